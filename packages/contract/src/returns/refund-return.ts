import { z } from 'zod';
import { catalogReads } from '../catalog/entities.ts';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mailWords } from '../orders/mail-words.ts';
import { arrivedWords } from './arrived-words.ts';
import { changedReturn, mayAct, returnReads, shortReturn } from './entities.ts';
import { refundDestination } from './enums.ts';
import { conditionField, damagedField, damagedLinesField, returnField } from './return-ref.ts';

export const refundReturn = declareOperation({
  name: 'refund_return',
  area: 'returns',
  title: 'Refund a return',
  description:
    'Refunds a received return by its lines (items less discount, plus tax and shipping, less the fee): to the original payment, or as store credit. ' +
    'With arrived, receives it first: sellable units go back into stock. Emails the customer. To refund without a return use refund_order. Cannot be undone.',
  examples: [
    'The mug arrived, refund her',
    'Refund the return of order 1042',
    'Refund return 1042-R1',
    'Pay out return 1042-R1',
    'Return 1042-R1 arrived, refund it',
    'The candle of Petra’s return arrived, refund her',
    'Give her store credit for the return',
    'Refund Petra’s return without the fee',
  ],
  input: z.object({
    id: returnField(),
    arrived: field(z.boolean(), {
      words: ['arrived'],
      valueWords: {
        true: [...arrivedWords, 'we got it', 'received it'],
      },
      label: 'It arrived',
    })
      .describe('True: it just arrived and is received in the same step.')
      .default(false),
    condition: conditionField(),
    damagedQuantity: damagedField(),
    lines: damagedLinesField(),
    destination: field(refundDestination, {
      words: ['destination'],
      valueWords: {
        STORE_CREDIT: [
          'store credit',
          'as credit',
          'a credit',
          'in credit',
          'shop credit',
          'credit in the shop',
          'credit not cash',
          'credit, not',
        ],
        ORIGINAL_PAYMENT: [
          'original payment',
          'to her card',
          'to his card',
          'to their card',
          'onto the card',
        ],
      },
      label: 'Goes to',
    })
      .describe('The return’s own when left out.')
      .optional(),
    feeMinor: field(amountMinor().min(0).max(1_000_000_000), {
      sense: 'money_minor',
      words: ['fee of', 'fee'],
      valueWords: { 0: ['without the fee', 'no fee', 'waive the fee', 'without a fee'] },
      label: 'Fee',
    })
      .describe('Instead of the fee in the return settings; 0 waives it.')
      .optional(),
    includeShipping: field(z.boolean(), {
      words: ['shipping'],
      valueWords: {
        true: ['with shipping', 'and the shipping', 'plus shipping', 'including shipping'],
        false: ['without shipping', 'not the shipping', 'except shipping'],
      },
      label: 'Shipping too',
    })
      .describe('When left out: only if the whole order comes back because of the store’s mistake.')
      .optional(),
    notify: field(z.boolean(), {
      words: ['email'],
      valueWords: mailWords,
      label: 'Email the customer',
    }).default(true),
    shownMinor: forForms(
      amountMinor()
        .min(0)
        .optional()
        .describe('The refund that was shown before. If it has changed since, nothing is paid.'),
    ),
  }),
  output: changedReturn,
  http: { method: 'POST', path: '/web/return-orders/{id}/refund', status: 201 },
  access: mayAct,
  effect: 'money',
  card: 'return_order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_return', 'list_returns', 'refund_order', 'get_order'],
  invalidates: [...returnReads, ...catalogReads],
  toModel: shortReturn,
  summary: ({ change }) => change,
});
