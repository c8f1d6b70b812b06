import { OperationError } from '@brandwright/contract';
import { requestPlanCall } from '@brandwright/contract/subscriptions/request-plan-call.ts';
import { and, count, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dayMs } from '../kernel/data/days.ts';
import type { Context, UserActor } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { sendPlanCall } from './send-plan-call.ts';
import { planCalls } from './tables.ts';

const mostADay = 3;

function personOf({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw new OperationError('forbidden', 'Log in to ask for a call.');
  return actor;
}

export default implement(requestPlanCall, {
  async run(context, { about, note }) {
    const { name, email } = personOf(context);
    const now = context.clock.now();
    const [asked] = await context.db
      .select({ calls: count() })
      .from(planCalls)
      .where(
        and(eq(planCalls.storeId, context.storeId), gt(planCalls.createdAt, new Date(now.getTime() - dayMs))),
      );
    if ((asked?.calls ?? 0) >= mostADay)
      throw new OperationError(
        'too_many_requests',
        'You’ve already requested a call. We’ll be in touch by email.',
      );
    const id = randomUUID();
    await context.db.insert(planCalls).values({
      storeId: context.storeId,
      id,
      about,
      note: note ?? null,
      personName: name,
      replyTo: email,
      status: 'SENDING',
      createdAt: now,
    });
    await context.jobs.enqueue(sendPlanCall.name, { callId: id });
    return { output: { id, replyTo: email }, subject: { kind: 'plan_call', id } };
  },
  async prepare(context, input) {
    const { email } = personOf(context);
    return {
      input,
      preview: {
        verb: 'Request a call',
        what: 'Asks Brandwright for a call about the plan.',
        toWhom: 'Brandwright support',
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Reply to', value: email },
          ...(input.note === undefined ? [] : [{ label: 'Note', value: input.note }]),
        ],
        warnings: [],
      },
    };
  },
});
