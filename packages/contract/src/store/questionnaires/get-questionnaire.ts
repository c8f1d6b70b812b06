import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { questionnaire } from './entities.ts';

export const getQuestionnaire = declareOperation({
  name: 'get_questionnaire',
  area: 'store',
  title: 'Questionnaire',
  description: 'Reads one questionnaire of the store with its answers, by its id.',
  examples: ['Read the questionnaire again'],
  input: z.object({ id: z.uuid() }),
  output: questionnaire,
  http: { method: 'GET', path: '/web/simple-questionnaires/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ name, items }) => `${name ?? 'A questionnaire'}, ${items.length} items.`,
});
