import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listWords } from '../../kernel/words.ts';
import { choiceWords, kindField, notificationPreferences } from './entities.ts';
import { paceWords } from './kinds.ts';

const lower = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const getNotificationPreferences = declareOperation({
  name: 'get_notification_preferences',
  area: 'home',
  title: 'How I’m notified',
  description:
    'Says how the person asking is notified of each kind of thing: in the app, by email, by SMS, and how often emails come. What they were notified of is list_notifications.',
  examples: [
    'What do you notify me about?',
    'Do I get emails about late orders?',
    'What are my notification settings?',
    'How often do you email me notifications?',
  ],
  input: z.object({ kind: kindField.optional() }),
  output: notificationPreferences,
  http: { method: 'GET', path: '/web/notification-preferences' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['update_notification_preferences', 'set_notification_email_pace'],
  summary: ({ kinds, ...preferences }, { kind }) => {
    const pace = `Emails go to ${preferences.email} ${paceWords[preferences.emailPace]}.`;
    if (kind !== undefined)
      return `${kinds
        .filter((one) => one.kind === kind)
        .map(choiceWords)
        .join(' ')} ${pace}`;
    const named = (which: (one: (typeof kinds)[number]) => boolean) =>
      listWords(kinds.filter(which).map(({ label }) => lower(label)));
    const byEmail = named(({ isEmailOn }) => isEmailOn);
    const bySms = named(({ isSmsOn }) => isSmsOn);
    const off = named((one) => !one.isInAppOn && !one.isEmailOn && !one.isSmsOn);
    return [
      `By email you hear of ${byEmail}. ${pace}`,
      bySms === ''
        ? 'Nothing comes by SMS.'
        : preferences.smsNumber === null
          ? `You chose SMS for ${bySms}, but there’s no confirmed number to text yet.`
          : `By SMS to ${preferences.smsNumber}: ${bySms}.`,
      ...(off === '' ? [] : [`Turned off: ${off}.`]),
      'You’ll find the rest in the app.',
    ].join(' ');
  },
});
