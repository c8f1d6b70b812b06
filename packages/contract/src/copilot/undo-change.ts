import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

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
