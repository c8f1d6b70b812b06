import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { assistant } from './entities.ts';
import {
  assistantReads,
  instructionsField,
  mayKeep,
  mayProposeField,
  mayUseField,
  nameField,
  scheduleField,
  timeZoneField,
  whichAssistant,
} from './fields.ts';
import { momentWords } from './words.ts';

const nextWords = (nextRunAt: string | null, timeZone: string) =>
  nextRunAt ? ` Its next run is ${momentWords(nextRunAt, timeZone)}.` : '';

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
    schedule: field(scheduleField, {
      sense: 'schedule',
      words: ['every', 'schedule', 'when', 'daily', 'weekly', 'hourly', 'at'],
      label: 'Runs',
    }).optional(),
    timeZone: timeZoneField.optional(),
    mayUse: mayUseField.nullable().optional(),
    mayPropose: mayProposeField.optional(),
  }),
  output: assistant,
  http: { method: 'PUT', path: '/copilot/assistants/{id}' },
  access: mayKeep,
  effect: 'write',
  undoable: true,
  card: 'assistant',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_assistant', 'run_assistant_now', 'set_assistant_active'],
  invalidates: assistantReads,
  summary: (output) =>
    `“${output.name}” is changed and runs ${output.scheduleWords}.${nextWords(output.nextRunAt, output.timeZone)}`,
});

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
          'continue',
        ],
        false: ['off', 'pause', 'stop', 'turn off', 'switch off', 'deactivate', 'disable', 'suspend', 'halt'],
      },
      question: 'Pause it or resume it?',
      label: 'On',
    }),
  }),
  output: assistant,
  http: { method: 'PUT', path: '/copilot/assistants/{id}/active' },
  access: mayKeep,
  effect: 'write',
  undoable: true,
  card: 'assistant',
  offered: true,
  errors: ['not_found'],
  related: ['list_assistants', 'list_assistant_runs'],
  invalidates: assistantReads,
  summary: (output) =>
    output.isActive
      ? `“${output.name}” is on.${nextWords(output.nextRunAt, output.timeZone)}`
      : `“${output.name}” is paused.`,
});

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
  access: mayKeep,
  effect: 'write',
  undoable: true,
  card: 'assistant',
  offered: true,
  errors: ['not_found'],
  related: ['list_assistants', 'create_assistant'],
  invalidates: assistantReads,
  summary: (output) => `“${output.name}” is deleted.`,
});
