import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { whichAssistant, assistantChange } from './fields.ts';
import { nextWords } from './next-run-words.ts';

export const setAssistantActive = declareOperation({
  name: 'set_assistant_active',
  area: 'copilot',
  title: 'Pause or resume an assistant',
  description: 'Switches an assistant off (pauses it) or on again. A paused one can still be run by hand.',
  examples: [
    'Pause the late order watcher',
    'Resume the late order watcher',
    'Turn off the late order watcher',
    'Switch the late order watcher back on',
  ],
  input: z.object({
    ...whichAssistant,
    isActive: field(z.boolean(), {
      words: ['active'],
      valueWords: {
        true: [
          'on',
          'resume',
          'unpause',
          'turn on',
          'switch on',
          'back on',
          'activate',
          'enable',
          'start again',
          'wake',
          'wake it up',
          'bring back',
          'let it run',
          'continue',
        ],
        false: [
          'off',
          'pause',
          'stop',
          'turn off',
          'switch off',
          'deactivate',
          'disable',
          'suspend',
          'halt',
          'put to sleep',
          'silence',
          'shut up',
          'rest',
        ],
      },
      question: 'Pause it or resume it?',
      label: 'On',
    }),
  }),
  output: assistant,
  http: { method: 'PUT', path: '/copilot/assistants/{id}/active' },
  ...assistantChange,
  errors: ['not_found', 'conflict'],
  related: ['list_assistants', 'list_assistant_runs'],
  summary: (output) =>
    output.isActive
      ? `“${output.name}” is on.${nextWords(output.nextRunAt, output.timeZone)}`
      : `“${output.name}” is paused.`,
});
