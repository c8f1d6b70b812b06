import { z } from 'zod';
import { highestPriceMinor } from '../../catalog/entities.ts';
import { mayAct } from '../../kernel/access.ts';
import { amountMinor, field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { mostLines, receivingDetail } from './entities.ts';
import { carrierFields, destinationField, receivingReads } from './fields.ts';
import { shortReceiving } from './say.ts';

const unitsOf = () => z.int().min(1).max(10_000_000);

const newLine = z
  .object({
    purchaseItemId: forForms(z.string().trim().min(1).max(200).optional()),
    sku: field(z.string().trim().min(1).max(200), { ref: 'sku', label: 'Product' }).optional(),
    expectedUnits: field(unitsOf(), { sense: 'quantity', label: 'Units' }).optional(),
    unitCostMinor: forForms(amountMinor().min(0).max(highestPriceMinor).optional()),
  })
  .refine(({ purchaseItemId, sku }) => (purchaseItemId === undefined) !== (sku === undefined), {
    message: 'Choose a purchase order or a product.',
    path: ['sku'],
  });

export const createReceiving = declareOperation({
  name: 'create_receiving',
  area: 'fulfillment',
  title: 'Announce a receiving',
  description:
    'Announces an inbound shipment to the fulfillment partner: what is still to come on a purchase order, or units of a SKU. Goods are stored at the partner, or forwarded to the store. Stock doesn’t change until it is counted (receive_receiving). For goods that came to the store itself use receive_purchase. Can be undone.',
  examples: [
    'Announce a receiving of the gift boxes',
    'send 200 sand mugs to the warehouse',
    'create an inbound shipment for the candle purchase order, forward it to me',
    'tell the fulfillment partner 300 candles are coming',
    'tell the warehouse 200 mugs and 50 candles are coming',
  ],
  input: z.object({
    // Only one of the three is needed, so only the product is asked for.
    purchaseItemId: field(z.string().trim().min(1).max(200), {
      ref: 'purchase_item',
      label: 'Purchase',
      words: ['purchase', 'purchase order', 'supplier order', 'production'],
      insteadOf: 'sku',
    })
      .describe('Id or title of the purchase order that is coming.')
      .optional(),
    sku: field(z.string().trim().min(1).max(200), {
      ref: 'sku',
      label: 'Product',
      words: ['sku', 'product', 'of'],
      question: 'What is coming: which product or purchase order?',
    })
      .describe('Instead of a purchase order: a SKU by id, code or words of its title.')
      .optional(),
    quantity: field(unitsOf(), {
      sense: 'quantity',
      label: 'Units',
      words: ['units', 'pieces', 'pcs', 'quantity'],
      question: 'How many units are coming?',
    })
      .describe('Units that are coming; when left out with a purchase order: all that are still to come.')
      .optional(),
    lines: field(z.array(newLine).max(mostLines), { label: 'Lines', insteadOf: 'sku' })
      .describe('Several at once, each a SKU with its units, in place of the three fields above.')
      .default([]),
    destination: destinationField().default('STORE'),
    ...carrierFields,
    note: field(z.string().trim().min(1).max(2000), {
      sense: 'free_text',
      label: 'Note',
      words: ['note'],
    }).optional(),
  }),
  output: receivingDetail,
  http: { method: 'POST', path: '/web/receivings', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'receiving',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_receiving', 'list_receivings', 'receive_receiving', 'list_purchase_items'],
  invalidates: receivingReads,
  toModel: shortReceiving,
  summary: ({ sn, lines, expectedUnits, destination, expectedOn }) =>
    `Announced ${sn}: ${
      lines.length === 1
        ? `${count(expectedUnits, 'unit')} of ${lines[0]?.title}`
        : listWords(
            lines.map(({ title, expectedUnits: units }) => `${units.toLocaleString('en-US')} × ${title}`),
            6,
          )
    }, ${destination === 'STORE' ? 'to be stored at the fulfillment partner' : 'to be forwarded to you'}${
      expectedOn === null ? '' : `, expected on ${dayWords(expectedOn)}`
    }.`,
});
