import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count, listWords } from '../../kernel/words.ts';
import { businessPlan } from './entities.ts';
import { planQuestionKey, planQuestionOf, planQuestions, planQuestionWords } from './questions.ts';

const ending = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

export const getBusinessPlan = declareOperation({
  name: 'get_business_plan',
  area: 'store',
  title: 'Business plan',
  description:
    'Reads the store’s business plan: what its founder answered to each question, or to one of them (target customer, price, budget, goal and so on). It is what people wrote, not figures: sales are in get_sales_stats. Change an answer with answer_plan_question.',
  examples: [
    'What does my business plan say?',
    'What’s my business plan say about my customers?',
    'Which price did I put in the business plan?',
    'Show the business plan',
    'What goal is in our business plan?',
    'What is still missing in my business plan?',
  ],
  input: z.object({
    questionKey: field(planQuestionKey, {
      words: ['part', 'section', 'question'],
      valueWords: planQuestionWords,
      label: 'Part',
    })
      .describe('One question; the whole plan when left out.')
      .optional(),
  }),
  output: businessPlan,
  http: { method: 'GET', path: '/web/stores/me/business-plan' },
  access: mayRead,
  effect: 'read',
  card: 'business_plan',
  offered: true,
  errors: [],
  related: ['answer_plan_question'],
  summary: ({ answers, answered, questions, isCompleted }, { questionKey }) => {
    if (questionKey !== undefined) {
      const { label, question } = planQuestionOf(questionKey);
      const answer = answers[questionKey];
      return answer === undefined
        ? `Your business plan has no answer yet to "${question}"`
        : `${label}: ${ending(answer)}`;
    }
    if (answered === 0) return 'Your business plan is empty. Answer a few questions in the quiz to start it.';
    const open = planQuestions.filter(({ key }) => answers[key] === undefined);
    const missing =
      open.length === 0
        ? ' Every question has an answer.'
        : ` Still open: ${listWords(
            open.map(({ label }) => label.toLowerCase()),
            4,
          )}.`;
    return `${answered} of ${count(questions, 'question')} in your business plan ${answered === 1 ? 'has an answer' : 'have answers'}${isCompleted ? ', and it’s marked complete' : ''}.${missing}`;
  },
});
