import { setAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/set-ai-credit-cap.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { capOf, putCapBack, scopeOf, writeCap } from './caps.ts';
import { readCredits } from './read-credits.ts';

export default implement(setAiCreditCap, {
  async run(context, { assistant, credits }) {
    const { scope, assistantName, called } = await scopeOf(context, assistant);
    const before = await capOf(context, scope);
    await writeCap(context, { scope, assistantName }, credits);
    return {
      output: { ...(await readCredits(context)), capOf: called, credits },
      undo: { scope, assistantName, before, after: credits },
    };
  },
  undo: putCapBack,
});
