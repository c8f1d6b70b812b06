import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { businessPlan, planReads } from './entities.ts';
import { longestAnswer, planQuestionKey, planQuestionOf, planQuestionWords } from './questions.ts';

export const answerPlanQuestion = declareOperation({
  name: 'answer_plan_question',
  area: 'store',
  title: 'Answer a question of the business plan',
  description:
    'Writes one answer of the store’s business plan, in place of the one before: target customer, price, budget, sales channels, goal and so on. Changes nothing else: prices of products are set in the catalog. Can be undone.',
  examples: [
    'Change my target customer in the business plan to new parents in small apartments',
    'In the business plan, set the budget to $5,000',
    'Business plan: our goal is 500 orders in the first year',
  ],
  input: z.object({
    questionKey: field(planQuestionKey, {
      words: ['part', 'section', 'question'],
      valueWords: planQuestionWords,
      question: 'Which part of the business plan: the target customer, the price, the budget, the goal?',
      label: 'Part',
    }),
    answer: field(z.string().trim().min(1, 'Write an answer.').max(longestAnswer), {
      sense: 'free_text',
      words: ['to', 'is', 'are', 'says', 'say', 'that', 'as'],
      question: 'What should it say?',
      label: 'Answer',
    }),
  }),
  output: businessPlan,
  http: { method: 'PUT', path: '/web/stores/me/business-plan/{questionKey}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'business_plan',
  offered: true,
  errors: [],
  related: ['get_business_plan'],
  invalidates: planReads,
  summary: (_plan, { questionKey, answer }) =>
    `${planQuestionOf(questionKey).label} in the business plan is now: ${answer}${/[.!?…]$/.test(answer) ? '' : '.'}`,
});
