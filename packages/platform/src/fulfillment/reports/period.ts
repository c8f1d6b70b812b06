import { usualDays } from '@brandwright/contract/fulfillment/reports/period.ts';
import { daysMeant, type Days } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';

/** The days of a report: the last thirty as far as nothing else was said. Errors: bad_input. */
export const periodOf = ({ clock }: Pick<Context, 'clock'>, given: Partial<Days>): Days =>
  daysMeant(given, usualDays, clock.now());
