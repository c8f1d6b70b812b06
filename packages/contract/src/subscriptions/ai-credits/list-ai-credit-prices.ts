import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { creditWords } from '../../kernel/ai-credits.ts';
import { declareOperation, planTiers } from '../../kernel/operation.ts';
import { listWords } from '../../kernel/words.ts';
import { creditUseKind } from './entities.ts';
import { useField } from './fields.ts';

export const listAiCreditPrices = declareOperation({
  name: 'list_ai_credit_prices',
  area: 'subscriptions',
  title: 'What AI costs in credits',
  description:
    'The price list in AI credits: what a picture, a logo, a brand kit or a turn of the partner costs, and how many credits each plan includes a month. What was spent is get_ai_credits.',
  examples: [
    'What does a logo cost in credits?',
    'How many credits is a brand kit?',
    'What do AI credits buy?',
    'Does chatting with you cost AI credits?',
    'How many AI credits does each plan include?',
  ],
  input: z.object({ use: useField.optional() }),
  output: z.object({
    prices: z.array(
      z.object({ use: creditUseKind, name: z.string(), credits: z.int(), includes: z.string() }),
    ),
    plans: z.array(
      z.object({
        planType: z.enum(planTiers),
        planName: z.string(),
        /** AI credits of a month that can be chosen, the one that is included first. */
        steps: z.array(z.int()),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/ai-credits/prices' },
  access: mayRead,
  effect: 'read',
  card: 'ai_credit_prices',
  offered: true,
  errors: [],
  related: ['get_ai_credits'],
  summary: ({ prices, plans }, { use }) => {
    const [only] = prices;
    if (use !== undefined && only)
      return `A ${only.name} costs ${creditWords(only.credits)}. ${only.includes}`.replace(
        /^A (?=AI\b)/,
        'An ',
      );
    const said = prices.map(({ name, credits }) => `a ${name} ${credits}`.replace(/^a (?=AI\b)/, 'an '));
    const included = plans.map(
      ({ planName, steps }) => `${planName} ${(steps[0] ?? 0).toLocaleString('en-US')}`,
    );
    return `In AI credits: ${listWords(said)}. A month includes: ${listWords(included)}.`;
  },
});
