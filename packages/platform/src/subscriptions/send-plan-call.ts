import { and, eq } from 'drizzle-orm';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { isTaken } from '../kernel/jobs/send-mail.ts';
import { planCalls } from './tables.ts';

const subjects: Readonly<Record<string, string>> = {
  PLANS: 'A call about the plans',
  PROFESSIONAL: 'A call about Professional',
  PAUSE: 'A call before pausing the plan',
  CANCEL: 'A call before canceling the plan',
};

/** Tells support that someone wants a call; its key is the request's id, so that the mail leaves once. */
export const sendPlanCall = declareJob({
  name: 'send_plan_call',
  async run(context, payload) {
    const callId = String(payload['callId']);
    const where = and(eq(planCalls.storeId, context.storeId), eq(planCalls.id, callId));
    const [call] = await context.db.select().from(planCalls).where(where);
    if (call?.status !== 'SENDING') return { callId, sent: false };
    const sent = await isTaken(context, 'a mail about a plan', callId, () =>
      context.providers.support.notify({
        subject: subjects[call.about] ?? 'A call about the plan',
        text: [
          `${call.personName} asks for a call.`,
          ...(call.note === null ? [] : [call.note]),
          `Store ${context.storeId}`,
        ].join('\n\n'),
        replyTo: call.replyTo,
        idempotencyKey: `plan-call:${callId}`,
      }),
    );
    await context.db
      .update(planCalls)
      .set({ status: sent ? 'SENT' : 'FAILED' })
      .where(where);
    return { callId, sent };
  },
});
