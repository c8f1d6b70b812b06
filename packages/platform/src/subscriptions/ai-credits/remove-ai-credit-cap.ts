import { OperationError } from '@brandwright/contract';
import { removeAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/remove-ai-credit-cap.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { capOf, putCapBack, scopeOf, writeCap } from './caps.ts';
import { readCredits } from './read-credits.ts';

export default implement(removeAiCreditCap, {
  async run(context, { assistant }) {
    const { scope, assistantName, called } = await scopeOf(context, assistant);
    const before = await capOf(context, scope);
    if (before === null)
      throw new OperationError('conflict', `There is no AI credit cap on ${called}. Nothing was changed.`);
    await writeCap(context, { scope, assistantName }, null);
    return {
      output: { ...(await readCredits(context)), capOf: called },
      undo: { scope, assistantName, before, after: null },
    };
  },
  undo: putCapBack,
});
