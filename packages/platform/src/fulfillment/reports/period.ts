import { OperationError } from '@brandwright/contract';
import { usualDays } from '@brandwright/contract/fulfillment/reports/period.ts';
import type { Context } from '../../kernel/request/context.ts';

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days of a report, the first and the last included. */
export interface Period {
  from: string;
  to: string;
}

/** The days that are meant: up to today and 30 of them, as far as nothing else was said. Errors: bad_input. */
export function periodOf(
  { clock }: Pick<Context, 'clock'>,
  given: { from?: string | undefined; to?: string | undefined },
): Period {
  const today = dayOf(clock.now().getTime());
  const to = given.to ?? (given.from !== undefined && given.from > today ? given.from : today);
  const from = given.from ?? dayOf(Date.parse(to) - (usualDays - 1) * dayMs);
  if (from > to)
    throw new OperationError('bad_input', 'The first day is after the last one. Swap the two.', [
      { path: 'from', message: 'After the last day.' },
    ]);
  return { from, to };
}
