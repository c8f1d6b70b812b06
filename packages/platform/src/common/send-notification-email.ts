import { OperationError } from '@brandwright/contract';
import {
  mostNoticesADay,
  sendNotificationEmail,
} from '@brandwright/contract/common/send-notification-email.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { takeAttempt } from '../kernel/request/take-attempt.ts';
import { mailNotice, type noticePayload } from './mail-notice.ts';

export default implement(sendNotificationEmail, {
  async run(context, { to: asked, subject, text }) {
    const { actor } = context;
    if (actor.kind !== 'user') throw new OperationError('unauthenticated', 'Log in to send a notice.');
    const to = asked ?? actor.email;
    const { members } = await context.call(listTeam, {});
    if (to !== actor.email && !members.some(({ email }) => email === to))
      throw new OperationError(
        'not_found',
        'Nobody in this store has that address. You can send a notice only to people in this store.',
      );
    await takeAttempt(context, {
      key: `notice ${context.storeId}`,
      limit: mostNoticesADay,
      windowSeconds: 24 * 60 * 60,
      refusal: `This store has sent ${mostNoticesADay} notices in the last day.`,
    });
    const notice: z.input<typeof noticePayload> = {
      noticeId: randomUUID(),
      to,
      replyTo: actor.email,
      subject,
      text,
    };
    await context.jobs.enqueue(mailNotice.name, notice);
    return { output: { to, subject } };
  },
});
