import { listReminders } from '@brandwright/contract/home/reminders/list-reminders.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { openReminders, toReminder } from './find-reminder.ts';

export default implement(listReminders, {
  async run(context, { page, size }) {
    const rows = context.actor.kind === 'user' ? await openReminders(context) : [];
    return {
      output: {
        rows: rows.slice(page * size, (page + 1) * size).map((row) => toReminder(context, row)),
        page,
        size,
        total: rows.length,
      },
    };
  },
});
