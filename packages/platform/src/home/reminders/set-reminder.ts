import { OperationError } from '@brandwright/contract';
import { mostReminders } from '@brandwright/contract/home/reminders/entities.ts';
import { setReminder } from '@brandwright/contract/home/reminders/set-reminder.ts';
import { count } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { reminders } from '../tables.ts';
import { ofId, ofMine, personOf, toReminder } from './find-reminder.ts';
import { requireDay, textOf } from './rules.ts';

export default implement(setReminder, {
  async run(context, { text, remindOn }) {
    requireDay(context, remindOn);
    const [open] = await context.db.select({ total: count() }).from(reminders).where(ofMine(context));
    if ((open?.total ?? 0) >= mostReminders)
      throw new OperationError(
        'conflict',
        `You have ${mostReminders} reminders, which is the limit. Finish some first.`,
      );
    const row = {
      storeId: context.storeId,
      id: randomUUID(),
      userId: personOf(context),
      text: textOf(text, context.clock.now()),
      remindOn,
      createdAt: context.clock.now(),
      doneAt: null,
    };
    await context.db.insert(reminders).values(row);
    return {
      output: toReminder(context, row),
      undo: { id: row.id },
      subject: { kind: 'reminder', id: row.id },
    };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.delete(reminders).where(ofId(context, id));
  },
});
