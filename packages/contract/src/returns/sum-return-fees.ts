import { z } from 'zod';
import { amountMinor, day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { count } from './words.ts';

export const sumReturnFees = declareOperation({
  name: 'sum_return_fees',
  area: 'returns',
  title: 'Sums of return fees',
  description:
    'Adds up the return fees that were kept of refunds, by the day on which the return was settled. For other areas and screens.',
  examples: ['Add up the return fees of October'],
  input: z.object({ from: day(), to: day() }),
  output: z.object({ days: z.array(z.object({ day: z.iso.date(), feeMinor: amountMinor() })) }),
  http: { method: 'GET', path: '/web/return-orders/-/fee-sums' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ days }) => `Fees were kept on ${count(days.length, 'day')}.`,
});
