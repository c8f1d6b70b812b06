import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { assistantRun, assistantRunStatus } from './entities.ts';
import { mayLook, whichAssistant } from './fields.ts';
import { count } from './words.ts';

export const listAssistantRuns = declareOperation({
  name: 'list_assistant_runs',
  area: 'copilot',
  title: 'What assistants found',
  description:
    'The runs of the assistants, of all or of one, newest first: when each ran, what it found in plain words, what it called and proposed. Use it for what an assistant found, did or reported.',
  examples: [
    'What did my assistants find yesterday?',
    'What did the late order watcher find?',
    'Show the last runs of the late order watcher',
    'Did any assistant fail this week?',
  ],
  input: z.object({
    id: whichAssistant.id,
    // Left out, it means all of them: nothing to ask.
    assistant: field(z.string().trim().min(1).max(120), {
      ref: 'assistant',
      words: ['assistant', 'the assistant', 'watcher', 'agent'],
      label: 'Assistant',
    })
      .describe('Its name or id; all assistants when left out.')
      .optional(),
    status: field(assistantRunStatus, {
      words: ['status'],
      valueWords: {
        FAILED: ['failed', 'fail', 'went wrong', 'broke', 'error'],
        DONE: ['finished', 'worked', 'went well'],
        RUNNING: ['still running', 'running now'],
        QUEUED: ['queued', 'waiting to start'],
      },
      label: 'Status',
    }).optional(),
    from: field(z.iso.date(), { sense: 'date_from', words: ['since', 'from'], label: 'From' }).optional(),
    to: field(z.iso.date(), { sense: 'date_to', words: ['until', 'to'], label: 'To' }).optional(),
    ...pageInput,
  }),
  output: z.object({ runs: z.array(assistantRun), ...pageOutput }),
  http: {
    method: 'GET',
    path: '/copilot/assistants/{id}/runs',
    aliases: [{ method: 'GET', path: '/copilot/assistants/-/runs' }],
  },
  access: mayLook,
  effect: 'read',
  card: 'assistant_runs',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['run_assistant_now', 'list_assistants'],
  toModel: ({ runs, total }) => ({
    runs: runs.slice(0, 8).map(({ assistantId, assistantName, status, startedAt, found }) => ({
      assistantId,
      assistantName,
      status,
      startedAt,
      found: found?.slice(0, 400) ?? null,
    })),
    shown: Math.min(8, runs.length),
    total,
  }),
  summary: ({ runs, total }) => {
    const [newest] = runs;
    if (!newest) return 'No run is on record for that.';
    const said = newest.found
      ? `${newest.status === 'FAILED' ? 'It failed: ' : ''}${newest.found}`
      : newest.status === 'RUNNING'
        ? 'It is running now.'
        : 'It waits to start.';
    return `${count(total, 'run')}. The last, ${newest.assistantName}: ${said}`;
  },
});
