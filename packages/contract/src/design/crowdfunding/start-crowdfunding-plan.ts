import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { planChange } from './plan-input.ts';
import { nextOfPlan, planForModel, reachOfPlan } from './say.ts';
import { optional, planOutput } from './plan.ts';

export const startCrowdfundingPlan = declareOperation({
  name: 'start_crowdfunding_plan',
  area: 'design',
  title: 'Crowdfund an idea',
  description:
    'Begins a crowdfunding plan for an idea, from an ideation project or a title. It takes the place of the plan at work, which undo brings back. To change the plan use update_crowdfunding_plan.',
  examples: [
    'Crowdfund my desk lamp idea',
    'start a crowdfunding plan for a leakproof travel tumbler',
    'new crowdfunding campaign called Fold-flat picnic set, goal $25,000',
    'I want to crowdfund the desk lamp project',
  ],
  input: z.object({
    ...optional,
    title: field(z.string().trim().min(1).max(120), {
      sense: 'product_words',
      label: 'Idea',
      words: ['crowdfund', 'called', 'named', 'for', 'idea'],
    })
      .describe('The idea in a few words, where it is not an ideation project.')
      .optional(),
    projectId: field(z.string().trim().min(1).max(200), {
      ref: 'idea_project',
      label: 'Project',
      words: ['from the project', 'ideation project', 'project'],
    })
      .describe(
        'The ideation project that it is made from: description, quantity and picture come from there.',
      )
      .optional(),
  }),
  output: planOutput,
  http: { method: 'POST', path: '/web/crowdfunding/plan', status: 201 },
  ...planChange,
  errors: ['not_found', 'conflict'],
  related: ['update_crowdfunding_plan', 'set_reward_tier'],
  toModel: ({ plan }) => ({ plan: planForModel(plan) }),
  summary: ({ plan }) =>
    `Began the crowdfunding plan "${plan.title}".${reachOfPlan(plan)}${nextOfPlan(plan)}`,
});
