import { declareJob } from '../kernel/jobs/jobs.ts';
import { isTaken } from '../kernel/jobs/send-mail.ts';
import { z } from 'zod';

export const noticePayload = z.object({
  noticeId: z.uuid(),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** Emails a notice to a person of the store, once however often the job runs. */
export const mailNotice = declareJob({
  name: 'mail_notice',
  async run(context, payload) {
    const { noticeId, ...mail } = noticePayload.parse(payload);
    const sent = await isTaken(context, 'a notice', noticeId, () =>
      context.providers.mail.send({ ...mail, idempotencyKey: `notice:${noticeId}` }),
    );
    return { noticeId, sent };
  },
});
