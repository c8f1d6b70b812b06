import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { amountMinor, day, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { purchaseItemRow } from './entities.ts';
import { purchaseType, purchaseTypeLabels, purchaseTypeWords, type PurchaseStatus } from './enums.ts';

/** What was really ordered: neither in the cart, nor waiting for its payment, nor canceled. */
export const orderedStatuses = [
  'IN_PRODUCTION',
  'IN_SUBSCRIPTION',
  'SHIPPED',
] as const satisfies readonly PurchaseStatus[];

export const listPastOrders = declareOperation({
  name: 'list_past_orders',
  area: 'purchasing',
  title: 'Past orders with suppliers',
  description:
    'Everything this store has ordered and paid for at suppliers so far, archived orders included, the newest first, with what it came to by supplier. It leaves out what is in the cart or waiting for payment: for the current state of purchases use list_purchase_items, for orders of shoppers list_orders.',
  examples: [
    'What have we ordered so far from suppliers?',
    'Show our past orders with suppliers',
    'Everything we ever bought from factories',
    'How much have we ordered from suppliers in total?',
  ],
  input: z.object({
    orderType: field(purchaseType, { label: 'Type', words: ['type'], valueWords: purchaseTypeWords })
      .describe('Only orders of this type.')
      .optional(),
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      words: ['supplier', 'factory', 'from', 'at', 'with'],
    })
      .describe('Only of this supplier, by id or name.')
      .optional(),
    from: day({ sense: 'date_from', label: 'From', words: ['from', 'since', 'in', 'after'] }).optional(),
    to: day({ sense: 'date_to', label: 'To', words: ['to', 'until', 'before'] })
      .describe('The last day that counts, itself included.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(purchaseItemRow),
    ...pageOutput,
    /** What all that match came to, in each currency. */
    totals: z.array(z.object({ currency: z.string(), totalMinor: amountMinor(), orders: z.int() })),
    /** The same by supplier, the largest first. */
    suppliers: z.array(
      z.object({
        supplierName: z.string(),
        currency: z.string(),
        totalMinor: amountMinor(),
        orders: z.int(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/stores/me/past-orders' },
  access: mayRead,
  effect: 'read',
  card: 'purchase_items',
  offered: true,
  errors: ['bad_input', 'not_found', 'conflict'],
  related: ['list_purchase_items', 'get_payments_report'],
  toModel: ({ rows, total, totals, suppliers }) => ({
    total,
    totals,
    suppliers: suppliers.slice(0, 15),
    rows: rows
      .slice(0, 15)
      .map(({ title, supplierName, status, quantity, totalMinor, currency, createdAt }) => ({
        title,
        supplierName,
        status,
        quantity,
        totalMinor,
        currency,
        createdAt,
      })),
    ...(total > Math.min(rows.length, 15) ? { note: `Shown ${Math.min(rows.length, 15)} of ${total}.` } : {}),
  }),
  summary: ({ total, totals, suppliers }, { orderType, from, to }) => {
    const what = orderType === undefined ? '' : ` (${purchaseTypeLabels[orderType].toLowerCase()})`;
    const when =
      from !== undefined && to !== undefined
        ? ` from ${dayWords(from)} to ${dayWords(to)}`
        : from !== undefined
          ? ` since ${dayWords(from)}`
          : to !== undefined
            ? ` until ${dayWords(to)}`
            : '';
    if (total === 0)
      return when === '' && what === ''
        ? 'Nothing has been ordered from suppliers yet.'
        : `Nothing was ordered from suppliers${what}${when}.`;
    const sums = totals.map(({ totalMinor, currency }) => formatMoney(totalMinor, currency));
    const most = suppliers.map(
      ({ supplierName, totalMinor, currency }) => `${supplierName} ${formatMoney(totalMinor, currency)}`,
    );
    return `${count(total, 'order')} with suppliers${what}${when}, ${listWords(sums, 4)} in total: ${listWords(most, 4)}.`;
  },
});
