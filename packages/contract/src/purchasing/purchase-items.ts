import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation, type Access } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords, money } from '../orders/words.ts';
import { purchaseCost, purchaseItem, purchaseItemRow, type PurchaseItemRow } from './entities.ts';
import {
  purchaseSource,
  purchaseStatus,
  purchaseStatusLabels,
  purchaseStatusWords,
  purchaseType,
  purchaseTypeLabels,
  purchaseTypeWords,
  shippingMode,
} from './enums.ts';

const mayRead: Access = { kind: 'private', role: 'viewer', preview: true };

const itemLine = (row: PurchaseItemRow) =>
  `${row.quantity.toLocaleString('en-US')} × ${row.title} from ${row.supplierName} (${purchaseStatusLabels[row.status].toLowerCase()}${row.expectedOn && row.status === 'IN_PRODUCTION' ? `, expected ${dayWords(row.expectedOn)}` : ''})`;

export const countPurchaseItems = declareOperation({
  name: 'count_purchase_items',
  area: 'purchasing',
  title: 'Purchases per tab',
  description: 'Counts the purchase items of this store by state, for the tabs of Orders & Shipments.',
  examples: ['How many purchases are in each state?'],
  input: z.object({}),
  output: z.object({
    total: z.int(),
    counts: z.array(z.object({ status: purchaseStatus, count: z.int() })),
  }),
  http: { method: 'GET', path: '/web/creator-order-items/-/tab-counts' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ total }) => `${count(total, 'purchase item')}.`,
});

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
    if (total === 0)
      return which ? `No purchases from suppliers: ${which}.` : 'Nothing bought from suppliers yet.';
    return `${count(total, 'purchase')} from suppliers${which ? `, ${which}` : ''}: ${listWords(rows.map(itemLine), 4)}.`;
  },
});

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
      question: 'Which purchase?',
      words: ['purchase', 'purchase item', 'supplier order', 'production'],
    }).describe('Id or title of the purchase item.'),
  }),
  output: purchaseItem,
  http: { method: 'GET', path: '/web/creator-order-items/{purchaseItemId}' },
  access: mayRead,
  effect: 'read',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_purchase_items', 'list_supplier_invoices'],
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: (item) => {
    const expected = item.expectedOn ? ` Expected ${dayWords(item.expectedOn)}.` : '';
    const owed = item.invoices.filter(({ status }) => status === 'DUE' || status === 'OVERDUE');
    const invoice = owed[0]
      ? ` Invoice ${owed[0].invoiceNumber} over ${money(owed[0].totalMinor, item.currency)} is ${owed[0].status.toLowerCase()}.`
      : '';
    return `${item.quantity.toLocaleString('en-US')} × ${item.title} from ${item.supplierName}: ${purchaseStatusLabels[item.status].toLowerCase()}, ${money(item.totalMinor, item.currency)} in all, ${money(item.unitPriceMinor, item.currency)} a unit.${expected}${invoice}`;
  },
});

export const createPurchaseItem = declareOperation({
  name: 'create_purchase_item',
  area: 'purchasing',
  title: 'New purchase item',
  description:
    'Makes a purchase item that is not paid yet, as an accepted quote does. No money moves and no supplier is told.',
  examples: ['Make a purchase item of the accepted quote'],
  input: z.object({
    title: z.string().trim().min(1).max(200),
    supplierId: z.uuid().nullable(),
    supplierName: z.string().trim().min(1).max(160),
    orderType: purchaseType,
    source: purchaseSource,
    shippingMode,
    quantity: z.int().min(1).max(10_000_000),
    unitPriceMinor: amountMinor().min(0).max(1_000_000_000),
    costs: z.array(purchaseCost).min(1).max(20),
    currency: z.string().length(3),
    leadTimeDays: z.int().min(0).max(1000).nullable(),
    requestId: z.uuid().nullable(),
    quoteId: z.uuid().nullable(),
  }),
  output: purchaseItem,
  http: { method: 'POST', path: '/web/creator-order-items', status: 201 },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'purchase_item',
  offered: false,
  errors: ['conflict'],
  invalidates: ['list_purchase_items', 'count_purchase_items'],
  summary: (item) =>
    `${item.quantity.toLocaleString('en-US')} × ${item.title} stands under Orders & Shipments, not purchased yet.`,
});
