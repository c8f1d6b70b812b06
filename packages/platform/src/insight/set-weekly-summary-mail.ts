import { OperationError } from '@brandwright/contract';
import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { isReader, personOf, setReader } from './weekly-readers.ts';

const kept = z.object({ before: z.boolean(), userId: z.uuid() });

export default implement(setWeeklySummaryMail, {
  async run(context, { isOn }) {
    const { email, userId } = personOf(context);
    const before = await isReader(context);
    await setReader(context, isOn);
    return { output: { isOn, email }, undo: { before, userId }, subject: { kind: 'user', id: userId } };
  },
  async undo(context, undo) {
    const { before, userId } = kept.parse(undo);
    if (personOf(context).userId !== userId)
      throw new OperationError(
        'conflict',
        'That’s someone else’s mail. Whoever turned it on or off can undo it.',
      );
    await setReader(context, before);
  },
});
