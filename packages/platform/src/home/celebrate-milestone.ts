import { OperationError } from '@brandwright/contract';
import type { Milestone } from '@brandwright/contract/home/milestones.ts';
import { celebrateMilestone } from '@brandwright/contract/home/celebrate-milestone.ts';
import { sumSales } from '@brandwright/contract/orders/sum-sales.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { milestones } from '@brandwright/contract/home/milestone-levels.ts';
import { levelsUpTo, milestoneOf } from './milestone-rules.ts';
import { milestoneCelebrations } from './tables.ts';

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

export default implement(celebrateMilestone, {
  async run(context, { level }) {
    const { lifetime } = await context.call(sumSales, { since: [] });
    const { current } = milestoneOf(lifetime);
    const wanted = milestones.find((one) => one.level === level);
    if (!wanted || milestones.indexOf(wanted) > milestones.indexOf(current)) {
      throw new OperationError(
        'conflict',
        `${wanted?.label ?? level} isn’t reached yet. Your level now is ${current.label}.`,
      );
    }
    return { output: { milestone: wanted, isFirst: await celebrate(context, wanted) } };
  },
});
