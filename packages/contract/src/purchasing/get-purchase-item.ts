import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords, money } from '../orders/words.ts';
import { purchaseItem } from './entities.ts';
import { purchaseStatusLabels } from './enums.ts';

export const getPurchaseItem = declareOperation({
  name: 'get_purchase_item',
  area: 'purchasing',
  title: 'Order with a supplier',
  description:
    'Opens one purchase item: what is bought at which supplier, its costs, state, expected day, tracking and invoices. For an order of a customer use get_order.',
  examples: [
    'Open the tote purchase',
    'how far is the production of the mugs?',
    'when will the candle jars from the supplier be ready?',
    'what did the linen purchase cost?',
  ],
  input: z.object({
    purchaseItemId: field(z.string().trim().min(1).max(200), {
      ref: 'purchase_item',
      label: 'Purchase',
      question: 'Which purchase order?',
      words: ['purchase', 'purchase item', 'supplier order', 'production'],
    }).describe('Id or title of the purchase item.'),
  }),
  output: purchaseItem,
  http: {
    method: 'GET',
    path: '/web/creator-order-items/{purchaseItemId}',
    aliases: [{ method: 'GET', path: '/app/creator-order-items/{purchaseItemId}' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: [
    'pay_purchase_order',
    'receive_purchase',
    'add_to_cart',
    'archive_purchase_item',
    'list_purchase_items',
    'list_supplier_invoices',
  ],
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: (item) => {
    const expected = item.expectedOn ? ` Expected ${dayWords(item.expectedOn)}.` : '';
    const owed = item.invoices.filter(({ status }) => status === 'DUE' || status === 'OVERDUE');
    const invoice = owed[0]
      ? ` Invoice ${owed[0].invoiceNumber} over ${money(owed[0].totalMinor, item.currency)} is ${owed[0].status.toLowerCase()}.`
      : '';
    return `${item.quantity.toLocaleString('en-US')} × ${item.title} from ${item.supplierName}: ${purchaseStatusLabels[item.status].toLowerCase()}, ${money(item.totalMinor, item.currency)} in total, ${money(item.unitPriceMinor, item.currency)} a unit.${expected}${invoice}`;
  },
});
