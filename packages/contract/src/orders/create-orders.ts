import { z } from 'zod';
import { countryCode, day, field, forForms } from '../kernel/fields.ts';
import { orderAfterChange } from './entities.ts';
import { shippingMethod, shippingMethodWords } from './enums.ts';
import { mayAct, orderReads } from './order-ref.ts';
import { count, listWords, money } from './words.ts';

/** The largest amount one order may name: $10,000,000.00. */
const largestMinor = 1_000_000_000;

const newLine = z.object({
  title: field(z.string().trim().min(1).max(200), { sense: 'product_words', label: 'Item' }),
  variant: z.string().trim().min(1).max(200).optional(),
  sku: z.string().trim().min(1).max(100).optional(),
  quantity: field(z.int().min(1).max(100_000), { sense: 'quantity', label: 'Units' }),
  unitPriceMinor: field(z.int().min(0).max(largestMinor), { sense: 'money_minor', label: 'Unit price' })
    .describe('Left out: the price it last sold at.')
    .optional(),
});

export const text = (label: string, words: string[], max = 200) =>
  field(z.string().trim().min(1).max(max), { label, words, sense: 'free_text' }).optional();

const money0 = (label: string, words: string[]) =>
  field(z.int().min(0).max(largestMinor), { sense: 'money_minor', label, words }).default(0);

export const newOrder = {
  customerName: field(z.string().trim().min(1).max(200), {
    ref: 'customer',
    words: ['for', 'customer', 'name', 'buyer'],
    question: 'Who is the order for?',
    label: 'Customer',
  }).describe(
    'A name; a customer of the store is recognized by id, email or exact name, with the last address.',
  ),
  email: field(z.email().max(200), { sense: 'email', words: ['email'], label: 'Email' }).optional(),
  item: forForms(
    field(z.string().trim().min(1).max(200), {
      sense: 'product_words',
      words: ['item', 'product', 'of'],
      question: 'Which item, and how many?',
      label: 'Item',
    })
      .describe('For an order of one item, in place of items.')
      .optional(),
  ),
  quantity: forForms(
    field(z.int().min(1).max(100_000), {
      sense: 'quantity',
      words: ['units', 'pieces'],
      label: 'Units',
    })
      .describe('With item; 1 when left out.')
      .optional(),
  ),
  unitPriceMinor: forForms(
    field(z.int().min(0).max(largestMinor), {
      sense: 'money_minor',
      words: ['at', 'each', 'a piece', 'per unit', 'price'],
      label: 'Unit price',
    })
      .describe('With item; the price it last sold at when left out.')
      .optional(),
  ),
  items: z.array(newLine).min(1).max(200).optional(),
  discountMinor: money0('Discount', ['discount', 'off']),
  shippingMinor: money0('Shipping', ['shipping', 'postage', 'shipping cost']),
  taxMinor: money0('Tax', ['tax', 'sales tax']),
  paid: field(z.boolean(), {
    words: ['paid'],
    valueWords: {
      true: ['paid', 'already paid', 'paid in cash'],
      false: ['unpaid', 'not paid', 'pay later', 'on invoice'],
    },
    label: 'Paid',
  })
    .default(false)
    .describe('Whether the money was already received outside; nothing is charged here.'),
  storeCredit: field(z.string().trim().min(1).max(200), {
    ref: 'store_credit',
    words: ['store credit', 'credit code', 'with credit', 'using credit'],
    label: 'Store credit',
  })
    .describe('The code of the customer’s store credit to pay with, as far as it reaches.')
    .optional(),
  addressLine1: text('Street', ['address', 'street', 'ship to', 'to']),
  addressLine2: text('Apartment', ['apartment', 'apt', 'suite']),
  city: text('City', ['city']),
  state: field(z.string().trim().max(100), {
    sense: 'us_state',
    words: ['state'],
    label: 'State',
  }).optional(),
  zipCode: field(z.string().trim().max(16), {
    sense: 'postal_code',
    words: ['zip', 'postal code'],
    label: 'Postal code',
  }).optional(),
  countryCode: countryCode({ words: ['country'], label: 'Country' }).optional(),
  company: text('Company', ['company', 'shop', 'store']),
  phone: text('Phone', ['phone'], 40),
  shippingMethod: field(shippingMethod, {
    words: ['shipping method'],
    valueWords: shippingMethodWords,
    label: 'Shipping method',
  }).optional(),
  note: text('Note', ['note', 'with the note', 'saying'], 5000),
};

export const created = orderAfterChange;

type Created = z.output<typeof created>;

/** "paid", "$20.00 paid with store credit, $8.00 not paid yet". */
function paymentWords({ creditMinor, capturedMinor, owedMinor, currency }: Created, paid: boolean): string {
  if (creditMinor === 0) return paid ? 'paid' : 'not paid yet';
  const credit = money(creditMinor, currency);
  if (owedMinor > 0) return `${credit} paid with store credit, ${money(owedMinor, currency)} not paid yet`;
  return capturedMinor > 0 ? `paid, ${credit} of it with store credit` : 'paid with store credit';
}

export const createdSummary = (output: Created, given: { paid: boolean }) =>
  `Order #${output.orderNumber} for ${output.customerName} is in: ` +
  `${listWords(
    output.lineItems.map((line) => `${line.quantity} × ${line.title}`),
    4,
  )}, ` +
  `${money(output.totalMinor, output.currency)} in total, ${paymentWords(output, given.paid)}.` +
  (output.ruleRuns.length > 0
    ? ` ${count(output.ruleRuns.length, 'rule')} acted on it: ${output.ruleRuns.flatMap((run) => run.did).join('; ')}.`
    : '');

export const shared = {
  area: 'orders',
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict'],
  invalidates: [...orderReads, 'list_order_rules'],
} as const;

export const requirements = {
  purchaseOrderNumber: field(z.string().trim().min(1).max(100), {
    words: ['PO', 'PO number', 'purchase order'],
    sense: 'free_text',
    label: 'PO number',
  }).optional(),
  deliverBy: day({
    words: ['deliver by', 'delivery by', 'due', 'needed by'],
    label: 'Deliver by',
  }).optional(),
  attachmentFileIds: field(z.array(z.uuid()).max(10), {
    ref: 'file',
    words: ['attached', 'attachment', 'file'],
    label: 'Attachments',
  }).default([]),
};
