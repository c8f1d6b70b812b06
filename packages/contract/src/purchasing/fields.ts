import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../kernel/fields.ts';

/** A purchase order, as an input field. */
export const purchaseField = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'purchase_item',
    label: 'Purchase',
    question: 'Which purchase order?',
    words: ['purchase', 'purchase order', 'supplier order', 'production'],
  });

/** An invoice, as an input field. */
export const invoiceField = () =>
  field(z.string().trim().min(1).max(120), {
    ref: 'supplier_invoice',
    label: 'Invoice',
    question: 'Which invoice?',
    words: ['invoice', 'bill', 'supplier invoice'],
  });

export const quantityField = () =>
  field(z.int().min(1).max(10_000_000), {
    sense: 'quantity',
    label: 'Quantity',
    question: 'How many?',
    words: ['quantity', 'units', 'pieces', 'pcs'],
  });

/** The amount that a form showed before somebody agreed to it; another one is refused. */
export const seenAmountField = () => field(amountMinor().min(0).optional(), { formOnly: true, seen: true });

const line = (least: number) => z.string().trim().min(least).max(200);
const part = (max = 200) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);

/** Where goods go, as forms send it. */
export const shipTo = z.object({
  name: line(1),
  company: part(),
  addressLine1: line(1),
  addressLine2: part(),
  city: line(1),
  state: part(100),
  zipCode: part(16),
  countryCode: countryCode(),
  phone: part(40),
});
export type ShipTo = z.output<typeof shipTo>;

export const shipToField = () => forForms(shipTo.optional());

/** The SKU as which bought units go into stock. */
export const receivedAsField = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'sku',
    label: 'Product',
    words: ['as', 'sku', 'into the stock of'],
    hasDefault: true,
  });

/** Where received units are kept. */
export const stockPlaceField = () =>
  field(z.string().trim().min(1).max(120), {
    ref: 'stock_place',
    label: 'Place',
    words: ['at', 'in'],
    hasDefault: true,
  });

/** Whether account credit pays for as much as it can; a card pays the rest. */
export const creditFirstField = () =>
  field(z.boolean(), {
    label: 'Use account credit',
    words: ['account credit', 'credit', 'welcome credit', 'cash back'],
    valueWords: {
      true: [
        'account credit',
        'with the credit',
        'welcome credit',
        'cash back',
        'use my credit',
        'use our credit',
        'use the credit',
      ],
      false: ['without the credit', 'keep the credit', 'save the credit', 'don’t use the credit'],
    },
  })
    .describe('Spends account credit first; the card pays the rest. Left out: the card pays all.')
    .optional();
