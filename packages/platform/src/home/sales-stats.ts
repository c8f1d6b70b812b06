import { OperationError } from '@brandwright/contract';
import type { Milestone } from '@brandwright/contract/home/milestones.ts';
import { celebrateMilestone, getSalesStats } from '@brandwright/contract/home/operations.ts';
import { salesPeriod } from '@brandwright/contract/home/sales-stats.ts';
import { sumSales } from '@brandwright/contract/orders/sum-sales.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implementation.ts';
import { levelsUpTo, milestoneOf, milestones, periodStart, toCelebrate } from './milestone-rules.ts';
import { milestoneCelebrations } from './tables.ts';

async function celebratedLevels(context: Context): Promise<ReadonlySet<string>> {
  const rows = await context.db
    .select({ level: milestoneCelebrations.level })
    .from(milestoneCelebrations)
    .where(eq(milestoneCelebrations.storeId, context.storeId));
  return new Set(rows.map(({ level }) => level));
}

const spans = salesPeriod.options.filter((period) => period !== 'LIFETIME');

export const salesStatsOperations = [
  implement(getSalesStats, {
    async run(context, { period }) {
      const now = context.clock.now();
      const since = spans.map((one) => (periodStart(one, now) ?? now).toISOString());
      const sums = await context.call(sumSales, { since });
      const periods = [
        { period: 'LIFETIME' as const, ...sums.lifetime },
        ...sums.since.map((sum, index) => ({ period: spans[index] ?? ('LIFETIME' as const), ...sum })),
      ];
      const { period: _asked, ...asked } = periods.find((one) => one.period === period) ?? {
        period,
        ...sums.lifetime,
      };
      const { current, next, missingMinor, progressPercent } = milestoneOf(sums.lifetime);
      return {
        output: {
          period,
          asked,
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
  }),

  implement(celebrateMilestone, {
    async run(context, { level }) {
      const { lifetime } = await context.call(sumSales, { since: [] });
      const { current } = milestoneOf(lifetime);
      const wanted = milestones.find((one) => one.level === level);
      if (!wanted || milestones.indexOf(wanted) > milestones.indexOf(current)) {
        throw new OperationError(
          'conflict',
          `${wanted?.label ?? level} is not reached yet. The level now is ${current.label}.`,
        );
      }
      return { output: { milestone: wanted, isFirst: await celebrate(context, wanted) } };
    },
  }),
];

/** The unique index lets one transaction in; another that comes at the same moment waits for it and finds the row. */
async function celebrate(context: Context, wanted: Milestone): Promise<boolean> {
  const rows = levelsUpTo(wanted.level).map(({ level }) => ({
    storeId: context.storeId,
    id: randomUUID(),
    level,
    acknowledgedBy: context.actor.kind === 'user' ? context.actor.userId : null,
    acknowledgedAt: context.clock.now(),
  }));
  const written = await context.db
    .insert(milestoneCelebrations)
    .values(rows)
    .onConflictDoNothing()
    .returning({ level: milestoneCelebrations.level });
  return written.some(({ level }) => level === wanted.level);
}
