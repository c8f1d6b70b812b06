import { z } from 'zod';
import { writtenFile } from '../kernel/downloads.ts';
import { day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct } from './entities.ts';
import { returnTab } from './enums.ts';
import { count } from './words.ts';

export const exportReturns = declareOperation({
  name: 'export_returns',
  area: 'returns',
  title: 'Export returns',
  description:
    'Exports returns to a CSV file that is safe to open in a spreadsheet, one line per item with its reason and refund: all, or those with a given status, date range or search.',
  examples: [
    'Export the returns as CSV',
    'Download this year’s returns',
    'Give me a spreadsheet of all returns',
  ],
  input: z.object({
    tab: field(returnTab, {
      words: ['status'],
      valueWords: { SHIPPING: ['coming back'], RECEIVED: ['received', 'complete'], CANCELED: ['canceled'] },
      label: 'Returns',
    }).default('ALL'),
    createdFrom: day({ sense: 'date_from', words: ['since', 'from'], label: 'Created from' }).optional(),
    createdTo: day({ sense: 'date_to', words: ['until', 'to'], label: 'Created to' }).optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' }).optional(),
  }),
  output: z.object({ ...writtenFile, returns: z.int() }),
  http: { method: 'POST', path: '/web/return-orders/export-job', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: [],
  related: ['list_returns'],
  summary: ({ returns, name }) => `${name} has ${count(returns, 'return')}.`,
});
