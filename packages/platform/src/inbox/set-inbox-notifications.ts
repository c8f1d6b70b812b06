import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { inboxSettings as settings } from './tables.ts';
import type { standard } from './notifications.ts';
import { readSettings } from './notifications.ts';

async function writeSettings(context: Context, set: typeof standard): Promise<void> {
  await context.db
    .insert(settings)
    .values({ storeId: context.storeId, id: context.storeId, ...set })
    .onConflictDoUpdate({ target: [settings.storeId, settings.id], set });
}

const notices = z.object({ isEmailOn: z.boolean(), isSmsOn: z.boolean() });

const undoSettings = z.object({ before: notices, after: notices });

export default implement(setInboxNotifications, {
  async run(context, { isEmailOn, isSmsOn }) {
    const before = await readSettings(context);
    const after = { isEmailOn: isEmailOn ?? before.isEmailOn, isSmsOn: isSmsOn ?? before.isSmsOn };
    await writeSettings(context, after);
    return { output: after, undo: { before, after } };
  },
  async undo(context, undo) {
    const { before, after } = undoSettings.parse(undo);
    refuseChangedSince('notification setting', after, await readSettings(context));
    await writeSettings(context, before);
  },
});
