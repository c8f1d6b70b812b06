import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { instructionsField, nameField, whichAssistant, assistantChange, runFields } from './fields.ts';
import { nextWords } from './next-run-words.ts';

export const updateAssistant = declareOperation({
  name: 'update_assistant',
  area: 'copilot',
  title: 'Change an assistant',
  description:
    'Changes an assistant: its schedule, its instructions, its name or what it may do. From then on it works in the name of who changed it. To pause it use set_assistant_active.',
  examples: [
    'Let the late order watcher run every Monday at 9',
    'Change the late order watcher to every 4 hours',
    'Move the late order watcher to 7 am every day',
    'Change the instructions of the late order watcher: list orders outstanding for more than two weeks',
  ],
  input: z.object({
    ...whichAssistant,
    name: nameField.optional(),
    instructions: field(instructionsField, {
      sense: 'free_text',
      words: ['instructions', 'to do'],
      label: 'Instructions',
    }).optional(),
    ...runFields,
  }),
  output: assistant,
  http: { method: 'PUT', path: '/copilot/assistants/{id}' },
  ...assistantChange,
  errors: ['not_found', 'conflict'],
  related: ['get_assistant', 'run_assistant_now', 'set_assistant_active'],
  summary: (output) =>
    `“${output.name}” is changed and runs ${output.scheduleWords}.${nextWords(output.nextRunAt, output.timeZone)}`,
});
