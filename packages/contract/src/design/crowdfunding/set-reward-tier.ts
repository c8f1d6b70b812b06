import { z } from 'zod';
import { amountMinor, day, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { dayWords, money } from '../../sourcing/rfq/words.ts';
import { mostAmountMinor } from './entities.ts';
import { rewardTitle, planChange } from './plan-input.ts';
import { coverLine, planForModel, reachOfPlan } from './say.ts';
import { changedReward } from './changed-reward.ts';

export const setRewardTier = declareOperation({
  name: 'set_reward_tier',
  area: 'design',
  title: 'Add or change a reward',
  description:
    'Adds a reward tier to the crowdfunding plan, or changes the one of that name: price of the pledge, what it holds, how many there are, when it is delivered.',
  examples: [
    'Add a crowdfunding reward called Early bird at $35',
    'add a $60 reward tier named Pair of lamps',
    'change the Early bird reward to $39, limited to 100',
    'new pledge level Founding backer for $120',
  ],
  input: z.object({
    reward: rewardTitle('What should the reward be called?').describe('Name of the reward: "Early bird".'),
    priceMinor: amountMinor({
      label: 'Pledge',
      words: ['at', 'for', 'price', 'pledge', 'costs', 'to'],
    })
      .min(100)
      .max(mostAmountMinor)
      .describe('Price of the pledge in US cents; needed for a new reward.')
      .optional(),
    description: field(z.string().trim().max(600), {
      sense: 'free_text',
      label: 'Holds',
      words: ['includes', 'with', 'which includes', 'description', 'contains'],
    })
      .describe('What a backer gets.')
      .optional(),
    limit: field(z.int().min(1).max(1_000_000), {
      sense: 'quantity',
      label: 'Limit',
      words: ['limited to', 'limit', 'only', 'max', 'at most', 'first'],
    })
      .describe('How many there are.')
      .optional(),
    deliveryDate: day({
      sense: 'date_ahead',
      label: 'Delivery',
      words: ['delivered', 'delivery', 'delivered by', 'ships', 'shipping in'],
    })
      .describe('Day by which it should be with its backer, YYYY-MM-DD.')
      .optional(),
  }),
  output: changedReward,
  http: { method: 'POST', path: '/web/crowdfunding/plan/rewards' },
  ...planChange,
  errors: ['not_found', 'conflict', 'too_large'],
  related: ['get_crowdfunding_plan', 'remove_reward_tier'],
  toModel: ({ plan, reward }) => ({ reward, plan: planForModel(plan) }),
  summary: ({ plan, reward }) =>
    `Reward "${reward.title}" at ${money(reward.priceMinor, plan.currency)}${reward.limit === null ? '' : `, limited to ${reward.limit.toLocaleString('en-US')}`}${reward.deliveryDate === null ? '' : `, delivered by ${dayWords(reward.deliveryDate)}`}. The plan has ${plan.rewards.length} of them; ${coverLine(plan)}.${reachOfPlan(plan)}`,
});
