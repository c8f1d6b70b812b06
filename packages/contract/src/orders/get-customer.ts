import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { customerField, customerMail, customerNote } from './customers.ts';
import { shippingAddress } from './entities.ts';
import { productionStatus } from './enums.ts';
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
  /** Neither canceled nor wholly shipped. */
  openOrderCount: z.int(),
  /** Orders with a return, whatever became of it. */
  returnCount: z.int(),
  paidMinor: amountMinor(),
  refundedMinor: amountMinor(),
  /** What was kept of all orders: captured less refunded. */
  keptMinor: z.int(),
  /** What a paid order came to on average, before refunds; null without one. */
  averageMinor: amountMinor().nullable(),
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
      productionStatus,
    }),
  ),
  /** The newest first, twenty at most. */
  notes: z.array(customerNote),
  mails: z.array(customerMail),
});
export type CustomerDetail = z.output<typeof customerDetail>;

export const getCustomer = declareOperation({
  name: 'get_customer',
  area: 'orders',
  title: 'Show a customer',
  description:
    'Shows one customer: email, phone number, company, address, how many orders they placed, what they paid and got back, returns, the newest ten orders, the team’s notes and the emails. ' +
    'For their orders as a list that can be narrowed use list_orders; for many customers list_customers.',
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
    customer: customerField,
  }),
  output: customerDetail,
  http: { method: 'GET', path: '/web/customers/{customer}' },
  access: mayRead,
  effect: 'read',
  card: 'customer',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_orders', 'get_order', 'list_customers', 'add_customer_note', 'send_customer_email'],
  summary: ({ name, email, phone, orderCount, keptMinor, currency, lastOrderAt }) => {
    const reached = [email, phone].filter(Boolean).join(', ') || 'no email and no phone number';
    const ordered =
      orderCount === 0
        ? 'No orders yet.'
        : `${count(orderCount, 'order')}, ${money(keptMinor, currency)} after refunds${lastOrderAt ? `; the last on ${dayWords(lastOrderAt)}` : ''}.`;
    return `${name}: ${reached}. ${ordered}`;
  },
});
