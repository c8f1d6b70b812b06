import { z } from 'zod';
import { countryCode, field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { longestReview, longestReviewTitle, stars } from './write-reviews.ts';

// The public page of a supplier's reviews: written without a login, published when the address is confirmed by mail.
export const postVisitorReview = declareOperation({
  name: 'post_visitor_review',
  area: 'sourcing',
  title: 'Post a review without a login',
  description:
    'Takes the review of a visitor with a name and an email address, and sends the link that publishes it. Nothing is published before.',
  examples: ['a visitor writes a review'],
  input: z.object({
    supplierId: z.uuid(),
    name: field(z.string().trim().min(2).max(80), { outgoing: 'words' }),
    email: field(z.string().trim().toLowerCase().max(254), { sense: 'email' }).regex(
      /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/,
      'Give an email address such as maya@example.com.',
    ),
    country: countryCode().default('US'),
    rating: stars(),
    quality: stars().optional(),
    communication: stars().optional(),
    delivery: stars().optional(),
    title: field(z.string().trim().max(longestReviewTitle), { outgoing: 'words' }).optional(),
    text: field(z.string().trim().min(1).max(longestReview), { outgoing: 'words' }),
  }),
  output: z.object({
    supplierName: z.string(),
    /** Where the link went. */
    email: z.string(),
  }),
  http: { method: 'POST', path: '/web/catalog-company-reviews/-/visitor', status: 202 },
  access: { kind: 'public' },
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  summary: ({ supplierName, email }) =>
    `Almost done: open the link sent to ${email} to publish your review of ${supplierName}.`,
});
