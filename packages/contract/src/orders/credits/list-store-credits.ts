import { z } from 'zod';
import { amountMinor, day, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { mayRead } from '../order-ref.ts';
import { count, dayWords, listWords, money } from '../words.ts';
import { shortCredit } from './credit-ref.ts';
import { creditStatus, creditStatusLabels, storeCredit, type StoreCredit } from './entities.ts';

const shownToModel = 15;

const rowWords = ({ code, customerName, leftMinor, currency }: StoreCredit) =>
  `${code} (${customerName}, ${money(leftMinor, currency)} left)`;

export const listStoreCredits = declareOperation({
  name: 'list_store_credits',
  area: 'orders',
  title: 'Store credits',
  description:
    'Lists store credits, what customers have as credit with the shop, by status, customer, last day or words, with what is left of all open ones. One with its uses is get_store_credit; to use one on an order redeem_store_credit.',
  examples: [
    'Show the store credits',
    'Who has store credit?',
    'Does Maya Chen have store credit?',
    'Has Ana Silva any credit with us?',
    'How much credit have people not spent yet?',
    'Which credits expire by March 31?',
    'How much store credit is still open?',
    'Which store credits have expired?',
  ],
  input: z.object({
    status: field(creditStatus, {
      words: ['status'],
      valueWords: {
        OPEN: ['open', 'unused', 'unspent', 'still open', 'not used', 'not spent', 'outstanding', 'left'],
        USED: ['used', 'used up', 'redeemed', 'spent'],
        EXPIRED: ['expired', 'has run out', 'have run out', 'ran out', 'too old'],
        CANCELED: ['canceled', 'cancelled', 'voided'],
      },
      label: 'Status',
    }).optional(),
    customer: field(z.string().trim().min(1).max(200), {
      ref: 'customer',
      words: ['customer', 'of', 'for', 'by'],
      label: 'Customer',
    }).optional(),
    expiresBy: day({
      sense: 'date_to',
      words: [
        'expire by',
        'expires by',
        'expire before',
        'run out by',
        'run out before',
        'lapse before',
        'by',
        'before',
      ],
      label: 'Expires by',
    })
      .describe('Open ones whose last day is this day or earlier, the first to expire on top.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      words: ['with', 'containing'],
      label: 'Search',
    })
      .describe('Words in the code, customer, email, return or reason; all must occur.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(storeCredit),
    ...pageOutput,
    /** Open credits of those that match, and what is left of them by currency. */
    open: z.object({
      credits: z.int(),
      left: z.array(z.object({ currency: z.string(), leftMinor: amountMinor() })),
    }),
  }),
  http: { method: 'GET', path: '/web/store-credits' },
  access: mayRead,
  effect: 'read',
  card: 'store_credits',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_store_credit', 'redeem_store_credit', 'give_store_credit'],
  toModel: ({ rows, total, open }) => ({
    total,
    open,
    rows: rows.slice(0, shownToModel).map(shortCredit),
    ...(total > Math.min(rows.length, shownToModel)
      ? { note: `Showing ${Math.min(rows.length, shownToModel)} of ${total}.` }
      : {}),
  }),
  summary: ({ rows, total, open }, { status, customer, expiresBy, search }) => {
    if (total === 0)
      return [status, customer, expiresBy, search].every((one) => one === undefined)
        ? 'No store credit has been given yet.'
        : customer !== undefined && [status, expiresBy, search].every((one) => one === undefined)
          ? 'That customer has no store credit.'
          : 'No store credits match that.';
    const state = status === undefined ? [] : [creditStatusLabels[status].toLowerCase()];
    const until = expiresBy === undefined ? [] : [`expiring by ${dayWords(expiresBy)}`];
    const which = [...state, ...until].length === 0 ? '' : ` (${[...state, ...until].join(', ')})`;
    const left = open.left.map(({ leftMinor, currency }) => money(leftMinor, currency));
    const worth =
      left.length === 0
        ? ''
        : `, ${listWords(left, 4)} left${open.credits === total ? '' : ` on ${count(open.credits, 'open one')}`}`;
    return `${count(total, 'store credit')}${which}${worth}: ${listWords(rows.map(rowWords), 3)}.`;
  },
});
