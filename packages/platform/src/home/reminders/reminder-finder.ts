import { reminderWords } from '@brandwright/contract/home/reminders/entities.ts';
import type { RecordFinder } from '../../kernel/area.ts';
import { likeliest } from '../../kernel/records/name-finder.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { openReminders } from './find-reminder.ts';

const noun = /\bremind(?:ers?|ed)?\b/i;

/** The person's own reminders, where reminders are spoken of. */
export const reminderFinder: RecordFinder = {
  kind: 'reminder',
  async find(context, words) {
    if (!noun.test(words) || context.actor.kind !== 'user') return [];
    const found = (await openReminders(context)).map((row) => ({
      kind: 'reminder' as const,
      value: row.id,
      id: row.id,
      label: reminderWords(row),
      ...nameLikeness(row.text, words, noun, 'head'),
    }));
    return likeliest(found, { least: 0.5, most: 6 });
  },
};
