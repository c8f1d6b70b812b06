import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { writtenFile } from '../../kernel/downloads.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { creditFilter } from './list-ai-credit-entries.ts';

export const exportAiCredits = declareOperation({
  name: 'export_ai_credits',
  area: 'subscriptions',
  title: 'Export AI credits',
  description:
    'Writes the entries of the book of AI credits into a CSV file that is safe to open in a spreadsheet, all of them or those of a period, a person or an assistant.',
  examples: ['Export the AI credits as CSV', 'download the AI credit entries of this month'],
  input: z.object(creditFilter),
  output: z.object({ ...writtenFile, entries: z.int() }),
  http: { method: 'POST', path: '/web/ai-credits/-/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['list_ai_credit_entries'],
  summary: ({ entries, name }) => `${name} has ${count(entries, 'entry', 'entries')}.`,
});
