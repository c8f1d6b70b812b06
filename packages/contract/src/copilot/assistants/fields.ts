import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field, timeZoneName } from '../../kernel/fields.ts';

export { mayRead as mayLook, mayAct as mayKeep } from '../../kernel/access.ts';

const operationNames = z.array(z.string().trim().min(1).max(80)).max(200);

export const nameField = field(z.string().trim().min(1).max(80), {
  words: ['called', 'named', 'name', 'rename'],
  label: 'Name',
});

export const instructionsField = field(z.string().trim().min(3).max(4000), {
  sense: 'free_text',
  words: ['instructions', 'that', 'which', 'to do', 'do'],
  question: 'What should it do?',
  label: 'Instructions',
}).describe('What to do at each run, in plain words, one request a sentence.');

export const scheduleField = field(z.string().trim().min(3).max(200), {
  sense: 'schedule',
  words: ['every', 'schedule', 'when', 'daily', 'weekly', 'hourly', 'at'],
  question: 'When should it run? For example “every day at 8:00” or “every Monday at 9 am”.',
  label: 'Runs',
}).describe('In words: "every day at 08:00", "every Monday at 9 am", "every 4 hours", "only when asked".');

export const timeZoneField = timeZoneName().describe(
  'IANA time zone of the schedule; that of the store when left out.',
);

export const mayUseField = operationNames.describe(
  'Names of the operations it may run: lookups and own changes. Left out: everything that only looks things up.',
);
export const mayProposeField = operationNames.describe(
  'Names of operations that it may only propose; a person decides about each.',
);

/** When it runs and what it may do, all of it left to us where nothing is said. */
export const runFields = {
  schedule: field(scheduleField, {
    sense: 'schedule',
    words: ['every', 'schedule', 'when', 'daily', 'weekly', 'hourly', 'at'],
    label: 'Runs',
  }).optional(),
  timeZone: timeZoneField.optional(),
  mayUse: mayUseField.nullable().optional(),
  mayPropose: mayProposeField.optional(),
};

/** An assistant by its id in a path, or by the name a person would say. */
export const whichAssistant = {
  id: z.string().trim().min(1).max(40).optional(),
  assistant: field(z.string().trim().min(1).max(120), {
    ref: 'assistant',
    words: ['assistant', 'the assistant', 'watcher', 'agent'],
    question: 'Which assistant?',
    label: 'Assistant',
  })
    .describe('Its name or id, from list_assistants.')
    .optional(),
};

export const assistantReads = ['list_assistants', 'get_assistant', 'list_assistant_runs'] as const;

/** What all changes of an assistant have in common. */
export const assistantChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'assistant',
  offered: true,
  invalidates: assistantReads,
} as const;
