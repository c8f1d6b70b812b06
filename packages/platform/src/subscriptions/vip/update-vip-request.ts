import { OperationError } from '@brandwright/contract';
import { vipStatusLabels, vipTransitions } from '@brandwright/contract/subscriptions/vip/entities.ts';
import { updateVipRequest } from '@brandwright/contract/subscriptions/vip/update-vip-request.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { takeAttempt } from '../../kernel/request/take-attempt.ts';
import { mailVipRequest } from './mail-vip-request.ts';
import { lockRequest, toRequest, withId } from './requests.ts';
import { vipRequests } from './tables.ts';

/** Changes of one store in a day: each is an email. */
const mostChanges = 50;

export default implement(updateVipRequest, {
  async run(context, { id, reason, status }) {
    const row = await lockRequest(context, id);
    const next = status ?? row.status;
    if (next !== row.status && !vipTransitions[row.status].includes(next))
      throw new OperationError(
        'bad_transition',
        `This request is ${vipStatusLabels[row.status].toLowerCase()}. Reopen it first.`,
      );
    if (reason !== undefined && reason !== row.reason && next !== 'OPEN')
      throw new OperationError(
        'bad_transition',
        'What a request is about can be changed only while it’s open.',
      );
    const subject = { kind: 'vip_request', id };
    if (next === row.status && (reason ?? row.reason) === row.reason)
      return { output: toRequest(row), subject };
    await takeAttempt(context, {
      key: `vip request ${context.storeId}`,
      limit: mostChanges,
      windowSeconds: 24 * 60 * 60,
      refusal: 'VIP requests were changed too many times today.',
    });
    const [changed] = await context.db
      .update(vipRequests)
      .set({
        reason: reason ?? row.reason,
        status: next,
        version: row.version + 1,
        updatedAt: context.clock.now(),
      })
      .where(withId(context, id))
      .returning();
    if (!changed) throw new Error('The VIP request was not written.');
    await context.jobs.enqueue(mailVipRequest.name, { requestId: id, version: changed.version });
    return { output: toRequest(changed), subject };
  },
});
