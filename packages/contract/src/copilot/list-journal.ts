import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { areas, declareOperation } from '../kernel/operation.ts';
import { count, dayWords } from '../kernel/words.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { journalFilter, journalVia } from './journal-filter.ts';

export const listJournal = declareOperation({
  name: 'list_journal',
  area: 'copilot',
  title: 'What was done',
  description:
    'The activity log of the store: who did what, in the app or through the partner, newest first, and what can be undone. By person, area, days or what it was about.',
  examples: [
    'What did you change today?',
    'Show the activity log',
    'Who put that order on hold?',
    'Who changed the mug price?',
    'What did Priya do yesterday?',
  ],
  input: z.object({
    ...journalFilter,
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
        area: z.enum(areas).nullable(),
        summary: z.string(),
        via: journalVia,
        by: z.string().nullable(),
        isOwn: z.boolean().describe('Whether the reader did it.'),
        createdAt: z.string(),
        undoable: z.boolean(),
        mayUndo: z.boolean().describe('Whether the reader’s role may undo it.'),
        undoneAt: z.string().nullable(),
      }),
    ),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/copilot/journal' },
  access: mayRead,
  effect: 'read',
  card: 'journal',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['undo_change', 'export_journal'],
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
  summary: ({ entries, total }, { person, via, area, from, to, search }) => {
    const isFiltered = [person, via, area, from, to, search].some((given) => given !== undefined);
    if (total === 0) return isFiltered ? 'No matching activity.' : 'Nothing has been changed yet.';
    const [last] = entries;
    const by = last?.by ? ` (${last.by}, ${dayWords(last.createdAt)})` : '';
    const changes = count(total, isFiltered ? 'matching change' : 'change');
    return `${changes}, the latest${by}: ${last?.summary ?? ''}`;
  },
});
