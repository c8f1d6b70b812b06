import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { whichAssistant, assistantChange } from './fields.ts';

export const deleteAssistant = declareOperation({
  name: 'delete_assistant',
  area: 'copilot',
  title: 'Delete an assistant',
  description:
    'Deletes an assistant; what it found so far stays on record. Undo brings it back. To stop it for a while use set_assistant_active.',
  examples: ['Delete the late order watcher', 'Remove the late order watcher', 'Get rid of that assistant'],
  input: z.object(whichAssistant),
  output: assistant,
  http: { method: 'DELETE', path: '/copilot/assistants/{id}' },
  ...assistantChange,
  errors: ['not_found', 'conflict'],
  related: ['list_assistants', 'create_assistant'],
  summary: (output) => `“${output.name}” is deleted.`,
});
