import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { journalFilter } from './journal-filter.ts';

export const exportJournal = declareOperation({
  name: 'export_journal',
  area: 'copilot',
  title: 'Export the activity log',
  description:
    'Exports the activity log of the store to a CSV file that is safe to open in a spreadsheet: when, who, how, what, and whether it was undone. All of it, or for one person, area or range of days.',
  examples: [
    'Export the activity log',
    'Download what everyone did this month as CSV',
    'Give me a spreadsheet of all changes since November 1',
  ],
  input: z.object(journalFilter),
  output: z.object({ ...writtenFile, entries: z.int() }),
  http: { method: 'POST', path: '/copilot/journal/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_journal'],
  summary: ({ entries, name }) => `${name} has ${count(entries, 'entry', 'entries')}.`,
});
