import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct } from './conversation-ref.ts';
import { notifications, say } from './notification-settings.ts';

export const setInboxNotifications = declareOperation({
  name: 'set_inbox_notifications',
  area: 'inbox',
  title: 'Change notices of supplier messages',
  description:
    'Turns the email or the SMS that tells the person asking of new supplier messages on or off. What is left out stays. Any other kind of notification is update_notification_preferences.',
  examples: [
    'Mute SMS for supplier messages',
    'email me when a supplier writes',
    'turn off text notices of the inbox',
    'stop the emails about supplier messages',
  ],
  input: z.object({
    isEmailOn: field(z.boolean(), {
      label: 'Email',
      words: ['email', 'emails', 'mail'],
      valueWords: {
        true: [
          'email me',
          'email on',
          'turn on email',
          'emails on',
          'send me an email',
          'by email',
          'mail me',
        ],
        false: [
          'email off',
          'no emails',
          'stop the emails',
          'stop emailing',
          'turn off email',
          'mute email',
          'mute emails',
          'no email',
        ],
      },
    }).optional(),
    isSmsOn: field(z.boolean(), {
      label: 'SMS',
      words: ['sms', 'text', 'texts'],
      valueWords: {
        true: ['text me', 'sms on', 'turn on sms', 'turn on texts', 'send me a text', 'by sms', 'sms me'],
        false: [
          'mute sms',
          'sms off',
          'no sms',
          'turn off sms',
          'stop the texts',
          'stop texting',
          'no texts',
          'mute texts',
          'mute the texts',
          'turn off texts',
        ],
      },
    }).optional(),
  }),
  output: notifications,
  http: {
    method: 'PUT',
    path: '/web/inbox/notifications',
    aliases: [{ method: 'PUT', path: '/web/stores/me/inbox-sms-notify' }],
  },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: [],
  related: ['get_inbox_notifications'],
  invalidates: ['get_inbox_notifications', 'get_notification_preferences'],
  summary: say,
});
