import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { listWords } from '../../kernel/words.ts';
import { screenPath } from '../feed-item.ts';
import {
  allNotificationKinds,
  emailPace,
  notificationKind,
  notificationKinds,
  notificationWay,
  type NotificationWay,
} from './kinds.ts';

/** How long notifications are kept: since they were read, and in any case. */
export const keptDays = { read: 90, all: 365 } as const;

export const notificationsPath = '/notifications';
export const notificationSettingsPath = '/account-info?tab=notifications';

/** Something a person was told of. */
export const notification = z.object({
  id: z.uuid(),
  kind: notificationKind,
  title: z.string(),
  detail: z.string().nullable(),
  /** The screen that shows what it is about. */
  path: screenPath,
  isRead: z.boolean(),
  createdAt: instant(),
});
export type Notification = z.output<typeof notification>;

/** How a person hears of one kind. */
export const notificationChoice = z.object({
  kind: notificationKind,
  label: z.string(),
  isInAppOn: z.boolean(),
  isEmailOn: z.boolean(),
  isSmsOn: z.boolean(),
  /** The app and email can’t be turned off for it. */
  isAlwaysOn: z.boolean(),
});
export type NotificationChoice = z.output<typeof notificationChoice>;

export const notificationPreferences = z.object({
  /** How often emails come. What is urgent comes at once. */
  emailPace,
  email: z.string(),
  /** Where texts go, all but the last four digits hidden; null where none is confirmed. */
  smsNumber: z.string().nullable(),
  kinds: z.array(notificationChoice),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

export const notificationReads = ['list_notifications'] as const;
export const preferenceReads = ['get_notification_preferences', 'get_inbox_notifications'] as const;

const kindWords = Object.fromEntries(
  allNotificationKinds.map((kind) => [kind, notificationKinds[kind].words]),
);

/** Which kind, as people call it. */
export const kindField = field(notificationKind, {
  words: ['about', 'of', 'for', 'when'],
  valueWords: kindWords,
  namedByWords: true,
  question: 'Which notifications: late orders, supplier messages, invoices, or something else?',
  label: 'About',
});

/** In which way. */
export const wayField = field(notificationWay, {
  words: ['by', 'via'],
  valueWords: {
    IN_APP: ['in the app', 'in app', 'in-app', 'in here', 'the bell'],
    EMAIL: [
      'by email',
      'email me',
      'mail me',
      'email',
      'emails',
      'emailing',
      'mail',
      'mails',
      'mailing',
      'e-mail',
    ],
    SMS: [
      'by SMS',
      'text me',
      'sms me',
      'send me a text',
      'sms',
      'text',
      'texts',
      'texting',
      'text message',
      'text messages',
      'my phone',
    ],
  },
  namedByWords: true,
  label: 'By',
});

const wayLabels: Readonly<Record<NotificationWay, string>> = {
  IN_APP: 'in the app',
  EMAIL: 'by email',
  SMS: 'by SMS',
};

/** The ways that are on, as words: "in the app and by email". Empty where none is. */
export function waysOf({ isInAppOn, isEmailOn, isSmsOn }: NotificationChoice): string {
  const on = [
    ...(isInAppOn ? [wayLabels.IN_APP] : []),
    ...(isEmailOn ? [wayLabels.EMAIL] : []),
    ...(isSmsOn ? [wayLabels.SMS] : []),
  ];
  return listWords(on);
}

/** "Late orders: you hear of them in the app and by email." */
export function choiceWords(choice: NotificationChoice): string {
  const ways = waysOf(choice);
  return ways === '' ? `${choice.label}: off.` : `${choice.label}: ${ways}.`;
}
