import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { businessPlan, planReads } from './entities.ts';
import { longestAnswer, planQuestionKey } from './questions.ts';

export const updateBusinessPlan = declareOperation({
  name: 'update_business_plan',
  area: 'store',
  title: 'Save business plan answers',
  description:
    'Saves several answers of the business plan at once, by question key, as the quiz does at each step. Questions that aren’t named stay; an empty answer removes one. One answer in a chat is answer_plan_question.',
  examples: ['The quiz saves a step'],
  input: z.object({
    answers: z
      .partialRecord(
        planQuestionKey,
        z.string().trim().max(longestAnswer, 'An answer can have at most 2,000 characters.'),
      )
      .refine((answers) => Object.keys(answers).length > 0, 'Give at least one answer.'),
  }),
  output: businessPlan,
  http: { method: 'PUT', path: '/web/stores/me/business-plan' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: false,
  errors: [],
  invalidates: planReads,
  summary: (_plan, { answers }) => {
    const changed = Object.keys(answers).length;
    return `Saved ${changed === 1 ? 'an answer' : `${changed} answers`} in the business plan.`;
  },
});
