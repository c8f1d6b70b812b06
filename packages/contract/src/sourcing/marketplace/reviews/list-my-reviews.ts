import { mayRead } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../../kernel/paging.ts';
import { countOf } from '../../say.ts';
import { ownReview } from './write-reviews.ts';

export const listMyReviews = declareOperation({
  name: 'list_my_reviews',
  area: 'sourcing',
  title: 'My reviews',
  description:
    'Lists the reviews that this store wrote about suppliers, newest first. For what others wrote about one supplier use list_supplier_reviews.',
  examples: ['Which reviews have I written?', 'show my reviews', 'what did we say about our suppliers?'],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      words: ['supplier', 'factory', 'workshop'],
    })
      .describe('Only the one about this supplier, by id or name.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(ownReview), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-company-reviews/-/mine' },
  access: mayRead,
  effect: 'read',
  card: 'own_reviews',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['edit_supplier_review', 'post_supplier_review'],
  summary: ({ rows, total }) =>
    total === 0
      ? 'You haven’t written any reviews yet. Say "leave a 5-star review for" and a supplier’s name.'
      : `You wrote ${countOf(total, 'review')}: ${rows
          .slice(0, 5)
          .map((row) => `${row.supplierName} ${row.rating} of 5`)
          .join(', ')}${total > 5 ? ' and more' : ''}.`,
});
