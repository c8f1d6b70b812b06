import { z } from 'zod';
import { amountMinor, field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { customerRefOut, orderNumberOut } from './entities.ts';
import { mayRead } from './order-ref.ts';
import { count, money } from './words.ts';

export const customerFilter = z.enum(['ALL', 'REPEAT', 'OPEN_ORDERS']);
export type CustomerFilter = z.output<typeof customerFilter>;

export const customerSort = z.enum(['-spent', '-orders', '-lastOrder', 'lastOrder', 'name']);
export type CustomerSort = z.output<typeof customerSort>;

export const customerRow = z.object({
  id: customerRefOut,
  name: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  countryCode: z.string().nullable(),
  /** Canceled ones too. */
  orderCount: z.int(),
  /** Neither canceled nor wholly shipped. */
  openOrderCount: z.int(),
  paidMinor: amountMinor(),
  refundedMinor: amountMinor(),
  /** Paid less refunded. */
  keptMinor: amountMinor(),
  lastOrderAt: instant().nullable(),
  lastOrderNumber: orderNumberOut.nullable(),
});
export type CustomerRow = z.output<typeof customerRow>;

const whoseWords: Readonly<Record<CustomerFilter, string>> = {
  ALL: '',
  REPEAT: ' who ordered more than once',
  OPEN_ORDERS: ' with open orders',
};

export const listCustomers = declareOperation({
  name: 'list_customers',
  area: 'orders',
  title: 'List customers',
  description:
    'Lists the customers of the store with how many orders they placed and what they spent after refunds; found by name, email, city or order number, sorted and paged. ' +
    'For one customer whole use get_customer; for orders use list_orders.',
  examples: [
    'Show my customers',
    'Who are my best customers?',
    'Which customers ordered more than once?',
    'Customers who are still waiting for an order',
    'List the customers by name',
    'Which customers are in Portland?',
  ],
  input: z.object({
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      words: ['named', 'called', 'from', 'in', 'matching', 'with'],
      label: 'Search',
    })
      .describe('Words of the name, company, email or city, or the number of an order; all must occur.')
      .optional(),
    filter: field(customerFilter, {
      words: ['kind'],
      valueWords: {
        REPEAT: [
          'repeat',
          'repeat customers',
          'returning',
          'returning customers',
          'regulars',
          'came back',
          'come back',
          'more than once',
          'bought again',
          'ordered twice',
          'loyal',
        ],
        OPEN_ORDERS: [
          'with open orders',
          'open orders',
          'still waiting',
          'waiting for an order',
          'not shipped',
        ],
      },
      label: 'Customers',
    }).default('ALL'),
    sort: field(customerSort, {
      words: ['sort', 'sorted by', 'order by'],
      valueWords: {
        '-spent': [
          'best',
          'biggest spenders',
          'top',
          'spent the most',
          'most valuable',
          'by spend',
          'biggest',
        ],
        '-orders': ['most orders', 'by orders', 'ordered most', 'most often'],
        '-lastOrder': ['newest', 'latest', 'most recent', 'recent', 'ordered last'],
        lastOrder: ['longest ago', 'quiet', "haven't ordered", 'have not ordered', 'oldest'],
        name: ['by name', 'alphabetical', 'alphabetically', 'a to z'],
      },
      label: 'Sort',
    }).default('-spent'),
    ...pageInput,
  }),
  output: z.object({ customers: z.array(customerRow), ...pageOutput, currency: z.string() }),
  http: { method: 'GET', path: '/web/customers' },
  access: mayRead,
  effect: 'read',
  card: 'customers',
  offered: true,
  errors: [],
  related: ['get_customer', 'list_orders', 'send_customer_email'],
  toModel: ({ customers, total, page, size, currency }) => ({
    total,
    currency,
    customers,
    notShown: Math.max(0, total - page * size - customers.length),
  }),
  summary: ({ customers, total, currency }, { search, filter, sort }) => {
    const whose = `${whoseWords[filter]}${search ? ` matching “${search}”` : ''}`;
    if (total === 0) return whose ? `No customers${whose}.` : 'No customers yet.';
    const [first] = customers;
    const best =
      first && sort === '-spent' && total > 1
        ? ` ${first.name} spent the most: ${money(first.keptMinor, currency)} in ${count(first.orderCount, 'order')}.`
        : '';
    const cut = total > customers.length ? ` Showing ${customers.length}.` : '';
    return `${count(total, 'customer')}${whose}.${best}${cut}`;
  },
});
