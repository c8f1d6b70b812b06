import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { instructionsField, nameField, assistantChange, runFields } from './fields.ts';
import { momentWords } from './words.ts';

export const createAssistant = declareOperation({
  name: 'create_assistant',
  area: 'copilot',
  title: 'Create an assistant',
  description:
    'Makes an assistant (automation, watcher): something that is done by itself every day, week or few hours, by its instructions. It looks things up and writes what it found into the brand feed; it approves nothing. ' +
    'Use it when someone wants something checked, watched or listed regularly, not once.',
  examples: [
    'Make me an assistant that checks late orders every morning at 8',
    'Create an assistant that lists my order rules every Monday at 9 am',
    'Set up an assistant to look at orders on hold every 4 hours',
    'I want an assistant that counts outstanding orders daily',
    'Create an assistant',
  ],
  input: z.object({
    name: nameField.describe('Made from the instructions when left out.').optional(),
    instructions: instructionsField,
    ...runFields,
  }),
  output: assistant,
  http: { method: 'POST', path: '/copilot/assistants', status: 201 },
  ...assistantChange,
  errors: ['conflict'],
  related: ['run_assistant_now', 'list_assistants', 'set_assistant_active'],
  summary: (output) =>
    `“${output.name}” is set up and runs ${output.scheduleWords}${
      output.nextRunAt ? `, next ${momentWords(output.nextRunAt, output.timeZone)}` : ''
    }. What it finds comes to your feed.`,
});
