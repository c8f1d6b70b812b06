import { mayRead } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { countOf } from '../../say.ts';
import { supplierId } from './supplier-field.ts';

export const getReviewSummary = declareOperation({
  name: 'get_review_summary',
  area: 'sourcing',
  title: 'Review summary',
  description:
    'Averages of the reviews of one supplier: overall, quality, communication, delivery, and how many gave each number of stars. Use list_supplier_reviews to read them.',
  examples: [
    'How is this supplier rated?',
    'what is their rating for delivery?',
    'review summary of the first one',
    'how many five star reviews do they have?',
  ],
  input: z.object({ supplierId: supplierId() }),
  output: z.object({
    supplierId: field(z.uuid(), { ref: 'supplier' }),
    supplierName: z.string(),
    reviewCount: z.int(),
    averageReview: z.number().nullable(),
    quality: z.number().nullable(),
    communication: z.number().nullable(),
    delivery: z.number().nullable(),
    /** Five entries, five stars first. */
    stars: z.array(z.object({ rating: z.int(), count: z.int() })),
  }),
  http: { method: 'GET', path: '/web/catalog-company-reviews/-/summary/{supplierId}' },
  access: mayRead,
  effect: 'read',
  card: 'review_summary',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_supplier_reviews', 'get_supplier'],
  summary: ({ supplierName, reviewCount, averageReview, quality, communication, delivery, stars }) => {
    if (averageReview === null) return `${supplierName} has no reviews yet.`;
    const parts = [
      ['quality', quality],
      ['communication', communication],
      ['delivery', delivery],
    ] as const;
    const says = parts
      .flatMap(([name, value]) => (value === null ? [] : [`${name} ${value.toFixed(1)}`]))
      .join(', ');
    const five = stars.find((star) => star.rating === 5)?.count ?? 0;
    return `${supplierName} is rated ${averageReview.toFixed(2)} of 5 from ${countOf(reviewCount, 'review')}: ${says}. ${five} gave five stars.`;
  },
});
