import { z } from 'zod';
import { day, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { orderRef } from '../orders/order-ref.ts';
import { mayRead, returnRow, type ReturnRow } from './entities.ts';
import {
  refundMethod,
  returnReason,
  returnReasonWords,
  returnTab,
  returnTabLabels,
  type ReturnTab,
} from './enums.ts';
import { count, listWords, money } from './words.ts';

const returnSort = z.enum(['-createdAt', 'createdAt', '-updatedAt', '-refund', 'handle']);

const tabWords: Readonly<Record<ReturnTab, readonly string[]>> = {
  ALL: ['all returns'],
  CREATED: ['created', 'requested', 'asked for', 'not sent yet', 'new returns', 'return requests'],
  SHIPPING: [
    'coming back',
    'on the way back',
    'on its way back',
    'being sent back',
    'in transit',
    'shipping',
  ],
  TO_REFUND: [
    'to refund',
    'need a refund',
    'still need a refund',
    'arrived and still need a refund',
    'still need refunding',
    'still need paying out',
    'nobody has been paid back',
    'not refunded',
    'unrefunded',
    'waiting for a refund',
    'waiting on a refund',
    'waiting for money',
    'waiting on money',
    'waiting for their money',
    'waiting on their money',
    'to be refunded',
    'still owe',
    'no money yet',
    'without their money',
    'still to pay back',
    'not paid back',
    'not paid',
    'not been paid',
    'not got their money',
    'wait for a refund',
    'waiting for their refund',
    'waiting for their money',
    'waiting to be refunded',
    'owe a refund',
    'owe refunds',
    'owe money',
    'owed a refund',
    'owed money',
    'still owed',
  ],
  RECEIVED: ['received', 'complete', 'completed', 'arrived', 'back in house'],
  CANCELED: ['canceled', 'cancelled', 'called off'],
};

const rowWords = ({ handle, customerName, itemsText, statusLabel }: ReturnRow) =>
  `${handle} (${customerName}, ${itemsText}, ${statusLabel.toLowerCase()})`;

const found: Readonly<Record<Exclude<ReturnTab, 'ALL'>, string>> = {
  CREATED: 'created and not sent yet',
  SHIPPING: 'on the way back',
  TO_REFUND: 'received and not refunded yet',
  RECEIVED: 'complete',
  CANCELED: 'canceled',
};

export const listReturns = declareOperation({
  name: 'list_returns',
  area: 'returns',
  title: 'Returns',
  description:
    'Lists customer returns by status, reason, dates, customer, order or words, with counts by status and refund totals. ' +
    'For one return in full use get_return; to find orders with returns use list_orders.',
  examples: [
    'What’s coming back?',
    'Show me the returns',
    'Which returns arrived and still need a refund?',
    'Returns of this month because of damage',
    'Has anyone asked to return something?',
    'Which returns does order 1042 have?',
  ],
  input: z.object({
    tab: field(returnTab, { words: ['status', 'tab'], valueWords: tabWords, label: 'Returns' }).default(
      'ALL',
    ),
    reason: field(returnReason, {
      words: ['reason', 'because'],
      valueWords: returnReasonWords,
      label: 'Reason',
    }).optional(),
    refundMethod: field(refundMethod, {
      words: ['refund method'],
      valueWords: { STORE_CREDIT: ['store credit', 'as credit'] },
      label: 'Refund',
    }).optional(),
    customer: field(z.string().trim().min(1).max(200), {
      ref: 'customer',
      words: ['customer', 'of', 'by', 'from'],
      label: 'Customer',
    }).optional(),
    orderNumber: orderRef.orderNumber,
    createdFrom: day({
      sense: 'date_from',
      words: ['since', 'from', 'after'],
      label: 'Created from',
    }).optional(),
    createdTo: day({ sense: 'date_to', words: ['until', 'up to', 'before'], label: 'Created to' }).optional(),
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      words: ['with', 'containing', 'of the'],
      label: 'Search',
    })
      .describe('Words in the handle, order number, customer, email, item or SKU; all must occur.')
      .optional(),
    sort: field(returnSort, {
      words: ['sort'],
      valueWords: { createdAt: ['oldest', 'oldest first'], '-refund': ['biggest', 'largest'] },
      label: 'Sort',
    }).default('-createdAt'),
    counts: forForms(z.boolean().default(true)),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(returnRow),
    ...pageOutput,
    /** Σ of what all that match pay back. */
    refundMinor: z.int(),
    currency: z.string(),
    /** Returns under each tab with no other filter; null when not asked for. */
    tabCounts: z.record(returnTab, z.int()).nullable(),
  }),
  http: { method: 'GET', path: '/web/return-orders' },
  access: mayRead,
  effect: 'read',
  card: 'return_orders',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_return', 'change_return_status', 'refund_return', 'export_returns'],
  toModel: ({ rows, total, refundMinor, currency, tabCounts }) => ({
    total,
    refundMinor,
    currency,
    tabCounts,
    rows: rows
      .slice(0, 15)
      .map(({ id, handle, status, customerName, itemsText, refundMinor: back, order }) => ({
        id,
        handle,
        status,
        customerName,
        itemsText,
        refundMinor: back,
        orderNumber: order.orderNumber,
      })),
    ...(total > Math.min(rows.length, 15)
      ? { note: `Showing ${Math.min(rows.length, 15)} of ${total}.` }
      : {}),
  }),
  summary: (
    { rows, total, refundMinor, currency },
    { tab, reason, search, customer, orderNumber, createdFrom, createdTo },
  ) => {
    const ofOrder = orderNumber === undefined ? '' : ` for order #${orderNumber}`;
    const state = tab === 'ALL' ? '' : ` ${found[tab]}`;
    const isFiltered = [reason, search, customer, createdFrom, createdTo].some(
      (given) => given !== undefined,
    );
    if (total === 0)
      return isFiltered
        ? `No returns${ofOrder}${state} match that.`
        : tab === 'ALL'
          ? ofOrder
            ? `There are no returns${ofOrder}.`
            : 'There are no returns yet.'
          : `No returns${ofOrder} are ${found[tab]}.`;
    const worth = refundMinor > 0 ? `, ${money(refundMinor, currency)} in refunds` : '';
    const which = tab === 'ALL' ? '' : ` (${returnTabLabels[tab].toLowerCase()})`;
    return `${count(total, 'return')}${ofOrder}${which}${worth}: ${listWords(rows.map(rowWords), 3)}${total > rows.length ? `, ${rows.length} shown` : ''}.`;
  },
});
