import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './conversation-ref.ts';
import { notifications, say } from './notification-settings.ts';

export const getInboxNotifications = declareOperation({
  name: 'get_inbox_notifications',
  area: 'inbox',
  title: 'Notices of supplier messages',
  description:
    'Says whether the person asking gets an email or an SMS when a supplier writes. All that they are notified of is get_notification_preferences.',
  examples: [
    'Do I get an email when a supplier writes?',
    'are SMS notices of supplier messages on?',
    'how am I notified of new supplier messages?',
  ],
  input: z.object({}),
  output: notifications,
  http: { method: 'GET', path: '/web/inbox/notifications' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['set_inbox_notifications'],
  summary: say,
});
