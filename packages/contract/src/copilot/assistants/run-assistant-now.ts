import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import { assistantReads, mayKeep, whichAssistant } from './fields.ts';

export const runAssistantNow = declareOperation({
  name: 'run_assistant_now',
  area: 'copilot',
  title: 'Run an assistant now',
  description:
    'Starts a run of an assistant at once, beside its schedule. The run goes on by itself; its result comes to the feed and to list_assistant_runs.',
  examples: [
    'Run the late order watcher now',
    'Start the late order watcher right away',
    'Let the late order watcher check now',
  ],
  input: z.object(whichAssistant),
  output: assistant,
  http: { method: 'POST', path: '/copilot/assistants/{id}/runs', status: 202 },
  access: mayKeep,
  effect: 'write',
  card: 'assistant',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_assistant_runs', 'get_assistant'],
  invalidates: assistantReads,
  summary: (output) => `“${output.name}” is running now. What it finds comes to your feed.`,
});
