import { z } from 'zod';
import { day, field, instant } from '../../kernel/fields.ts';
import { dayWords } from '../../kernel/words.ts';

export const longestReminder = 200;
/** Open reminders of one person. */
export const mostReminders = 200;

export const reminderIdOut = field(z.uuid(), { ref: 'reminder', label: 'Reminder' });

/** What a person wants to be reminded of on a day (UTC). Each person has their own. */
export const reminder = z.object({
  id: reminderIdOut,
  text: z.string(),
  remindOn: day(),
  /** Whether its day has come. */
  isDue: z.boolean(),
  createdAt: instant(),
});
export type Reminder = z.output<typeof reminder>;

const words = z
  .string()
  .trim()
  .min(2)
  .max(longestReminder)
  .overwrite((text) => text.replace(/\s+/g, ' '));

/** What to be reminded of. The request word for word will do: how it asks and the day are taken off. */
export const reminderText = field(words, {
  sense: 'whole_request',
  question: 'What should I remind you of?',
  label: 'Reminder',
}).describe('What to be reminded of, in the person’s own words, without "remind me to" and without the day.');

export const newReminderText = field(words, {
  sense: 'free_text',
  words: ['say', 'read', 'saying', 'reword to'],
  label: 'Says',
}).describe('What it says from now on.');

export const reminderDay = (question?: string) =>
  day({
    sense: 'date_ahead',
    words: ['on', 'by', 'in', 'next', 'for'],
    ...(question === undefined ? {} : { question }),
    label: 'On',
  });

export const reminderRef = field(z.string().trim().min(1).max(longestReminder), {
  ref: 'reminder',
  words: ['reminder', 'the reminder about', 'the reminder to'],
  question: 'Which reminder?',
  label: 'Reminder',
}).describe('The reminder, by its id or by words of it.');

/** Reads that a change of reminders makes stale. */
export const reminderReads = ['list_reminders', 'list_feed'] as const;

/** “Pay the Olaria invoice” on Wednesday, November 25, 2026. */
export const reminderWords = ({ text, remindOn }: Pick<Reminder, 'text' | 'remindOn'>): string =>
  `“${text}” on ${dayWords(remindOn)}`;
