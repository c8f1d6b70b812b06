import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import type { NotificationWay } from '@brandwright/contract/home/notifications/kinds.ts';
import { updateNotificationPreferences } from '@brandwright/contract/home/notifications/update-notification-preferences.ts';
import type { Context } from '../kernel/request/context.ts';

export interface InboxSettings {
  isEmailOn: boolean;
  isSmsOn: boolean;
}

const kind = 'SUPPLIER_WROTE';

/** How the person asking hears of supplier messages: one kind of all that they are notified of. */
export async function readSettings(context: Context): Promise<InboxSettings & { smsNumber: string | null }> {
  const { kinds, smsNumber } = await context.call(getNotificationPreferences, {});
  const own = kinds.find((one) => one.kind === kind);
  return { isEmailOn: own?.isEmailOn ?? false, isSmsOn: own?.isSmsOn ?? false, smsNumber };
}

/** Changes what is other than it was. */
export async function writeSettings(
  context: Context,
  before: InboxSettings,
  after: InboxSettings,
): Promise<void> {
  const change = (way: NotificationWay, isOn: boolean) =>
    context.call(updateNotificationPreferences, { kind, way, isOn });
  if (after.isEmailOn !== before.isEmailOn) await change('EMAIL', after.isEmailOn);
  if (after.isSmsOn !== before.isSmsOn) await change('SMS', after.isSmsOn);
}
