import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../order-ref.ts';
import { creditField, creditReads, shortCredit } from './credit-ref.ts';
import { changedCredit } from './entities.ts';

export const cancelStoreCredit = declareOperation({
  name: 'cancel_store_credit',
  area: 'orders',
  title: 'Cancel a store credit',
  description:
    'Cancels a store credit that is on no order, so that its code can’t be used. The customer isn’t told. To take a use off an order, undo it. Can be undone.',
  examples: [
    'Cancel CREDIT-7KQ2M4XR',
    'Cancel Maya’s store credit, it was given by mistake',
    'Void the credit CREDIT-7KQ2M4XR',
  ],
  input: z.object({
    credit: creditField(),
    reason: field(z.string().trim().min(1).max(300), {
      sense: 'free_text',
      words: ['because', 'reason', 'since', 'as'],
      label: 'Reason',
    }).optional(),
  }),
  output: changedCredit,
  http: { method: 'POST', path: '/web/store-credits/{credit}/cancel' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'store_credit',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_store_credit', 'list_store_credits'],
  invalidates: creditReads,
  toModel: shortCredit,
  summary: ({ change }) => change,
});
