import { z } from 'zod';
import { field, untrustedText } from '../../kernel/fields.ts';

/** What can be promised in a thread. */
export const promiseKind = z.enum([
  'PRICE',
  'MOQ',
  'LEAD_TIME',
  'DELIVERY_DATE',
  'SAMPLE_COST',
  'SAMPLE_TIME',
  'TOOLING_COST',
  'PAYMENT_TERMS',
  'SHIPPING_TERMS',
  'SHIPPING_COST',
  'PRICE_VALIDITY',
  'CERTIFICATE',
]);
export type PromiseKind = z.output<typeof promiseKind>;

/** Words that founders use for the kinds. */
export const promiseKindWords: Readonly<Record<PromiseKind, readonly string[]>> = {
  PRICE: ['price', 'prices', 'unit price', 'quote', 'quoted', 'cost per piece'],
  MOQ: ['moq', 'minimum order', 'minimum', 'minimum quantity'],
  LEAD_TIME: ['lead time', 'production time', 'how long', 'turnaround'],
  DELIVERY_DATE: ['delivery date', 'ship date', 'shipping date', 'date', 'when it ships', 'deadline'],
  SAMPLE_COST: ['sample cost', 'sample price', 'sample fee', 'samples'],
  SAMPLE_TIME: ['sample time', 'sample lead time'],
  TOOLING_COST: ['tooling', 'mold fee', 'mould fee', 'setup fee', 'plate fee'],
  PAYMENT_TERMS: ['payment terms', 'deposit', 'balance', 'terms of payment'],
  SHIPPING_TERMS: ['incoterm', 'incoterms', 'shipping terms', 'fob', 'exw', 'ddp'],
  SHIPPING_COST: ['freight', 'shipping cost', 'freight cost'],
  PRICE_VALIDITY: ['valid until', 'validity', 'how long the price holds'],
  CERTIFICATE: ['certificates', 'certificate', 'certification', 'certifications'],
};

/** Names of the kinds, as they head a line. */
export const promiseLabels: Readonly<Record<PromiseKind, string>> = {
  PRICE: 'Price',
  MOQ: 'MOQ',
  LEAD_TIME: 'Lead time',
  DELIVERY_DATE: 'Delivery date',
  SAMPLE_COST: 'Sample cost',
  SAMPLE_TIME: 'Sample time',
  TOOLING_COST: 'Tooling',
  PAYMENT_TERMS: 'Payment terms',
  SHIPPING_TERMS: 'Shipping terms',
  SHIPPING_COST: 'Shipping cost',
  PRICE_VALIDITY: 'Price valid',
  CERTIFICATE: 'Certificate',
};

/** Who wrote a message: the brand's people or the supplier. */
export const threadSide = z.enum(['SUPPLIER', 'BRAND']);
export type ThreadSide = z.output<typeof threadSide>;

/** One thing that was promised, with the sentence it comes from. */
export const threadPromise = z.object({
  kind: promiseKind,
  label: z.string(),
  /** The value read out of the sentence, in our own words: "USD 3.20 per piece at 500 pieces". */
  value: z.string(),
  /** Integer minor units of `currency`, where the promise is of money. */
  amountMinor: z.int().nullable(),
  /** ISO 4217, as written; null where the promise names no money. */
  currency: z.string().nullable(),
  /** The quantity that it holds from, in pieces. */
  quantity: z.int().nullable(),
  /** Days, where it is a time: the least and the most. */
  daysMin: z.int().nullable(),
  daysMax: z.int().nullable(),
  /** A calendar day, where one was named. */
  date: z.iso.date().nullable(),
  /** The share paid first, in percent, of payment terms. */
  depositPercent: z.number().nullable(),
  saidBy: threadSide,
  /** Name of the supplier or of the brand's person. */
  author: z.string(),
  at: z.string(),
  messageSid: field(z.string(), { ref: 'supplier_message' }),
  /** The exact words. */
  sentence: untrustedText(),
  /** False once the same side said something else about the same thing. */
  isCurrent: z.boolean(),
});
export type ThreadPromise = z.output<typeof threadPromise>;
