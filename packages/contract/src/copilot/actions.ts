import { z } from 'zod';
import { pendingAction, pendingActionStatus } from '../kernel/approval.ts';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';

const actionId = field(z.uuid(), { ref: 'pending_action', question: 'Which action?', label: 'Action' });

export const listPendingActions = declareOperation({
  name: 'list_pending_actions',
  area: 'copilot',
  title: 'Waiting for your yes',
  description: 'Actions that wait for approval (or, with another status, that were decided), newest first.',
  examples: ['What is waiting for my approval?', 'Anything I still need to approve?'],
  input: z.object({
    status: field(pendingActionStatus, {
      label: 'Status',
      valueWords: {
        PENDING: ['waiting', 'pending', 'open'],
        DONE: ['done', 'approved'],
        DENIED: ['denied', 'refused'],
      },
    }).default('PENDING'),
    ...pageInput,
  }),
  output: z.object({ actions: z.array(pendingAction), ...pageOutput }),
  http: { method: 'GET', path: '/copilot/actions' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'pending_actions',
  offered: true,
  errors: [],
  toModel: ({ actions, total }) => ({
    actions: actions
      .slice(0, 10)
      .map(({ id, title, preview, status }) => ({ id, title, what: preview.what, status })),
    total,
  }),
  summary: ({ total }, { status }) => {
    const kind = status === 'PENDING' ? 'waiting for your yes' : status.toLowerCase();
    if (total === 0) return `Nothing is ${kind}.`;
    return `${total} ${total === 1 ? 'action is' : 'actions are'} ${kind}.`;
  },
});

export const getPendingAction = declareOperation({
  name: 'get_pending_action',
  area: 'copilot',
  title: 'Action to approve',
  description: 'One action that waits for approval, or its receipt.',
  examples: ['Show me what I am approving'],
  input: z.object({ id: actionId }),
  output: pendingAction,
  http: { method: 'GET', path: '/copilot/actions/{id}' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ preview, outcome }) => outcome ?? preview.what,
});

export const undoChange = declareOperation({
  name: 'undo_change',
  area: 'copilot',
  title: 'Undo',
  description:
    'Takes back a change that can be undone: the one named by `entryId` (list_journal has the ids), or without it what you ' +
    'last did here, all of it when one request made several changes. Refuses when what was done last cannot be undone.',
  examples: ['Undo that', 'Take that back', 'Revert the last change'],
  input: z.object({
    entryId: field(z.uuid(), { ref: 'journal_entry', label: 'Change' }).optional(),
    entryIds: forForms(z.array(z.uuid()).min(1).max(50).describe('Several changes, all or none.').optional()),
  }),
  output: z.object({
    undone: z.array(z.object({ entryId: z.uuid(), summary: z.string() })),
    kept: z.array(z.string()).describe('What the same request did that cannot be undone.'),
  }),
  http: { method: 'POST', path: '/copilot/undo' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  card: 'none',
  everyday: [],
  offered: true,
  errors: ['not_found', 'conflict'],
  toModel: ({ undone, kept }) => ({
    undone,
    kept,
    note: 'These changes no longer hold: what was there before them is there again.',
  }),
  summary: ({ undone, kept }) =>
    [
      ...undone.map(({ summary }) => summary),
      ...kept.map((summary) => `This can’t be undone: “${summary.replace(/\.$/, '')}”.`),
    ].join(' '),
});

export const listJournal = declareOperation({
  name: 'list_journal',
  area: 'copilot',
  title: 'What was done',
  description:
    'The journal of the store: who did what, by hand or by the partner, newest first, with what can be undone.',
  examples: ['What did you change today?', 'Show the activity log', 'Who put that order on hold?'],
  input: z.object({
    operation: z.string().max(80).optional(),
    subjectKind: z.string().max(40).optional(),
    subjectId: z.string().max(80).optional(),
    matching: forForms(
      z.string().max(200).describe('Changes that these words name: “the hold on 1042”.').optional(),
    ),
    here: forForms(z.boolean().describe('Only changes made in this conversation.').optional()),
    ...pageInput,
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: field(z.uuid(), { ref: 'journal_entry' }),
        operation: z.string(),
        summary: z.string(),
        via: z.enum(['hand', 'partner', 'token', 'system']),
        by: z.string().nullable(),
        isOwn: z.boolean().describe('Whether the reader did it.'),
        createdAt: z.string(),
        undoable: z.boolean(),
        undoneAt: z.string().nullable(),
      }),
    ),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/copilot/journal' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'journal',
  offered: true,
  errors: [],
  toModel: ({ entries, total }) => ({
    entries: entries.slice(0, 10).map(({ id, summary, by, isOwn, createdAt, undoable, undoneAt }) => ({
      id,
      summary,
      by,
      isOwn,
      createdAt,
      undoable,
      undoneAt,
    })),
    total,
  }),
  summary: ({ entries, total }) =>
    total === 0
      ? 'Nothing was changed yet.'
      : `${total === 1 ? '1 change is' : `${total} changes are`} on record; the last: ${entries[0]?.summary ?? ''}`,
});

export const getJob = declareOperation({
  name: 'get_job',
  area: 'copilot',
  title: 'Progress of a job',
  description: 'How far background work (an export, an import) is, and what came of it.',
  examples: ['Is the export done?'],
  input: z.object({ id: field(z.uuid(), { ref: 'job', question: 'Which job?', label: 'Job' }) }),
  output: z.object({
    id: field(z.uuid(), { ref: 'job' }),
    name: z.string(),
    status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
    percent: z.int(),
    note: z.string(),
    result: z.unknown().nullable(),
    error: z.string().nullable(),
  }),
  http: { method: 'GET', path: '/copilot/jobs/{id}' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'job',
  offered: true,
  errors: ['not_found'],
  summary: ({ status, percent, note, error }) => {
    if (status === 'DONE') return 'It is done.';
    if (status === 'FAILED') return `It failed: ${error ?? 'there was an error.'}`;
    return `It is ${percent} percent done${note ? ` (${note})` : ''}.`;
  },
});
