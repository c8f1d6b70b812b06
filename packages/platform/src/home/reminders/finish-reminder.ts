import { finishReminder } from '@brandwright/contract/home/reminders/finish-reminder.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { reminders } from '../tables.ts';
import { findReminder, ofId, toReminder } from './find-reminder.ts';

export default implement(finishReminder, {
  async run(context, { reminder }) {
    const row = await findReminder(context, reminder);
    await context.db.update(reminders).set({ doneAt: context.clock.now() }).where(ofId(context, row.id));
    return {
      output: toReminder(context, row),
      undo: { id: row.id },
      subject: { kind: 'reminder', id: row.id },
    };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.update(reminders).set({ doneAt: null }).where(ofId(context, id));
  },
});
