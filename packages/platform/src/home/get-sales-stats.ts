import { OperationError } from '@brandwright/contract';
import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { salesPeriod } from '@brandwright/contract/home/sales-stats.ts';
import { sumSales, type SalesSums } from '@brandwright/contract/orders/sum-sales.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { milestoneOf, periodStart, toCelebrate } from './milestone-rules.ts';
import { milestoneCelebrations } from './tables.ts';

async function celebratedLevels(context: Context): Promise<ReadonlySet<string>> {
  const rows = await context.db
    .select({ level: milestoneCelebrations.level })
    .from(milestoneCelebrations)
    .where(eq(milestoneCelebrations.storeId, context.storeId));
  return new Set(rows.map(({ level }) => level));
}

const spans = salesPeriod.options.filter((period) => period !== 'LIFETIME');

/** From a day to a day; refuses (bad_input) a span that ends before it begins or begins after today. */
function daysAsked(
  from: string | undefined,
  to: string | undefined,
  now: Date,
): { from: string; to: string } | null {
  if (from === undefined && to === undefined) return null;
  const today = now.toISOString().slice(0, 10);
  const days = { from: from ?? '2000-01-01', to: to ?? today };
  if (days.from > days.to)
    throw new OperationError('bad_input', 'The last day is before the first. Swap the two.');
  if (days.from > today)
    throw new OperationError('bad_input', 'Those days are in the future. Ask for days up to today.');
  return days;
}

const startOf = (day: string): string => `${day}T00:00:00.000Z`;

const dayAfter = (day: string): string =>
  new Date(Date.parse(startOf(day)) + 86_400_000).toISOString().slice(0, 10);

/** What was sold from one instant until another: all since the first less all since the other. */
const between = (sinceFirst: SalesSums, sinceAfter: SalesSums): SalesSums => ({
  orders: sinceFirst.orders - sinceAfter.orders,
  paidMinor: sinceFirst.paidMinor - sinceAfter.paidMinor,
  refundedMinor: sinceFirst.refundedMinor - sinceAfter.refundedMinor,
  netMinor: sinceFirst.netMinor - sinceAfter.netMinor,
});

export default implement(getSalesStats, {
  async run(context, { period, from, to }) {
    const now = context.clock.now();
    const days = daysAsked(from, to, now);
    const since = spans.map((one) => (periodStart(one, now) ?? now).toISOString());
    const ends = days ? [startOf(days.from), startOf(dayAfter(days.to))] : [];
    const sums = await context.call(sumSales, { since: [...since, ...ends] });
    const [sinceFirst, sinceAfter] = sums.since.slice(since.length);
    const periods = [
      { period: 'LIFETIME' as const, ...sums.lifetime },
      ...sums.since
        .slice(0, since.length)
        .map((sum, index) => ({ period: spans[index] ?? ('LIFETIME' as const), ...sum })),
    ];
    const { period: _asked, ...asked } = periods.find((one) => one.period === period) ?? {
      period,
      ...sums.lifetime,
    };
    const { current, next, missingMinor, progressPercent } = milestoneOf(sums.lifetime);
    return {
      output: {
        period,
        asked: sinceFirst && sinceAfter ? between(sinceFirst, sinceAfter) : asked,
        days,
        periods,
        currency: sums.currency,
        firstSaleAt: sums.firstSaleAt,
        milestone: current,
        next,
        missingMinor,
        progressPercent,
        toCelebrate: toCelebrate(current, await celebratedLevels(context)),
        asOf: now.toISOString(),
      },
    };
  },
});
