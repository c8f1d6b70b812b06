import { emailPace } from '@brandwright/contract/home/notifications/kinds.ts';
import { setNotificationEmailPace } from '@brandwright/contract/home/notifications/set-notification-email-pace.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf, requireSame } from './own-notifications.ts';
import { readReader, writeReader } from './own-reader.ts';

const kept = z.object({ userId: z.uuid(), before: emailPace, after: emailPace });

export default implement(setNotificationEmailPace, {
  async run(context, { emailPace: after }) {
    const { userId } = personOf(context);
    const before = (await readReader(context))?.emailPace ?? 'AT_ONCE';
    await writeReader(context, { emailPace: after });
    return {
      output: { emailPace: after },
      undo: { userId, before, after } satisfies z.output<typeof kept>,
      subject: { kind: 'user', id: userId },
    };
  },
  async undo(context, saved) {
    const { userId, before, after } = kept.parse(saved);
    requireSame(context, userId);
    refuseChangedSince(
      'email pace',
      { pace: after },
      { pace: (await readReader(context))?.emailPace ?? 'AT_ONCE' },
    );
    await writeReader(context, { emailPace: before });
  },
});
