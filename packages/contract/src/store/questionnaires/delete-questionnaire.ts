import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';

export const deleteQuestionnaire = declareOperation({
  name: 'delete_questionnaire',
  area: 'store',
  title: 'Delete a questionnaire',
  description: 'Deletes one questionnaire of the store with its answers, by its id. Can be undone.',
  examples: ['Delete that questionnaire'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.uuid(), name: z.string().nullable() }),
  http: { method: 'DELETE', path: '/web/simple-questionnaires/{id}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: ['get_questionnaire'],
  summary: ({ name }) => `Deleted ${name ?? 'the questionnaire'}.`,
});
