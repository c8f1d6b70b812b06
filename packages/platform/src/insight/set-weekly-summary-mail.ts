import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { isReader, personOf, setReader } from './weekly-readers.ts';

const kept = z.object({ before: z.boolean() });

export default implement(setWeeklySummaryMail, {
  async run(context, { isOn }) {
    const { email, userId } = personOf(context);
    const before = await isReader(context);
    await setReader(context, isOn);
    return { output: { isOn, email }, undo: { before }, subject: { kind: 'user', id: userId } };
  },
  async undo(context, undo) {
    await setReader(context, kept.parse(undo).before);
  },
});
