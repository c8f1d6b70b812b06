import { OperationError } from '@brandwright/contract';
import { changeReminder } from '@brandwright/contract/home/reminders/change-reminder.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { reminders } from '../tables.ts';
import { findReminder, ofId, toReminder } from './find-reminder.ts';
import { requireDay, textOf } from './rules.ts';

const undoOf = z.object({ id: z.uuid(), text: z.string(), remindOn: z.iso.date() });

export default implement(changeReminder, {
  async run(context, { reminder, remindOn, text }) {
    if (remindOn === undefined && text === undefined)
      throw new OperationError('bad_input', 'What should change: the day, or what it says?');
    if (remindOn !== undefined) requireDay(context, remindOn);
    const row = await findReminder(context, reminder);
    const changed = {
      text: text === undefined ? row.text : textOf(text, context.clock.now()),
      remindOn: remindOn ?? row.remindOn,
    };
    await context.db.update(reminders).set(changed).where(ofId(context, row.id));
    return {
      output: toReminder(context, { ...row, ...changed }),
      undo: { id: row.id, text: row.text, remindOn: row.remindOn },
      subject: { kind: 'reminder', id: row.id },
    };
  },
  async undo(context, saved) {
    const { id, ...before } = undoOf.parse(saved);
    await context.db.update(reminders).set(before).where(ofId(context, id));
  },
});
