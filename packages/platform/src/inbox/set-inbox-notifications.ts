import { OperationError } from '@brandwright/contract';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readSettings, writeSettings } from './notification-settings.ts';

const notices = z.object({ isEmailOn: z.boolean(), isSmsOn: z.boolean() });
const kept = z.object({ userId: z.uuid(), before: notices, after: notices });

export default implement(setInboxNotifications, {
  async run(context, { isEmailOn, isSmsOn }) {
    const { actor } = context;
    if (actor.kind !== 'user') throw new OperationError('conflict', 'Only a person has notifications.');
    const { smsNumber, ...before } = await readSettings(context);
    const after = { isEmailOn: isEmailOn ?? before.isEmailOn, isSmsOn: isSmsOn ?? before.isSmsOn };
    await writeSettings(context, before, after);
    return { output: { ...after, smsNumber }, undo: { userId: actor.userId, before, after } };
  },
  async undo(context, undo) {
    const { userId, before, after } = kept.parse(undo);
    if (context.actor.kind !== 'user' || context.actor.userId !== userId)
      throw new OperationError('conflict', 'That’s someone else’s setting. Whoever changed it can undo it.');
    refuseChangedSince('notification setting', after, { ...(await readSettings(context)) });
    await writeSettings(context, after, before);
  },
});
