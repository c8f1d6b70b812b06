import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { purchaseItem } from './entities.ts';
import { purchaseType } from './enums.ts';
import { purchaseReads } from './purchase-reads.ts';

export const orderFromSupplier = declareOperation({
  name: 'order_from_supplier',
  area: 'purchasing',
  title: 'New purchase order with a supplier',
  description:
    'Makes a purchase order, not paid yet, of what was agreed with a supplier outside the catalog and outside a request for quotes: a design of this store or something described, so many, at the price that the supplier named. Needs that price: without one ask for quotes (request_design_quote, create_project_request). Items of the catalog are add_to_cart, quotes accept_quote. No money moves and no supplier is told.',
  examples: [
    'Order 300 of this design from Olaria do Vale at $6.20 each',
    'make a purchase order with Lume & Cera: 500 candles at $5.80 apiece',
    'we agreed on 240 blankets at $18.90 each with Denizli Dokuma, write the PO',
  ],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'Which supplier?',
      words: ['from', 'with', 'supplier', 'factory'],
    }).describe('Id or name of the supplier.'),
    designId: field(z.string().trim().min(1).max(160), {
      ref: 'design',
      label: 'Design',
      words: ['design', 'this design'],
    })
      .describe('Design that is made, by id or name.')
      .optional(),
    title: field(z.string().trim().min(1).max(200), {
      sense: 'product_words',
      label: 'What',
      words: ['of', 'order for'],
    })
      .describe('What is ordered, in a few words, where it is no design.')
      .optional(),
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      question: 'How many?',
      words: ['quantity', 'units', 'pieces', 'pcs'],
    }),
    unitPriceMinor: amountMinor({
      label: 'Unit price',
      question: 'What does one cost, as the supplier said? If you have no price yet, ask for a quote first.',
      words: ['at', 'each', 'apiece', 'a piece', 'per unit', 'per piece', 'unit price', 'for'],
    })
      .min(1)
      .max(1_000_000_000)
      .describe('What the supplier asks for one, in minor units of its currency. Never guessed.'),
    orderType: field(purchaseType.extract(['INVENTORY', 'PACKAGING', 'SAMPLES']), {
      label: 'Type',
      valueWords: { INVENTORY: [], PACKAGING: ['packaging'], SAMPLES: ['sample', 'samples'] },
    }).default('INVENTORY'),
  }),
  output: purchaseItem,
  http: { method: 'POST', path: '/web/creator-order-items/-/supplier-orders', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['pay_purchase_order', 'update_purchase_price', 'add_to_cart'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: (item) =>
    `Purchase order over ${item.quantity.toLocaleString('en-US')} × ${item.title} with ${item.supplierName}: ${money(item.totalMinor, item.currency)}, not paid yet. The supplier isn’t told until you pay or write.`,
});
