import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { rewardTitle, planChange } from './plan-input.ts';
import { planForModel, reachOfPlan } from './say.ts';
import { changedReward } from './changed-reward.ts';

export const removeRewardTier = declareOperation({
  name: 'remove_reward_tier',
  area: 'design',
  title: 'Remove a reward',
  description: 'Takes a reward tier out of the crowdfunding plan. Can be undone.',
  examples: [
    'Remove the Early bird reward',
    'drop the pair of lamps tier from the crowdfunding plan',
    'delete that reward tier',
  ],
  input: z.object({
    reward: rewardTitle('Which reward should I remove?').describe('Name or id of the reward.'),
  }),
  output: changedReward,
  http: { method: 'DELETE', path: '/web/crowdfunding/plan/rewards/{reward}' },
  ...planChange,
  errors: ['not_found', 'conflict'],
  related: ['get_crowdfunding_plan', 'set_reward_tier'],
  toModel: ({ plan, reward }) => ({ reward, plan: planForModel(plan) }),
  summary: ({ plan, reward }) =>
    `Removed the reward "${reward.title}". ${plan.rewards.length === 0 ? 'The plan has none left.' : `${plan.rewards.length} left.`}${reachOfPlan(plan)}`,
});
