import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from '../projects/project-ref.ts';
import { crowdfundingPlan } from './entities.ts';
import { nextOfPlan, planForModel, planLine, reachOfPlan } from './say.ts';

export const getCrowdfundingPlan = declareOperation({
  name: 'get_crowdfunding_plan',
  area: 'design',
  title: 'Crowdfunding plan',
  description:
    'The crowdfunding plan at work: title, story, goal, rewards, launch, and what the goal must cover (cost to make, shipping, estimated fees).',
  examples: [
    'Show my crowdfunding plan',
    'is the crowdfunding goal enough?',
    'how much must the crowdfunding campaign raise?',
    'what is still missing on the crowdfunding plan?',
  ],
  input: z.object({}),
  output: z.object({ plan: crowdfundingPlan.nullable() }),
  http: { method: 'GET', path: '/web/crowdfunding/plan' },
  access: mayRead,
  effect: 'read',
  card: 'crowdfunding_plan',
  offered: true,
  errors: [],
  related: ['update_crowdfunding_plan', 'set_reward_tier', 'send_crowdfunding_email'],
  toModel: ({ plan }) => ({ plan: plan && planForModel(plan) }),
  summary: ({ plan }) =>
    plan
      ? `${planLine(plan)}.${reachOfPlan(plan)}${nextOfPlan(plan)}`
      : 'There’s no crowdfunding plan yet. Say "crowdfund my desk lamp idea" to start one.',
});
