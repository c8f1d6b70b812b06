import { vipStatusLabels } from '@brandwright/contract/subscriptions/vip/entities.ts';
import { vipKinds } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import { vipRequests } from './tables.ts';
import { withId } from './requests.ts';

/** Tells the people who run this installation of a VIP request, once for each change. */
export const mailVipRequest = declareJob({
  name: 'mail_vip_request',
  async run(context, payload) {
    const [requestId, version] = [String(payload['requestId']), Number(payload['version'])];
    const [row] = await context.db.select().from(vipRequests).where(withId(context, requestId));
    if (!row || row.version !== version) return { requestId, sent: false };
    const { label } = vipKinds[row.kind];
    const note = {
      subject: `VIP request: ${label} (${vipStatusLabels[row.status].toLowerCase()})`,
      text: [
        `${oneLine(row.createdBy)} asked for: ${label}.`,
        '',
        row.reason,
        '',
        `Status: ${vipStatusLabels[row.status]}. Store ${context.storeId}, request ${row.id}.`,
      ].join('\n'),
      replyTo: row.createdByEmail,
      idempotencyKey: `vip-request:${row.id}:${version}`,
    };
    const sent = await isTaken(context, 'a VIP request', requestId, () =>
      context.providers.operator.notify(note),
    );
    return { requestId, sent };
  },
});
