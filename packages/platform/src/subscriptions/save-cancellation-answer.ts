import { OperationError } from '@brandwright/contract';
import { saveCancellationAnswer } from '@brandwright/contract/subscriptions/save-cancellation-answer.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { lockPaidPlan } from './plan-subscription.ts';
import { openSurvey, readSurvey } from './survey-rows.ts';
import { planCancellations } from './tables.ts';

export default implement(saveCancellationAnswer, {
  async run(context, { answer }) {
    const plan = await lockPaidPlan(context);
    const open = await openSurvey(context);
    const answers = [...(open?.answers ?? []).filter(({ step }) => step !== answer.step), answer];
    const survey = await readSurvey(context, answers);
    if (!survey.steps.includes(answer.step))
      throw new OperationError(
        'conflict',
        'That question is no longer in the survey. Open the survey again.',
      );
    const { storeId } = context;
    if (open)
      await context.db
        .update(planCancellations)
        .set({ answers })
        .where(and(eq(planCancellations.storeId, storeId), eq(planCancellations.id, open.id)));
    else
      await context.db.insert(planCancellations).values({
        storeId,
        id: randomUUID(),
        answers,
        startedBy: context.actor.kind === 'user' ? context.actor.userId : null,
        startedAt: context.clock.now(),
      });
    return { output: survey, subject: { kind: 'plan', id: plan.id } };
  },
});
