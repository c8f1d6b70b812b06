import { OperationError } from '@brandwright/contract';
import { dayFault } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import type { Context } from '../../kernel/request/context.ts';

export interface Fault {
  path: string;
  message: string;
}

/** Refuses what was given, with every fault at its field. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new OperationError('bad_input', faults.map(({ message }) => message).join(' '), [...faults]);
}

/** Today in UTC, YYYY-MM-DD. */
export const todayOf = (context: Context): string => context.clock.now().toISOString().slice(0, 10);

/** Faults of days that have passed or are too far off. */
export const dayFaults = (context: Context, days: Readonly<Record<string, string | undefined>>): Fault[] =>
  Object.entries(days).flatMap(([path, day]) => {
    const message = day === undefined ? undefined : dayFault(day, todayOf(context));
    return message === undefined ? [] : [{ path, message }];
  });

/** Units that are none, or more than there can be. */
export function unitFaults(path: string, units: number, most = 1_000_000): Fault[] {
  if (units < 1) return [{ path, message: 'Enter a number of at least 1.' }];
  if (units > most) return [{ path, message: `Enter at most ${most.toLocaleString('en-US')}.` }];
  return [];
}
