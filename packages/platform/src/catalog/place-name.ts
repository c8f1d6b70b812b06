import { OperationError } from '@brandwright/contract';
import type { PlaceRecord } from './places.ts';

export const placeTaken = (name: string) =>
  new OperationError('conflict', `There’s already a place called ${name}. Choose another name.`, [
    { path: 'name', message: 'Taken.' },
  ]);

/** Refuses a name that another place in use has. */
export function refuseTakenPlace(places: readonly PlaceRecord[], name: string, except?: string): void {
  const taken = places.find((one) => one.id !== except && one.name.toLowerCase() === name.toLowerCase());
  if (taken) throw placeTaken(taken.name);
}
