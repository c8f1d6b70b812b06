import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';
import { comparedQuote, quote, requestRefOut } from './entities.ts';
import { quoteRef, requestNamed } from './request-input.ts';

export const aboutQuote = { quoteId: quoteRef('Which quote?'), requestId: requestNamed().optional() };

export const quoteComparison = z.object({
  requestId: requestRefOut(),
  title: z.string(),
  /** Units asked for, or the quantity that was given to compare at. */
  quantity: z.int(),
  currency: z.string(),
  targetPriceMinor: amountMinor().nullable(),
  budgetMinor: amountMinor().nullable(),
  neededBy: z.string().nullable(),
  rows: z.array(comparedQuote),
  cheapestQuoteId: field(z.string(), { ref: 'quote' }).nullable(),
  fastestQuoteId: field(z.string(), { ref: 'quote' }).nullable(),
  /** What the figures leave out or rest on. */
  notes: z.array(z.string()),
});

export type QuoteComparison = z.output<typeof quoteComparison>;

export const decided = quote.extend({
  title: z.string(),
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }).nullable(),
});
