import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { dayMs, dayOf, startOf } from '../../kernel/data/days.ts';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { openReminders } from './find-reminder.ts';

/** The person's own reminders whose day has come, the oldest first. */
export const dueReminders = declareFeedSource({
  name: 'due_reminders',
  kind: 'REMINDER',
  words: ['due reminder', 'my own reminder'],
  async read(context) {
    if (context.actor.kind !== 'user') return [];
    const now = context.clock.now();
    const due = (await openReminders(context)).filter(({ remindOn }) => remindOn <= dayOf(now));
    return due.map(({ id, text, remindOn }) => ({
      key: id,
      weight: {
        urgency: 'TODAY' as const,
        daysOver: Math.floor((now.getTime() - startOf(remindOn).getTime()) / dayMs),
      },
      title: text,
      detail: `You asked to be reminded on ${dayWords(remindOn)}.`,
      records: [],
      recordCount: 0,
      figures: [],
      say: 'Show my reminders',
      sayLabel: 'Show reminders',
      parts: [id, text, remindOn],
      since: startOf(remindOn),
    }));
  },
});
