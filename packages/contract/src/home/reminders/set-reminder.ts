import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { reminder, reminderDay, reminderReads, reminderText, reminderWords } from './entities.ts';

export const setReminder = declareOperation({
  name: 'set_reminder',
  area: 'home',
  title: 'Set a reminder',
  description:
    'Reminds the person of something on a day: it’s in their brand feed from that day until they say it’s done. It does nothing else: for something that should happen automatically use create_assistant. To see a feed item again later use snooze_feed_item.',
  examples: [
    'Remind me on Wednesday to pay the Olaria invoice',
    'Remind me to order boxes next Monday',
    'Set a reminder for December 1: renew the lease of the studio',
    'Don’t let me forget to call Lume & Cera on Friday',
  ],
  input: z.object({ text: reminderText, remindOn: reminderDay('What day should I remind you?') }),
  output: reminder,
  http: { method: 'POST', path: '/web/home/reminders', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['bad_input', 'conflict'],
  related: ['list_reminders', 'change_reminder', 'finish_reminder'],
  invalidates: reminderReads,
  undoable: true,
  summary: (set) =>
    set.isDue
      ? `“${set.text}” is in your feed now.`
      : `I’ll remind you of ${reminderWords(set)}. It’s in your feed from that day until it’s done.`,
});
