import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { mayLook, whichAssistant } from './fields.ts';
import { momentWords } from './words.ts';

export const getAssistant = declareOperation({
  name: 'get_assistant',
  area: 'copilot',
  title: 'Assistant',
  description:
    'One assistant: its instructions, its schedule with the next run, what it may do and its last run. For what it found on a day use list_assistant_runs.',
  examples: [
    'Show the late order watcher',
    'When does the late order watcher run next?',
    'What does the late order watcher do?',
  ],
  input: z.object(whichAssistant),
  output: assistant,
  http: { method: 'GET', path: '/copilot/assistants/{id}' },
  access: mayLook,
  effect: 'read',
  card: 'assistant',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['run_assistant_now', 'list_assistant_runs', 'set_assistant_active'],
  summary: (output) => {
    const when = output.isActive
      ? output.nextRunAt
        ? `It runs ${output.scheduleWords}, next ${momentWords(output.nextRunAt, output.timeZone)}.`
        : 'It runs only when asked.'
      : (output.pausedBecause ?? 'It is paused.');
    return `${output.name}: ${output.instructions.replace(/\.?\s*$/, '.')} ${when}`;
  },
});
