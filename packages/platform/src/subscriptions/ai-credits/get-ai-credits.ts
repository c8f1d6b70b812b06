import { OperationError } from '@brandwright/contract';
import { getAiCredits } from '@brandwright/contract/subscriptions/ai-credits/get-ai-credits.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readCredits } from './read-credits.ts';

export default implement(getAiCredits, {
  async run(context, period) {
    if (period.from && period.to && period.from > period.to)
      throw new OperationError('bad_input', 'The first day is after the last one. Swap them.', [
        { path: 'to', message: 'The same day as the first, or later.' },
      ]);
    return { output: await readCredits(context, period) };
  },
});
