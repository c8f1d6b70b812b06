import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { reminder, reminderReads, reminderRef } from './entities.ts';

export const finishReminder = declareOperation({
  name: 'finish_reminder',
  area: 'home',
  title: 'Finish a reminder',
  description:
    'Takes one of the person’s reminders off the list, because it’s done or no longer wanted. Can be undone. To be reminded on another day use change_reminder.',
  examples: [
    'The reminder about the invoice is done',
    'Cancel my reminder about the boxes',
    'Delete the reminder to call Lume',
    'I did that, take the reminder off',
  ],
  input: z.object({ reminder: reminderRef }),
  output: reminder,
  http: { method: 'POST', path: '/web/home/reminders/{reminder}/finish' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_reminders', 'change_reminder'],
  invalidates: reminderReads,
  undoable: true,
  summary: ({ text }) => `Took “${text}” off your reminders.`,
});
