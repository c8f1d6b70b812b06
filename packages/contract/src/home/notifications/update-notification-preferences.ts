import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { choiceWords, kindField, notificationChoice, preferenceReads, wayField } from './entities.ts';

export const updateNotificationPreferences = declareOperation({
  name: 'update_notification_preferences',
  area: 'home',
  title: 'Change how I’m notified',
  description:
    'Turns notifications of one kind on or off for the person asking: in the app, by email or by SMS. Without a way, off means all three and on means in the app. Security stays on in the app and by email. How often emails come is set_notification_email_pace; the weekly summary is set_weekly_summary_mail.',
  examples: [
    'Stop emailing me about late orders',
    'Text me when a payment fails',
    'Email me when an invoice is overdue',
    'Turn off notifications about returns',
    'Notify me in the app when an assistant finds something',
  ],
  input: z.object({
    kind: kindField,
    way: wayField.optional(),
    isOn: field(z.boolean(), {
      valueWords: {
        true: ['turn on', 'switch on', 'notify me', 'tell me', 'let me know', 'alert me', 'start', 'enable'],
        false: [
          'turn off',
          'switch off',
          'stop',
          'mute',
          'no more',
          'no longer',
          'no emails',
          'no texts',
          'no sms',
          'no notifications',
          'no mail',
          'cut',
          'drop',
          'get rid of',
          'cancel',
          'off',
          'not',
          'don’t email',
          'don’t text',
          'don’t notify',
          'don’t send',
          'don’t tell',
          'don’t want',
          'never',
          'quit',
          'disable',
          'unsubscribe',
          'silence',
        ],
      },
      namedByWords: true,
      label: 'On',
    }).default(true),
  }),
  output: notificationChoice.extend({
    /** What is still to do, such as confirming a number for SMS. */
    hint: z.string().nullable(),
  }),
  http: { method: 'PUT', path: '/web/notification-preferences' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['conflict'],
  related: ['get_notification_preferences', 'set_notification_email_pace'],
  invalidates: preferenceReads,
  summary: (choice) => [choiceWords(choice), ...(choice.hint === null ? [] : [choice.hint])].join(' '),
});
