import { z } from 'zod';
import { amountMinor, day } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../order-ref.ts';
import { creditReads } from './credit-ref.ts';

export const issueReturnCredit = declareOperation({
  name: 'issue_return_credit',
  area: 'orders',
  title: 'Issue a return’s store credit',
  description:
    'Puts the store credit of a return into the ledger, once for a return, and answers its code. For the returns area, which tells the customer; people use refund_return.',
  examples: ['Issue the credit of return 1042-R1'],
  input: z.object({
    returnId: z.uuid(),
    returnHandle: z.string().max(40),
    orderId: z.uuid(),
    amountMinor: amountMinor().min(1),
    expiresOn: day().nullable(),
  }),
  output: z.object({ id: z.uuid(), code: z.string() }),
  http: { method: 'POST', path: '/web/store-credits/-/of-return', status: 201 },
  access: mayAct,
  effect: 'money',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: creditReads,
  summary: ({ code }) => `Store credit ${code} was given.`,
});
