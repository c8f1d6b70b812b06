import { getInboxNotifications } from '@brandwright/contract/inbox/get-inbox-notifications.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readSettings } from './notification-settings.ts';

export default implement(getInboxNotifications, {
  run: async (context) => ({ output: await readSettings(context) }),
});
