import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { questionnaire, questionnaireItem } from './entities.ts';

/** A store keeps at most so many. */
export const mostQuestionnaires = 500;

export const saveQuestionnaire = declareOperation({
  name: 'save_questionnaire',
  area: 'store',
  title: 'Save a questionnaire',
  description:
    'Saves the answers to a short questionnaire, such as what a founder wants to learn. For forms of the client; the business plan is update_business_plan. Can be undone.',
  examples: ['Save what was answered in this form'],
  input: z.object({
    name: z.string().trim().min(1).max(120).optional(),
    items: z.array(questionnaireItem).min(1, 'Give at least one item.').max(100, 'Give at most 100 items.'),
  }),
  output: questionnaire,
  http: { method: 'POST', path: '/web/simple-questionnaires', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: false,
  errors: ['conflict'],
  invalidates: ['get_questionnaire'],
  summary: ({ name, items }) =>
    `Saved ${name ?? 'a questionnaire'} with ${items.length === 1 ? 'one answer' : `${items.length} answers`}.`,
});
