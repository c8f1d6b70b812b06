import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { longestChecks } from './entities.ts';
import { dayAhead, noteField, wholeNumber } from './fields.ts';
import { bookingRequest } from './request.ts';

export const bookQualityCheck = declareOperation({
  ...bookingRequest,
  name: 'book_quality_check',
  title: 'Book a quality check',
  description:
    'Asks the fulfillment partner to inspect goods: a sample of a purchase order, of a receiving, or of a product in stock, and what to look for. To note that a purchase passed its inspection use record_purchase_event; to find an inspection company use list_partners. Nothing is sent without a yes.',
  examples: [
    'Book a quality check of the bud vases: sample 20 units, look for chips',
    'have receiving RCV-1003 inspected, 15 units, check the glaze',
    'quality check 25 of the gift boxes when they arrive: check the print and the corners',
    'ask the warehouse to inspect 10 sand mugs for cracks',
  ],
  input: z.object({
    receiving: field(z.string().trim().min(1).max(60), {
      ref: 'receiving',
      label: 'Receiving',
      words: ['receiving', 'inbound shipment'],
      hasDefault: true,
      insteadOf: 'sku',
    })
      .describe('The receiving to inspect, by number such as RCV-1003.')
      .optional(),
    purchaseItemId: field(z.string().trim().min(1).max(200), {
      ref: 'purchase_item',
      label: 'Purchase order',
      words: ['purchase order', 'purchase', 'production'],
      hasDefault: true,
      insteadOf: 'sku',
    })
      .describe('Or a purchase order, by id or title.')
      .optional(),
    sku: field(z.string().trim().min(1).max(200), {
      ref: 'sku',
      label: 'Product',
      words: ['product', 'sku', 'of'],
      question: 'What should be checked: a receiving, a purchase order or a product?',
    })
      .describe('Or a product in stock, by SKU id, code or words of its title.')
      .optional(),
    sampleUnits: wholeNumber(
      'Units to sample',
      ['units', 'sample', 'pieces', 'pcs'],
      'How many units should be looked at?',
    ),
    checks: field(z.string().trim().min(1).max(longestChecks), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'What to check',
      words: ['check for', 'look for', 'check', 'look at', 'for'],
      question: 'What should they look for?',
    }),
    neededBy: dayAhead('Needed by', ['by', 'needed by', 'before']).optional(),
    note: noteField(),
  }),
  http: { method: 'POST', path: '/web/quality-checks', status: 201 },
  errors: ['not_found', 'conflict'],
  related: ['list_bookings', 'get_booking', 'get_receiving', 'list_receivings'],
});
