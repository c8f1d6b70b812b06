import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../kernel/words.ts';
import { reminder, reminderWords } from './entities.ts';

const most = 3;

export const listReminders = declareOperation({
  name: 'list_reminders',
  area: 'home',
  title: 'My reminders',
  description:
    'Lists the person’s own reminders that aren’t done, the earliest day first. What matters today, reminders that are due included, is list_feed.',
  examples: [
    'What are my reminders?',
    'Show my reminders',
    'What did I ask you to remind me of?',
    'Do I have any reminders set?',
  ],
  input: z.object(pageInput),
  output: z.object({ rows: z.array(reminder), ...pageOutput }),
  http: { method: 'GET', path: '/web/home/reminders' },
  access: mayRead,
  effect: 'read',
  card: 'reminders',
  offered: true,
  errors: [],
  related: ['set_reminder', 'finish_reminder'],
  summary: ({ rows, total }) =>
    total === 0
      ? 'You have no reminders. Say "remind me on Friday to …" and I’ll add one.'
      : `You have ${count(total, 'reminder')}: ${listWords(rows.map(reminderWords), most)}.`,
});
