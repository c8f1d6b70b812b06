import { z } from 'zod';
import { catalogReads } from '../catalog/entities.ts';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { arrivedWords } from './arrived-words.ts';
import { changedReturn, mayAct, returnReads, shortReturn } from './entities.ts';
import { returnStatus } from './enums.ts';
import { conditionField, damagedField, damagedLinesField, returnField } from './return-ref.ts';

export const changeReturnStatus = declareOperation({
  name: 'change_return_status',
  area: 'returns',
  title: 'Move a return on',
  description:
    'Moves a return to its next status: SHIPPING (the customer sent it, with carrier and tracking number), RECEIVED (it arrived: sellable units go back into stock, the rest are written off) or CANCELED with the reason. ' +
    'Pays nothing; to refund use refund_return, which can also receive.',
  examples: [
    'Petra’s return arrived',
    'Cancel return 1042-R1',
    'The return of order 1042 came in, one mug was broken',
    'Mark return 1042-R1 as received, write it off',
    'She sent her return with UPS, 1Z999AA10123456784',
    'Cancel the return of order 1042, she keeps it',
  ],
  input: z.object({
    id: returnField(),
    status: field(returnStatus, {
      words: ['status', 'as', 'to'],
      valueWords: {
        SHIPPING: [
          'shipping',
          'sent it',
          'mailed it',
          'on its way back',
          'shipped it back',
          'posted it',
          'dropped it off',
        ],
        RECEIVED: [
          'received',
          ...arrivedWords,
          'complete',
          'one is dented',
          'one is chipped',
          'one is broken',
          'one is cracked',
          'in pieces',
          'a busted',
          'mint condition',
        ],
        CANCELED: [
          'canceled',
          'cancelled',
          'cancel',
          'call off',
          'keeps it',
          'is keeping it',
          'keeps them',
          'keeping them',
          'keeps the',
          'keeping the',
          'wants to keep',
          'struck out',
          'strike it',
          'changed her mind about sending',
          'changed his mind about sending',
          'not going to send',
          'will not send',
          'not sending it back',
          'not coming back',
          'never sent',
        ],
      },
      question: 'What became of it: was it sent, did it arrive, or is it canceled?',
      label: 'Status',
    }),
    carrier: field(z.string().trim().min(1).max(60), {
      words: ['carrier', 'with', 'by'],
      sense: 'free_text',
      label: 'Carrier',
    }).optional(),
    trackingNumber: field(z.string().trim().min(4).max(60), {
      sense: 'tracking_number',
      words: ['tracking', 'tracking number'],
      label: 'Tracking number',
    }).optional(),
    condition: conditionField(),
    damagedQuantity: damagedField(),
    lines: damagedLinesField(),
    cancelReason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      words: ['because', 'reason', 'since'],
      label: 'Reason',
    })
      .describe('Why it is canceled; the customer’s page shows it.')
      .optional(),
    remoteOrderNumber: forForms(
      z.string().trim().min(1).max(60).optional().describe('Its label number from the label provider.'),
    ),
    statusBefore: field(returnStatus.optional(), { formOnly: true, seen: true }),
  }),
  output: changedReturn,
  http: { method: 'PUT', path: '/web/return-orders/{id}/status' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'return_order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['refund_return', 'get_return', 'list_returns', 'get_stock'],
  invalidates: [...returnReads, ...catalogReads],
  toModel: shortReturn,
  summary: ({ change }) => change,
});
