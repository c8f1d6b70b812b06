import { z } from 'zod';
import { day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead } from './entities.ts';
import { returnResult, returnTotals } from './results.ts';
import { count } from './words.ts';

export const listReturnResults = declareOperation({
  name: 'list_return_results',
  area: 'returns',
  title: 'What came of returns',
  description:
    'Lists the returns that were created in a period with what came of each, and their sums. For other areas and screens; people ask get_returns_report.',
  examples: ['What came of the returns of October'],
  input: z.object({ from: day(), to: day(), ...pageInput }),
  output: z.object({
    rows: z.array(returnResult),
    ...pageOutput,
    totals: returnTotals,
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/return-orders/-/results' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ total }) => `${count(total, 'return')}.`,
});
