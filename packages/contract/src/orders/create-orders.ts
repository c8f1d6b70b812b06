import { z } from 'zod';
import { countryCode, day, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shortOrder } from './entities.ts';
import { shippingMethod, shippingMethodWords } from './enums.ts';
import { mayAct, orderReads, orderRef } from './order-ref.ts';
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

const text = (label: string, words: string[], max = 200) =>
  field(z.string().trim().min(1).max(max), { label, words, sense: 'free_text' }).optional();

const money0 = (label: string, words: string[]) =>
  field(z.int().min(0).max(largestMinor), { sense: 'money_minor', label, words }).default(0);

const newOrder = {
  customerName: field(z.string().trim().min(1).max(200), {
    ref: 'customer',
    words: ['for', 'customer', 'name', 'buyer'],
    question: 'Who is the order for?',
    label: 'Customer',
  }).describe(
    'A name; a customer of the store is recognised by id, email or exact name, with the last address.',
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

const created = orderAfterChange;
type Created = z.output<typeof created>;

const createdSummary = (output: Created, given: { paid: boolean }) =>
  `Order #${output.orderNumber} for ${output.customerName} is in: ` +
  `${listWords(
    output.lineItems.map((line) => `${line.quantity} × ${line.title}`),
    4,
  )}, ` +
  `${money(output.totalMinor, output.currency)} in all, ${given.paid ? 'paid' : 'not paid yet'}.` +
  (output.ruleRuns.length > 0
    ? ` ${count(output.ruleRuns.length, 'rule')} acted on it: ${output.ruleRuns.flatMap((run) => run.did).join('; ')}.`
    : '');

const shared = {
  area: 'orders',
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict'],
  invalidates: [...orderReads, 'list_order_rules'],
} as const;

export const createManualRetailOrder = declareOperation({
  ...shared,
  name: 'create_manual_retail_order',
  title: 'Create a retail order',
  description:
    'Enters an order of a single shopper by hand (phone, fair, message). Rules for new orders run on it. Undo cancels it. ' +
    'For a shop or reseller that buys in bulk use create_manual_wholesale_order; for many orders in a file use import_orders.',
  examples: [
    'Create an order for Maya Chen: 2 ceramic mugs at $28',
    'New manual order for Tom Reed, 1 scented candle, paid',
    'Enter a retail order: 3 linen totes for Ana Silva, $6 shipping',
  ],
  input: z.object(newOrder),
  output: created,
  http: { method: 'POST', path: '/web/orders/manual-retail', status: 201 },
  related: ['get_order', 'create_manual_wholesale_order', 'import_orders'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: createdSummary,
});

const requirements = {
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

export const createManualWholesaleOrder = declareOperation({
  ...shared,
  name: 'create_manual_wholesale_order',
  title: 'Create a wholesale order',
  description:
    'Enters an order of a shop or reseller by hand, with its requirements (PO number, delivery date, packing instructions, attachments). ' +
    'Rules for new orders run on it. Undo cancels it. For a single shopper use create_manual_retail_order.',
  examples: [
    'Create a wholesale order for Juniper & Co: 120 ceramic mugs at $14',
    'New wholesale order, 60 candles at $9 for Oak Street Goods, PO 4471, deliver by December 10',
  ],
  input: z.object({
    ...newOrder,
    quantity: forForms(
      field(z.int().min(1).max(100_000), {
        sense: 'quantity',
        words: ['units', 'pieces'],
        question: 'How many units do they want?',
        label: 'Units',
      })
        .describe('With item; 1 when left out.')
        .optional(),
    ),
    ...requirements,
    instructions: text('Requirements', ['requirements', 'instructions', 'packing'], 5000),
  }),
  output: created,
  http: { method: 'POST', path: '/web/orders/manual-wholesale', status: 201 },
  related: ['add_wholesale_requirements', 'get_order', 'create_manual_retail_order'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: createdSummary,
});

export const addWholesaleRequirements = declareOperation({
  name: 'add_wholesale_requirements',
  area: 'orders',
  title: 'Add wholesale requirements',
  description:
    'Adds what the buyer of a wholesale order requires: packing and label instructions, PO number, delivery date, attached documents. Wholesale orders only.',
  examples: [
    'Order 9012 must be palletized and labelled with PO 4471',
    'Add wholesale requirements to #9012: carton labels on two sides, deliver by December 10',
    'Attach this packing slip to wholesale order 9012',
  ],
  input: z.object({
    ...orderRef,
    instructions: field(z.string().trim().min(1).max(5000), {
      sense: 'free_text',
      words: ['requirements', 'instructions', 'must be', 'needs', 'packing'],
      question: 'What does the buyer require?',
      label: 'Requirements',
    }),
    ...requirements,
  }),
  output: orderAfterChange,
  http: { method: 'POST', path: '/web/orders/{id}/add-wholesale-order-requirements', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order',
  offered: true,
  errors: ['not_found', 'bad_transition'],
  related: ['get_order', 'create_manual_wholesale_order', 'download_warehouse_attachment'],
  invalidates: orderReads,
  toModel: (output) => ({
    ...shortOrder(output),
    wholesaleRequirements: output.wholesaleRequirements,
    change: output.change,
  }),
  summary: (output) => output.change,
});

export const downloadWarehouseAttachment = declareOperation({
  name: 'download_warehouse_attachment',
  area: 'orders',
  title: 'Download a warehouse attachment',
  description:
    'Gives the address of a document attached to a wholesale order. Its id comes from get_order (wholesaleRequirements).',
  examples: ['Download the packing slip of wholesale order 9012'],
  input: z.object({ id: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    name: z.string(),
    contentType: z.string(),
    url: z.string(),
    sizeBytes: z.int(),
  }),
  http: { method: 'GET', path: '/web/warehouse-attachments/{id}/download' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'download',
  offered: false,
  errors: ['not_found'],
  summary: (output) => `${output.name} is ready to download.`,
});
