import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { assistant, assistantRun, assistantRunStatus } from './entities.ts';
import { mayLook, whichAssistant } from './fields.ts';
import { count, momentWords } from './words.ts';

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
        ? 'There are no assistants yet. Say what should be checked and how often.'
        : `There are no assistants${kind}.`;
    const lines = assistants.map((one) => `${one.name} (${one.isActive ? one.scheduleWords : 'paused'})`);
    return `${count(total, 'assistant')}${kind}: ${lines.join(', ')}.`;
  },
});

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
  errors: ['not_found'],
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
  errors: ['not_found'],
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
