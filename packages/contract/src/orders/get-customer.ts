import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { shippingAddress } from './entities.ts';
import { mayRead } from './order-ref.ts';
import { count, dayWords, money } from './words.ts';

/** A customer of the store, with what they ordered so far. Times in UTC; money in minor units of the store's currency. */
export const customerDetail = z.object({
  id: field(z.uuid(), { ref: 'customer' }),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  address: shippingAddress.nullable(),
  /** Canceled ones too. */
  orderCount: z.int(),
  /** What was kept of all orders: captured less refunded. */
  keptMinor: z.int(),
  currency: z.string(),
  firstOrderAt: z.iso.datetime().nullable(),
  lastOrderAt: z.iso.datetime().nullable(),
  /** The newest first, ten at most. */
  orders: z.array(
    z.object({
      orderNumber: field(z.int(), { ref: 'order' }),
      id: z.uuid(),
      placedAt: z.iso.datetime(),
      itemsText: z.string(),
      totalMinor: z.int(),
    }),
  ),
});
export type CustomerDetail = z.output<typeof customerDetail>;

export const getCustomer = declareOperation({
  name: 'get_customer',
  area: 'orders',
  title: 'Show a customer',
  description:
    'Shows one customer: email, phone number, company, address, how many orders they placed, what was kept of them, and the newest ten. ' +
    'For their orders as a list that can be narrowed use list_orders.',
  examples: [
    "Open Maya Chen's customer page",
    "What's Maya Chen's phone number?",
    'What is the email of Maya Chen?',
    'Who is the customer Maya Chen?',
    'How can I reach Maya Chen by phone?',
    'Show me the customer Ravi Patel',
    'how much has Freya Silva spent with us',
    'where does Ravi Patel live',
  ],
  input: z.object({
    customer: field(z.string().trim().min(1).max(200), {
      ref: 'customer',
      words: ['customer', 'buyer', 'shopper'],
      question: 'Which customer? The name or the email is enough.',
      label: 'Customer',
    }).describe("A customer's id, email, whole name or company."),
  }),
  output: customerDetail,
  http: { method: 'GET', path: '/web/customers/{customer}' },
  access: mayRead,
  effect: 'read',
  card: 'customer',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_orders', 'get_order'],
  summary: ({ name, email, phone, orderCount, keptMinor, currency, lastOrderAt }) => {
    const reached = [email, phone].filter(Boolean).join(', ') || 'no email and no phone number';
    const ordered =
      orderCount === 0
        ? 'No orders yet.'
        : `${count(orderCount, 'order')}, ${money(keptMinor, currency)} after refunds${lastOrderAt ? `; the last on ${dayWords(lastOrderAt)}` : ''}.`;
    return `${name}: ${reached}. ${ordered}`;
  },
});
