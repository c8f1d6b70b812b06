import { OperationError } from '@brandwright/contract';
import type { ItemRow } from './items.ts';

/** Refuses to send goods elsewhere that are on their way, or that nobody makes. */
export function refuseShipped({ status, title }: Pick<ItemRow, 'status' | 'title'>): void {
  if (status === 'SHIPPED')
    throw new OperationError(
      'bad_transition',
      `${title} has shipped, so where it goes can’t be changed any more.`,
    );
  if (status === 'CANCELED')
    throw new OperationError('bad_transition', `${title} is canceled, so it goes nowhere.`);
}
