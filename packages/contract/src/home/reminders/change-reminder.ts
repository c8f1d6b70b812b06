import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import {
  newReminderText,
  reminder,
  reminderDay,
  reminderReads,
  reminderRef,
  reminderWords,
} from './entities.ts';

export const changeReminder = declareOperation({
  name: 'change_reminder',
  area: 'home',
  title: 'Change a reminder',
  description:
    'Changes the day or the words of one of the person’s reminders. A new one is set_reminder; one that is done or not wanted is finish_reminder.',
  examples: [
    'Move the reminder about the invoice to Thursday',
    'Change my reminder about the boxes to December 3',
    'Remind me of the lease a week later',
  ],
  input: z.object({
    reminder: reminderRef,
    remindOn: reminderDay().optional(),
    text: newReminderText.optional(),
  }),
  output: reminder,
  http: { method: 'PUT', path: '/web/home/reminders/{reminder}' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['bad_input', 'not_found', 'conflict'],
  related: ['list_reminders', 'finish_reminder'],
  invalidates: reminderReads,
  undoable: true,
  summary: (changed) => `The reminder is now ${reminderWords(changed)}.`,
});
