import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct, mayRead } from '../projects/project-ref.ts';
import { crowdfundingPlan } from './entities.ts';
import { planFields, planReads } from './plan-input.ts';
import { coverLine, nextOfPlan, planForModel, planLine, reachOfPlan } from './say.ts';

const optional = {
  title: planFields.title.optional(),
  story: planFields.story.optional(),
  goalMinor: planFields.goalMinor.optional(),
  unitCostMinor: planFields.unitCostMinor.optional(),
  quantity: planFields.quantity.optional(),
  shippingPerUnitMinor: planFields.shippingPerUnitMinor.optional(),
  otherCostsMinor: planFields.otherCostsMinor.optional(),
  launchDate: planFields.launchDate.optional(),
  durationDays: planFields.durationDays.optional(),
};

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
      : 'There is no crowdfunding plan yet. Say "crowdfund my desk lamp idea" to begin one.',
});

const planOutput = z.object({ plan: crowdfundingPlan });

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
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'crowdfunding_plan',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['update_crowdfunding_plan', 'set_reward_tier'],
  invalidates: planReads,
  toModel: ({ plan }) => ({ plan: planForModel(plan) }),
  summary: ({ plan }) =>
    `Began the crowdfunding plan "${plan.title}".${reachOfPlan(plan)}${nextOfPlan(plan)}`,
});

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
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'crowdfunding_plan',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_crowdfunding_plan', 'set_reward_tier'],
  invalidates: planReads,
  toModel: ({ plan }) => ({ plan: planForModel(plan) }),
  summary: ({ plan }) =>
    `Changed the crowdfunding plan. ${plan.title}: ${coverLine(plan)}.${reachOfPlan(plan)}${nextOfPlan(plan)}`,
});

/** Keeps the form as it is typed; null takes a value away. */
export const saveCrowdfundingDraft = declareOperation({
  name: 'save_crowdfunding_draft',
  area: 'design',
  title: 'Keep the form of the crowdfunding plan',
  description:
    'Keeps what stands in the form of the crowdfunding page as it is typed; makes the plan if there is none.',
  examples: ['(typing in the crowdfunding form)'],
  input: z.object({
    title: z.string().trim().max(120).optional(),
    story: z.string().max(8000).optional(),
    imageUrl: z.string().trim().max(2000).nullable().optional(),
    projectId: z.uuid().nullable().optional(),
    goalMinor: planFields.goalMinor.nullable().optional(),
    unitCostMinor: planFields.unitCostMinor.nullable().optional(),
    quantity: planFields.quantity.nullable().optional(),
    shippingPerUnitMinor: planFields.shippingPerUnitMinor.nullable().optional(),
    otherCostsMinor: planFields.otherCostsMinor.nullable().optional(),
    launchDate: planFields.launchDate.nullable().optional(),
    durationDays: planFields.durationDays.optional(),
  }),
  output: planOutput,
  http: { method: 'PUT', path: '/web/crowdfunding/plan/draft' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'crowdfunding_plan',
  offered: false,
  errors: ['not_found'],
  invalidates: planReads,
  toModel: ({ plan }) => ({ plan: planForModel(plan) }),
  summary: () => 'Kept.',
});

/**
 * A `write`, not `external`: the mail goes to the login's own address, which is no input, so it reaches no third party,
 * spends nothing and carries only what the founder wrote. The same plan is mailed once.
 */
export const sendCrowdfundingEmail = declareOperation({
  name: 'send_crowdfunding_email',
  area: 'design',
  title: 'Send the crowdfunding plan to myself',
  description:
    "Submits the crowdfunding plan and sends it as an e-mail to the founder's own address, never to anybody else. Needs title, story, goal, at least one reward and a launch date.",
  examples: [
    'Email me the crowdfunding plan',
    'send the crowdfunding idea to myself',
    'submit the crowdfunding plan',
    'mail the campaign plan to me',
  ],
  input: z.object({}),
  output: z.object({ plan: crowdfundingPlan, sentTo: z.string() }),
  http: { method: 'POST', path: '/web/crowdfunding/send-submitted-email-to-self' },
  access: mayAct,
  effect: 'write',
  card: 'crowdfunding_plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['get_crowdfunding_plan', 'update_crowdfunding_plan'],
  invalidates: planReads,
  toModel: ({ plan, sentTo }) => ({ plan: planForModel(plan), sentTo }),
  summary: ({ plan, sentTo }) => `Sent "${plan.title}" to ${sentTo}. ${planLine(plan)}.${reachOfPlan(plan)}`,
});
