import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { mayLook } from './fields.ts';
import { count } from './words.ts';

export const listAssistants = declareOperation({
  name: 'list_assistants',
  area: 'copilot',
  title: 'Assistants',
  description:
    'Lists the assistants of the store: what each does, when it runs, whether it is on and what it found last.',
  examples: [
    'Which assistants do I have?',
    'Show my assistants',
    'What runs by itself?',
    'Which assistants are paused?',
  ],
  input: z.object({
    isActive: field(z.boolean(), {
      words: ['active'],
      valueWords: {
        true: ['active', 'running', 'switched on', 'turned on'],
        false: ['paused', 'inactive', 'switched off', 'turned off'],
      },
      label: 'On',
    }).optional(),
  }),
  output: z.object({ assistants: z.array(assistant), total: z.int(), most: z.int() }),
  http: { method: 'GET', path: '/copilot/assistants' },
  access: mayLook,
  effect: 'read',
  card: 'assistants',
  offered: true,
  errors: [],
  related: ['create_assistant', 'list_assistant_runs', 'run_assistant_now'],
  toModel: ({ assistants, total }) => ({
    assistants: assistants.map(({ id, name, instructions, scheduleWords, isActive, nextRunAt, lastRun }) => ({
      id,
      name,
      instructions,
      scheduleWords,
      isActive,
      nextRunAt,
      lastFound: lastRun?.found ?? null,
    })),
    total,
  }),
  summary: ({ assistants, total }, { isActive }) => {
    const kind = isActive === undefined ? '' : isActive ? ' that are on' : ' that are paused';
    if (total === 0)
      return isActive === undefined
        ? 'No assistants yet. Say what to check and how often.'
        : `There are no assistants${kind}.`;
    const lines = assistants.map((one) => `${one.name} (${one.isActive ? one.scheduleWords : 'paused'})`);
    return `${count(total, 'assistant')}${kind}: ${lines.join(', ')}.`;
  },
});
