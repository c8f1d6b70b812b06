import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { planChange } from './plan-input.ts';
import { coverLine, nextOfPlan, planForModel, reachOfPlan } from './say.ts';
import { optional, planOutput } from './plan.ts';

export const updateCrowdfundingPlan = declareOperation({
  name: 'update_crowdfunding_plan',
  area: 'design',
  title: 'Change the crowdfunding plan',
  description:
    'Changes the crowdfunding plan at work: title, story, goal, unit cost, quantity, shipping, one-off costs, launch, days; and reckons anew what the goal must cover. For rewards use set_reward_tier.',
  examples: [
    'Set the crowdfunding goal to $20,000',
    'crowdfunding: the unit cost is $14.50 for 600 units',
    'launch the crowdfunding campaign on March 1 for 30 days',
    'shipping to each backer of the campaign costs $6',
  ],
  input: z.object(optional),
  output: planOutput,
  http: { method: 'PUT', path: '/web/crowdfunding/plan' },
  ...planChange,
  errors: ['not_found', 'conflict'],
  related: ['get_crowdfunding_plan', 'set_reward_tier'],
  toModel: ({ plan }) => ({ plan: planForModel(plan) }),
  summary: ({ plan }) =>
    `Changed the crowdfunding plan. ${plan.title}: ${coverLine(plan)}.${reachOfPlan(plan)}${nextOfPlan(plan)}`,
});
