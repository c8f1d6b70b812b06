import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../orders/words.ts';
import { purchaseItemRow, type PurchaseItemRow } from './entities.ts';
import {
  purchaseStatus,
  purchaseStatusLabels,
  purchaseStatusWords,
  purchaseType,
  purchaseTypeLabels,
  purchaseTypeWords,
} from './enums.ts';

const itemLine = (row: PurchaseItemRow) =>
  `${row.quantity.toLocaleString('en-US')} × ${row.title} from ${row.supplierName} (${purchaseStatusLabels[row.status].toLowerCase()}${row.expectedOn && row.status === 'IN_PRODUCTION' ? `, expected ${dayWords(row.expectedOn)}` : ''})`;

export const listPurchaseItems = declareOperation({
  name: 'list_purchase_items',
  area: 'purchasing',
  title: 'Orders with suppliers',
  description:
    'Lists what this store buys and has made at suppliers (purchase items): samples, packaging, inventory, services, by state such as in production or shipped. Orders that customers placed are in list_orders; bills of suppliers in list_supplier_invoices.',
  examples: [
    'What am I having made?',
    'what is in production at my suppliers?',
    'show my purchases',
    'which supplier orders have shipped?',
    'list the samples I ordered from suppliers',
  ],
  input: z.object({
    status: field(purchaseStatus, {
      label: 'Status',
      words: ['status', 'state'],
      valueWords: purchaseStatusWords,
    })
      .describe('Only items in this state.')
      .optional(),
    orderType: field(purchaseType, { label: 'Type', words: ['type'], valueWords: purchaseTypeWords })
      .describe('Only purchases of this type.')
      .optional(),
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      words: ['supplier', 'factory', 'from', 'at', 'with'],
    })
      .describe('Only of this supplier, by id or name.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of the title or the supplier.')
      .optional(),
    isArchived: z.boolean().default(false).describe('Archived ones in place of current ones.'),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(purchaseItemRow), ...pageOutput }),
  http: { method: 'GET', path: '/web/creator-order-items' },
  access: mayRead,
  effect: 'read',
  card: 'purchase_items',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_purchase_item', 'list_supplier_invoices', 'list_project_requests'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 15).map(({ isArchived: _archived, createdAt: _created, ...row }) => row),
    total,
    ...(total > Math.min(rows.length, 15) ? { note: `Shown ${Math.min(rows.length, 15)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total }, { status, orderType }) => {
    const which = [
      orderType ? purchaseTypeLabels[orderType].toLowerCase() : '',
      status ? purchaseStatusLabels[status].toLowerCase() : '',
    ]
      .filter(Boolean)
      .join(', ');
    if (total === 0) return which ? `No purchase orders: ${which}.` : 'No purchase orders yet.';
    return `${count(total, 'purchase order')}${which ? `, ${which}` : ''}: ${listWords(rows.map(itemLine), 4)}.`;
  },
});
