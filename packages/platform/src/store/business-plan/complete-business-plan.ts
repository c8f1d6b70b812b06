import { OperationError } from '@brandwright/contract';
import { completeBusinessPlan } from '@brandwright/contract/store/business-plan/complete-business-plan.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { lockPlan, toPlan, writePlan } from './plan.ts';

const instant = z.string().nullable();
const kept = z.object({ before: instant, after: instant });

export default implement(completeBusinessPlan, {
  async run(context, { isCompleted }) {
    const row = await lockPlan(context);
    const subject = { kind: 'business_plan', id: context.storeId };
    if ((row.completedAt !== null) === isCompleted) return { output: toPlan(row), subject };
    if (isCompleted && Object.keys(row.answers).length === 0)
      throw new OperationError('conflict', 'The business plan has no answers yet. Answer a question first.');
    const completedAt = isCompleted ? context.clock.now() : null;
    const written = await writePlan(context, { completedAt });
    return {
      output: toPlan(written),
      undo: {
        before: row.completedAt?.toISOString() ?? null,
        after: completedAt?.toISOString() ?? null,
      } satisfies z.output<typeof kept>,
      subject,
    };
  },
  async undo(context, given) {
    const { before, after } = kept.parse(given);
    const row = await lockPlan(context);
    refuseChangedSince(
      'business plan',
      { completedAt: after },
      { completedAt: row.completedAt?.toISOString() ?? null },
    );
    await writePlan(context, { completedAt: before === null ? null : new Date(before) });
  },
});
