import { planTiers } from '@brandwright/contract';
import { creditPrices } from '@brandwright/contract/kernel/ai-credits.ts';
import { creditKinds } from '@brandwright/contract/kernel/credit-use.ts';
import { creditStepsOf } from '@brandwright/contract/kernel/plan-catalog.ts';
import { planNames } from '@brandwright/contract/store/entities.ts';
import { listAiCreditPrices } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-prices.ts';
import { implement } from '../../kernel/request/implementation.ts';

export default implement(listAiCreditPrices, {
  run: async (_, { use }) => ({
    output: {
      prices: creditKinds
        .filter((kind) => use === undefined || kind === use)
        .map((kind) => {
          const { noun: name, credits, includes } = creditPrices[kind];
          return { use: kind, name, credits, includes };
        }),
      plans: planTiers.map((planType) => ({
        planType,
        planName: planNames[planType],
        steps: [...creditStepsOf(planType)],
      })),
    },
  }),
});
