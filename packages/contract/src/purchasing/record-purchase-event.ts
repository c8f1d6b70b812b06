import { z } from 'zod';
import { catalogReads } from '../catalog/entities.ts';
import { mayAct } from '../kernel/access.ts';
import { day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords } from '../orders/words.ts';
import { purchaseItem } from './entities.ts';
import { milestoneKind, milestoneLabels, milestoneWords } from './enums.ts';
import { purchaseField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const recordPurchaseEvent = declareOperation({
  name: 'record_purchase_event',
  area: 'purchasing',
  title: 'Record a milestone of a purchase order',
  description:
    'Writes down what happened on the way to the goods: the pre-production sample was approved, the inspection passed, the goods have shipped (with the tracking number where there is one). That all of them arrived goes into stock, as receive_purchase does, which also takes a part of them. Payments are recorded by themselves.',
  examples: [
    'The mugs passed inspection today',
    'I approved the pre-production sample of the candles',
    'the candles have shipped, tracking 1Z999AA10123456784',
    'mark the inspection of the mugs as done on November 12',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    event: field(milestoneKind.extract(['PRE_PRODUCTION_SAMPLE', 'INSPECTION', 'SHIPPED', 'RECEIVED']), {
      label: 'Milestone',
      question: 'What happened: sample approved, inspected or shipped?',
      words: ['milestone'],
      valueWords: {
        PRE_PRODUCTION_SAMPLE: milestoneWords.PRE_PRODUCTION_SAMPLE,
        INSPECTION: milestoneWords.INSPECTION,
        SHIPPED: milestoneWords.SHIPPED,
        // What arrives is said to receive_purchase.
        RECEIVED: [],
      },
    }),
    on: day({ label: 'Day', words: ['on'] })
      .describe('When it happened; left out: today.')
      .optional(),
    trackingNumber: field(z.string().trim().min(4).max(60), {
      label: 'Tracking number',
      words: ['tracking', 'tracking number'],
      sense: 'tracking_number',
    }).optional(),
    carrier: field(z.string().trim().min(2).max(60), {
      label: 'Carrier',
      words: ['carrier', 'shipped with', 'by'],
      sense: 'free_text',
    }).optional(),
  }),
  output: purchaseItem,
  http: {
    method: 'POST',
    path: '/web/creator-order-items/{purchaseItemId}/event-purchase',
    aliases: [{ method: 'POST', path: '/app/creator-order-items/{purchaseItemId}/event-purchase' }],
  },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_purchase_item', 'receive_purchase', 'pay_purchase_order'],
  invalidates: [...purchaseReads, ...catalogReads],
  undoable: true,
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: (item, { event }) => {
    const done = item.milestones.find(({ kind }) => kind === event)?.doneOn;
    return `${item.title}: ${milestoneLabels[event].toLowerCase()} done${done ? ` on ${dayWords(done)}` : ''}.`;
  },
});
