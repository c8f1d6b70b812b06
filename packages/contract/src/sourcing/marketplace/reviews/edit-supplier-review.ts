import { mayAct } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { rating, text, title, parts, ownReview, reads, rated } from './write-reviews.ts';

export const editSupplierReview = declareOperation({
  name: 'edit_supplier_review',
  area: 'sourcing',
  title: 'Edit my review',
  description:
    'Changes a review that this store published: its stars, its words or its heading. What is not given stays. Only own reviews; list_my_reviews shows them.',
  examples: [
    'Change my review of Kraftwerk Packaging to 5 stars',
    'edit our review of this supplier: the second order came on time',
    'make it 5 stars instead in my review',
  ],
  input: z.object({
    reviewId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Review of',
      question: 'Your review of which supplier?',
      words: ['supplier', 'factory', 'workshop'],
    }).describe('The review, by its id or by the id or name of the supplier that it is about.'),
    rating: rating().optional(),
    text: text().optional(),
    title: title(),
    ...parts,
  }),
  output: ownReview,
  http: { method: 'PUT', path: '/web/catalog-company-reviews/{reviewId}' },
  access: mayAct,
  effect: 'external',
  card: 'own_review',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_my_reviews', 'post_supplier_review'],
  invalidates: reads,
  summary: (review) =>
    `Your review of ${review.supplierName} now gives ${review.rating} of 5.${rated(review)}`,
});
