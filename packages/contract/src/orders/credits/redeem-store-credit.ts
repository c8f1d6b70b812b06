import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { orderAfterChange, shortOrder } from '../entities.ts';
import { mayAct, orderRef } from '../order-ref.ts';
import { creditReads } from './credit-ref.ts';

export const redeemStoreCredit = declareOperation({
  name: 'redeem_store_credit',
  area: 'orders',
  title: 'Use store credit on an order',
  description:
    'Pays an order that isn’t paid in full with its customer’s store credit: by code, or what they have, the credit that expires first. Takes what is owed, or an amount; never more than is owed or left. Not for orders that a connected shop charges. To give credit use give_store_credit.',
  examples: [
    'Use CREDIT-7KQ2M4XR on order 8003',
    'Take Maya’s store credit off order 8003',
    'Redeem $20 of CREDIT-7KQ2M4XR on order 8003',
    'Pay order 8003 with store credit',
    'Put her credit toward order 8003',
  ],
  input: z.object({
    ...orderRef,
    credit: field(z.string().trim().min(1).max(200), {
      ref: 'store_credit',
      words: ['credit', 'credit code', 'code'],
      label: 'Store credit',
    })
      .describe('Its code or id. When left out: the open credits of the order’s customer.')
      .optional(),
    amountMinor: field(amountMinor().min(1).max(1_000_000_000), {
      sense: 'money_minor',
      words: ['amount', 'only'],
      label: 'Amount',
    })
      .describe('When left out: all that is owed, as far as the credit reaches.')
      .optional(),
  }),
  output: orderAfterChange.extend({
    uses: z.array(z.object({ code: z.string(), amountMinor: amountMinor(), leftMinor: amountMinor() })),
  }),
  http: { method: 'POST', path: '/web/orders/{id}/store-credit', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_order', 'list_store_credits', 'get_store_credit'],
  invalidates: creditReads,
  toModel: (output) => ({ ...shortOrder(output), uses: output.uses, change: output.change }),
  summary: ({ change }) => change,
});
