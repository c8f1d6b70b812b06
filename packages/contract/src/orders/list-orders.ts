import { z } from 'zod';
import { amountMinor, countryCode, day, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { orderNumberOut, orderRow } from './entities.ts';
import {
  cancelStatus,
  fulfillmentStatus,
  orderOrigin,
  orderTab,
  originLabels,
  originWords,
  productionStatus,
  tabWords,
} from './enums.ts';
import { mayRead } from './order-ref.ts';
import { codeWords, count, dayWords, money } from './words.ts';

export const orderSort = z.enum(['-placedAt', 'placedAt', '-total', 'total', '-orderNumber', 'orderNumber']);
export type OrderSort = z.output<typeof orderSort>;

/** Work on an order begins within so many days; after that it is late. */
export const daysUntilLate = 7;

const input = z.object({
  tab: field(orderTab, { words: ['tab', 'status', 'state'], valueWords: tabWords, label: 'Orders' }).default(
    'ALL',
  ),
  productionStatus: field(productionStatus, {
    words: ['production status'],
    valueWords: { FINISHED: ['finished', 'done', 'completed'] },
    label: 'Production',
  })
    .describe('Where the making stands, whatever was shipped or canceled; the tab says more.')
    .optional(),
  fulfillmentStatus: field(fulfillmentStatus, {
    words: ['fulfillment status', 'fulfilment status'],
    valueWords: {
      NONE: [
        'unshipped',
        'not shipped',
        'not yet shipped',
        'unfulfilled',
        'nothing shipped',
        'not left',
        'not leave',
        'not gone out',
        'need to ship',
        'needs to ship',
        'to be shipped',
        'left to ship',
        'waiting to ship',
      ],
      PARTIAL: ['partly shipped', 'partially shipped', 'partially fulfilled', 'partly fulfilled'],
    },
    label: 'Shipped',
  })
    .describe('How much was shipped.')
    .optional(),
  cancelStatus: field(cancelStatus, {
    words: ['cancel status'],
    valueWords: {
      NONE: ['not canceled', 'not cancelled'],
      PARTIAL: ['partly canceled', 'partially canceled', 'partly cancelled', 'partially cancelled'],
    },
    label: 'Canceled',
  }).optional(),
  origin: field(orderOrigin, {
    words: ['origin', 'channel', 'source', 'came from'],
    valueWords: originWords,
    label: 'From',
  }).optional(),
  olderThanDays: field(z.int().min(0).max(36_500), {
    sense: 'quantity',
    words: ['older than', 'days old', 'waiting longer than', 'more than days ago', 'over days old'],
    valueWords: {
      1: ['older than a day', 'more than a day old', 'older than one day'],
      7: [
        'older than a week',
        'over a week old',
        'more than a week old',
        'more than a week ago',
        'older than one week',
      ],
      14: ['older than two weeks', 'older than 2 weeks', 'over two weeks old', 'more than two weeks old'],
      21: ['older than three weeks', 'older than 3 weeks'],
      30: ['older than a month', 'over a month old', 'more than a month old', 'older than one month'],
    },
    label: 'Older than (days)',
  }).optional(),
  late: field(z.boolean(), {
    words: ['late'],
    valueWords: { true: ['late', 'overdue', 'behind schedule', 'running late'] },
    label: 'Late',
  })
    .describe('True: not started within seven days.')
    .optional(),
  placedFrom: day({
    sense: 'date_from',
    words: ['placed from', 'placed since', 'since', 'after', 'from', 'starting'],
    label: 'Placed from',
  }).optional(),
  placedTo: day({
    sense: 'date_to',
    words: ['placed before', 'until', 'up to', 'before', 'to'],
    label: 'Placed to',
  })
    .describe('The last day that counts, itself included.')
    .optional(),
  customer: field(z.string().trim().min(1).max(200), {
    ref: 'customer',
    words: ['customer', 'from customer', 'placed by', 'of', 'by', 'her', 'his'],
    label: 'Customer',
  })
    .describe("A customer's id, email or name.")
    .optional(),
  totalMinMinor: amountMinor({
    words: ['over', 'above', 'more than', 'at least', 'worth more than', 'bigger than'],
    label: 'Total from',
  }).optional(),
  totalMaxMinor: amountMinor({
    words: ['under', 'below', 'less than', 'at most', 'worth less than', 'smaller than'],
    label: 'Total to',
  }).optional(),
  country: countryCode({
    words: ['shipping to', 'to country', 'going to', 'in', 'to'],
    label: 'Ships to',
  }).optional(),
  state: field(z.string().regex(/^[A-Z]{2}$/, 'Give the state by its two letters, such as CA.'), {
    sense: 'us_state',
    words: ['state', 'from', 'in', 'to'],
    label: 'State',
  })
    .describe('Two letters of the US state that it ships to.')
    .optional(),
  international: field(z.boolean(), {
    words: ['international'],
    valueWords: {
      true: ['international', 'abroad', 'outside the us', 'outside of the us', 'overseas', 'not in the us'],
      false: ['domestic', 'within the us'],
    },
    label: 'International',
  })
    .describe('True: going anywhere but the United States.')
    .optional(),
  search: field(z.string().trim().min(1).max(100), {
    sense: 'search_words',
    words: ['with', 'containing', 'for', 'search', 'that include', 'about'],
    label: 'Search',
  })
    .describe('Words in the number, customer name, email, SKU or item title; all must occur.')
    .optional(),
  sort: field(orderSort, {
    words: ['sort', 'sorted by', 'order by'],
    valueWords: {
      '-placedAt': ['newest', 'newest first', 'latest', 'most recent', 'recent'],
      placedAt: ['oldest', 'oldest first', 'earliest'],
      '-total': [
        'biggest',
        'largest',
        'highest total',
        'most expensive',
        'largest first',
        'most valuable',
        'top',
        'sort by total',
        'by total',
        'by value',
      ],
      total: ['smallest', 'lowest total', 'cheapest', 'smallest first'],
    },
    label: 'Sort',
  }).default('-placedAt'),
  counts: forForms(z.boolean().default(true).describe('Whether to count the tabs too; false is quicker.')),
  ...pageInput,
});

const output = z.object({
  orders: z.array(orderRow),
  ...pageOutput,
  /** Σ totals of every order that matches, not only of this page. Null when nothing was filtered. */
  worthMinor: z.int().nullable(),
  currency: z.string(),
  /** The oldest that matches; null when nothing does or nothing was filtered. */
  oldest: z.object({ orderNumber: orderNumberOut, placedAt: z.string() }).nullable(),
  /** Orders under each tab with no other filter; null when not asked for. */
  tabCounts: z.record(orderTab, z.int()).nullable(),
});

/** "still outstanding", "older than 7 days", … : the filters of a list as the end of a sentence. */
export function filterWords(given: z.output<typeof input>): string {
  const parts: string[] = [];
  if (given.tab === 'RETURNS') parts.push('with a return');
  else if (given.tab !== 'ALL') parts.push(codeWords(given.tab));
  if (given.productionStatus && given.productionStatus !== given.tab)
    parts.push(codeWords(given.productionStatus));
  if (given.fulfillmentStatus && given.fulfillmentStatus !== given.tab) {
    parts.push(
      { NONE: 'not shipped', PARTIAL: 'partly shipped', FULFILLED: 'fulfilled' }[given.fulfillmentStatus],
    );
  }
  if (given.cancelStatus && given.cancelStatus !== given.tab) {
    parts.push(
      { NONE: 'not canceled', PARTIAL: 'partly canceled', CANCELED: 'canceled' }[given.cancelStatus],
    );
  }
  if (given.olderThanDays !== undefined) parts.push(`older than ${count(given.olderThanDays, 'day')}`);
  if (given.late) parts.push(`late, not started after ${count(daysUntilLate, 'day')}`);
  if (given.origin) parts.push(`from ${originLabels[given.origin]}`);
  if (given.placedFrom && given.placedFrom === given.placedTo)
    parts.push(`placed on ${dayWords(given.placedFrom)}`);
  else if (given.placedFrom && given.placedTo)
    parts.push(`placed ${dayWords(given.placedFrom)} to ${dayWords(given.placedTo)}`);
  else if (given.placedFrom) parts.push(`placed since ${dayWords(given.placedFrom)}`);
  else if (given.placedTo) parts.push(`placed up to ${dayWords(given.placedTo)}`);
  if (given.totalMinMinor !== undefined) parts.push(`of ${money(given.totalMinMinor)} or more`);
  if (given.totalMaxMinor !== undefined) parts.push(`of ${money(given.totalMaxMinor)} or less`);
  if (given.country) parts.push(`shipping to ${given.country}`);
  if (given.state) parts.push(`shipping to ${given.state}`);
  if (given.international === true) parts.push('shipping abroad');
  if (given.international === false) parts.push('shipping within the United States');
  if (given.search) parts.push(`matching “${given.search}”`);
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}

/** The filters as what so many orders do: "were placed on …", "have a return", "are on hold". */
function said(what: string, orders: number): string {
  const [first, ...rest] = what.split(' ');
  const after = rest.join(' ');
  const single = orders === 1;
  if (first === 'placed') return `${single ? 'was' : 'were'} ${what}`;
  if (first === 'with') return `${single ? 'has' : 'have'} ${after}`;
  if (first === 'matching') return `${single ? 'matches' : 'match'} ${after}`;
  return `${single ? 'is' : 'are'} ${what}`;
}

export const listOrders = declareOperation({
  name: 'list_orders',
  area: 'orders',
  title: 'List orders',
  description:
    "Finds the store's customer orders by tab, status, origin, age, dates, customer, value, country, state or words, sorted and paged. " +
    'Says how many match, what they are worth and which is the oldest. For one order of a known number use get_order.',
  examples: [
    'Which orders are still outstanding and older than a week?',
    'Show me the orders on hold',
    'What was canceled last month?',
    'Orders from Shopify over $200',
    'List the international orders, biggest first',
    "Show Maya Chen's orders",
    'Orders with a scented candle that have not shipped',
    'Which orders came back?',
  ],
  input,
  output,
  http: { method: 'GET', path: '/web/orders' },
  access: mayRead,
  effect: 'read',
  card: 'orders',
  everyday: ['tab', 'customer', 'search'],
  offered: true,
  errors: [],
  related: ['get_order', 'change_order_status', 'cancel_order', 'add_order_note'],
  toModel: ({ orders, total, page, size, worthMinor, currency, oldest }) => ({
    total,
    worthMinor,
    currency,
    oldest,
    orders: orders.map((order) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      placedAt: order.placedAt,
      customerId: order.customerId,
      customerName: order.customerName,
      itemsText: order.itemsText,
      productionStatus: order.productionStatus,
      cancelStatus: order.cancelStatus,
      fulfillmentStatus: order.fulfillmentStatus,
      holdReason: order.holdReason,
      totalMinor: order.totalMinor,
    })),
    notShown: Math.max(0, total - page * size - orders.length),
  }),
  summary: (found, given) => {
    const who = given.customer && found.orders[0] ? whose(given.customer, found.orders) : '';
    const what = filterWords(given);
    if (found.total === 0) return `No orders${ofWhom(given.customer)} ${what ? said(what, 0) : 'yet'}.`;
    const are = what ? ` ${said(what, found.total)}` : '';
    const worth = found.worthMinor === null ? '' : `, worth ${money(found.worthMinor, found.currency)}`;
    const head =
      what || who
        ? `${count(found.total, 'order')}${who}${are || ' found'}${worth}`
        : `You have ${count(found.total, 'order')}`;
    const oldest =
      found.oldest && found.total > 1
        ? `; the oldest is #${found.oldest.orderNumber} from ${dayWords(found.oldest.placedAt)}`
        : '';
    const cut = found.total > found.orders.length ? ` Showing ${found.orders.length}.` : '';
    return `${head}${oldest}.${cut}`;
  },
});

/** By name where all are of one customer; several may be called so. */
function whose(customer: string, rows: readonly { customerName: string }[]): string {
  const names = new Set(rows.map(({ customerName }) => customerName));
  const [name] = names;
  return names.size === 1 ? ` from ${name}` : ` from customers named “${customer}”`;
}

/** A customer as asked for; an id says nothing to a person. */
function ofWhom(customer: string | undefined): string {
  if (customer === undefined) return '';
  return /^[0-9a-f-]{36}$/i.test(customer) ? ' from this customer' : ` from “${customer}”`;
}
