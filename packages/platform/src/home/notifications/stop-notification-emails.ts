import { allNotificationKinds, notificationKinds } from '@brandwright/contract/home/notifications/kinds.ts';
import { stopNotificationEmails } from '@brandwright/contract/home/notifications/stop-notification-emails.ts';
import { randomUUID } from 'node:crypto';
import { notificationChoices } from '../../kernel/notifications/tables.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readStopToken } from './stop-link.ts';

export default implement(stopNotificationEmails, {
  async run(context, { token }) {
    const { storeId, userId, kind } = readStopToken(context, token);
    await context.enterStore(storeId);
    const kinds = (kind === 'ALL' ? allNotificationKinds : [kind]).filter(
      (one) => !notificationKinds[one].isAlwaysOn,
    );
    for (const one of kinds)
      await context.db
        .insert(notificationChoices)
        .values({ storeId, id: randomUUID(), userId, kind: one, isEmailOn: false })
        .onConflictDoUpdate({
          target: [notificationChoices.storeId, notificationChoices.userId, notificationChoices.kind],
          set: { isEmailOn: false },
        });
    return { output: { label: kind === 'ALL' ? null : notificationKinds[kind].label } };
  },
});
