import { OperationError } from '@brandwright/contract';
import type { Comparison } from '@brandwright/contract/insight/figures.ts';
import type { UsualPeriod } from '@brandwright/contract/insight/report.ts';
import { sql } from 'drizzle-orm';
import { dayMs, dayOf, startOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { rowsOf } from './scope.ts';

/** Further back than any shop's orders; a day for each of them is still a list that can be drawn. */
const mostYears = 50;

interface Given {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The days a question covers: the ones given, or the default period through today. Future days are left out, so that a month
 * in progress is compared with the same number of days. Errors: bad_input.
 */
export async function daysAsked(context: Context, given: Given, usual: UsualPeriod): Promise<Days> {
  const today = dayOf(context.clock.now());
  const to = given.to !== undefined && given.to < today ? given.to : today;
  const from = given.from ?? (await usualStart(context, to, usual));
  if (from > (given.to ?? from))
    throw new OperationError('bad_input', 'The start date is after the end date. Swap them.', [
      { path: 'from', message: 'After the end date.' },
    ]);
  if (from > today)
    throw new OperationError('bad_input', 'Those dates are in the future. Ask for dates through today.', [
      { path: 'from', message: 'After today.' },
    ]);
  if (Number(today.slice(0, 4)) - Number((given.from ?? given.to ?? today).slice(0, 4)) > mostYears)
    throw new OperationError(
      'bad_input',
      `That’s too long ago. Ask for dates in the last ${mostYears} years.`,
      [{ path: 'from', message: 'Too long ago.' }],
    );
  return { from, to };
}

async function usualStart(context: Context, to: string, usual: UsualPeriod): Promise<string> {
  if (usual === 'ALL') return firstDay(context, to);
  if ('days' in usual) return dayOf(new Date(startOf(to).getTime() - (usual.days - 1) * dayMs));
  // Whole months, including the month of the last day.
  const last = startOf(`${to.slice(0, 7)}-01`);
  return dayOf(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - usual.months + 1, 1)));
}

/** The day of the store's first order, or the given day if there is none before it. */
async function firstDay(context: Context, otherwise: string): Promise<string> {
  const [row] = await rowsOf(
    context,
    sql`select day::text as day from insight_days where store_id = ${context.storeId} group by insight_days.day having sum(placed) > 0
      order by insight_days.day limit 1`,
  );
  const day = row?.['day'];
  return typeof day === 'string' && day < otherwise ? day : otherwise;
}

/**
 * The same number of days right before these. For whole calendar months, quarters or years, the same number of those; for a month
 * in progress, the same days of the month before.
 */
export function daysBefore({ from, to }: Days): Days {
  const before = dayOf(new Date(startOf(from).getTime() - dayMs));
  const months = wholeMonths({ from, to });
  if (months !== null) {
    const first = startOf(from);
    return {
      from: dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - months, 1))),
      to: before,
    };
  }
  if (from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)) {
    const month = before.slice(0, 7);
    const last = Math.min(Number(to.slice(8)), Number(before.slice(8)));
    return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
  }
  const length = startOf(to).getTime() - startOf(from).getTime();
  return { from: dayOf(new Date(startOf(before).getTime() - length)), to: before };
}

/** How many whole calendar months the days cover; null if they don't start and end on month boundaries. */
function wholeMonths({ from, to }: Days): number | null {
  const next = new Date(startOf(to).getTime() + dayMs);
  if (!from.endsWith('-01') || next.getUTCDate() !== 1) return null;
  const first = startOf(from);
  return (next.getUTCFullYear() - first.getUTCFullYear()) * 12 + next.getUTCMonth() - first.getUTCMonth();
}

/** The same days a year earlier, February 29 becoming the 28th; for whole calendar months, the whole months then. */
export function yearBefore({ from, to }: Days): Days {
  const earlier = (day: string) => {
    const year = Number(day.slice(0, 4)) - 1;
    return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
  };
  if (wholeMonths({ from, to }) === null) return { from: earlier(from), to: earlier(to) };
  const [year, month] = [Number(to.slice(0, 4)) - 1, Number(to.slice(5, 7))];
  return { from: earlier(from), to: dayOf(new Date(Date.UTC(year, month, 0))) };
}

export const comparedDays = (days: Days, compare: Comparison): Days =>
  compare === 'YEAR_BEFORE' ? yearBefore(days) : daysBefore(days);
