import { mayAct } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { rating, text, title, parts, ownReview, reads, rated } from './write-reviews.ts';

export const postSupplierReview = declareOperation({
  name: 'post_supplier_review',
  area: 'sourcing',
  title: 'Post a review',
  description:
    'Publishes a review of a supplier under the name of the store: stars and words, seen by everyone. One for each supplier; to change it use edit_supplier_review. To read what others wrote use list_supplier_reviews.',
  examples: [
    'Leave a 5-star review for Lume & Cera: fast and kind',
    'write a review of this supplier',
    'rate Olaria do Vale 4 stars, saying the glaze was a little uneven',
    'post a 3 star review about them: good quality, slow answers',
  ],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'A review of which supplier?',
      words: ['supplier', 'factory', 'workshop'],
    }).describe('Id or name of the supplier.'),
    rating: rating(),
    text: text(),
    title: title(),
    ...parts,
    itemTitle: z
      .string()
      .trim()
      .max(200)
      .describe('What was ordered, if the review is about one order.')
      .optional(),
  }),
  output: ownReview,
  http: {
    method: 'POST',
    path: '/web/catalog-company-reviews',
    status: 201,
    aliases: [{ method: 'POST', path: '/app/catalog-company-reviews' }],
  },
  access: mayAct,
  effect: 'external',
  card: 'own_review',
  offered: true,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  related: ['edit_supplier_review', 'list_my_reviews', 'get_review_summary'],
  invalidates: reads,
  summary: (review) =>
    `Your ${review.rating}-star review of ${review.supplierName} is published.${rated(review)}`,
});
