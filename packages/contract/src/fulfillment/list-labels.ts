import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, listWords } from '../kernel/words.ts';
import { shipmentStatus, shipmentStatusLabels } from '../orders/enums.ts';
import { labelRow } from './entities.ts';
import { labelStatus, labelStatusLabels } from './enums.ts';
import { labelLine } from './words.ts';

export const listLabels = declareOperation({
  name: 'list_labels',
  area: 'fulfillment',
  title: 'Shipping labels',
  description:
    'Lists shipping labels that were bought, the newest first, with what they cost; by status, where the parcel is, order, or words of the recipient, place or tracking number.',
  examples: [
    'Show my shipping labels',
    'which labels did we buy?',
    'labels that were voided',
    'show the labels of delivered parcels',
    'labels still in transit',
    'what did we spend on postage',
    'the label of order 1042',
  ],
  input: z.object({
    status: field(labelStatus, {
      label: 'Status',
      words: ['status'],
      valueWords: {
        BOUGHT: ['ready to print', 'ready', 'bought', 'to print'],
        VOIDED: ['voided', 'void', 'refunded'],
        VOID_REQUESTED: ['refund requested', 'waiting for a refund'],
        FAILED: ['failed', 'refused'],
        UNPAID: ['unpaid', 'waiting for payment'],
      },
    }).optional(),
    parcelStatus: field(shipmentStatus, {
      label: 'Parcel',
      words: ['parcel'],
      valueWords: {
        PREPARING: ['not picked up', 'not handed over', 'not scanned'],
        IN_TRANSIT: ['in transit', 'on the way', 'on its way', 'on their way', 'moving'],
        OUT_FOR_DELIVERY: ['out for delivery'],
        DELIVERED: ['delivered', 'arrived'],
        RETURNED: ['returned to sender', 'came back'],
        LOST: ['lost', 'missing', 'failed delivery'],
      },
    })
      .describe('Where the carrier says the parcel is.')
      .optional(),
    orderNumber: field(z.int().min(1).max(2_147_483_647), {
      ref: 'order',
      words: ['order', 'of order', 'for order'],
      label: 'Order',
    }).optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of the recipient, place, service or tracking number.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(labelRow),
    ...pageOutput,
    /** What all that match cost, less what went back. */
    spentMinor: z.int(),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/standalone-labels' },
  access: mayRead,
  effect: 'read',
  card: 'shipping_labels',
  offered: true,
  errors: [],
  related: ['get_label', 'void_label', 'quote_label'],
  toModel: ({ rows, total, spentMinor, currency }) => ({
    rows: rows.slice(0, 15),
    total,
    spentMinor,
    currency,
  }),
  summary: ({ rows, total, spentMinor, currency }, { status, parcelStatus, orderNumber }) => {
    const which = [status && labelStatusLabels[status], parcelStatus && shipmentStatusLabels[parcelStatus]]
      .map((word) => (word ? `, ${word.toLowerCase()}` : ''))
      .join('');
    if (total === 0)
      return orderNumber === undefined
        ? `No labels${which || ' yet'}.`
        : `Order #${orderNumber} has no label${which}.`;
    return `${count(total, 'label')}${which}, ${formatMoney(spentMinor, currency)} total: ${listWords(rows.map(labelLine), 4)}.`;
  },
});
