import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { businessPlan, planReads } from './entities.ts';
import { longestAnswer, planQuestionKey, planQuestionOf } from './questions.ts';

export const answerPlanQuestion = declareOperation({
  name: 'answer_plan_question',
  area: 'store',
  title: 'Change the business plan',
  description:
    'Writes one answer of the store’s business plan, replacing the one before: what we sell, target customer, problem, price, budget, first order, production, sales channels, first customers, goal and so on. Pass the request word for word in `words`. Changes nothing else: prices of products are set in the catalog, a crowdfunding plan is update_crowdfunding_plan. Can be undone.',
  examples: [
    'Change my target customer in the business plan to new parents in small apartments',
    'In the business plan, set the budget to $5,000',
    'Business plan: our goal is 500 orders in the first year',
    'Set the price in the business plan to $28',
  ],
  input: z.object({
    words: field(z.string().trim().min(1).max(longestAnswer), {
      sense: 'whole_request',
      label: 'Change',
      question: 'Which part of the business plan, and what should it say?',
    }).describe('What is to change, in the founder’s own words, whole and unchanged.'),
  }),
  output: businessPlan.extend({ changed: z.object({ questionKey: planQuestionKey, answer: z.string() }) }),
  http: { method: 'POST', path: '/web/stores/me/business-plan/changes' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'business_plan',
  offered: true,
  errors: [],
  related: ['get_business_plan'],
  invalidates: planReads,
  summary: ({ changed: { questionKey, answer } }) =>
    `${planQuestionOf(questionKey).label} in the business plan is now: ${answer}${/[.!?…]$/.test(answer) ? '' : '.'}`,
});
