import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { preferenceReads } from './entities.ts';
import { emailPace, paceWords } from './kinds.ts';

export const setNotificationEmailPace = declareOperation({
  name: 'set_notification_email_pace',
  area: 'home',
  title: 'How often emails come',
  description:
    'Sets how often the person asking gets their notifications by email: at once, or gathered in a digest once a day or once a week. Failed payments and security always come at once. Which kinds are emailed is update_notification_preferences; the weekly summary of sales is set_weekly_summary_mail.',
  examples: [
    'Send my notifications once a day',
    'Put my notification emails into a weekly digest',
    'Email me notifications right away',
    'I’d rather have a daily digest of notifications',
  ],
  input: z.object({
    emailPace: field(emailPace, {
      words: ['digest', 'once'],
      valueWords: {
        AT_ONCE: [
          'right away',
          'at once',
          'immediately',
          'one by one',
          'as they happen',
          'instantly',
          'individually',
        ],
        DAILY: ['once a day', 'daily', 'every day', 'every morning', 'each day', 'a day'],
        WEEKLY: ['once a week', 'weekly', 'every week', 'every monday', 'each week', 'a week', 'mondays'],
      },
      namedByWords: true,
      question: 'Right away, once a day or once a week?',
      label: 'Emails',
    }),
  }),
  output: z.object({ emailPace }),
  http: { method: 'PUT', path: '/web/notification-preferences/-/email-pace' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: [],
  related: ['get_notification_preferences', 'update_notification_preferences'],
  invalidates: preferenceReads,
  summary: ({ emailPace: pace }) =>
    `Notification emails come ${paceWords[pace]}. Failed payments and security come at once.`,
});
