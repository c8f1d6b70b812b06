import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';

export const confirmVisitorReview = declareOperation({
  name: 'confirm_visitor_review',
  area: 'sourcing',
  title: 'Confirm a review',
  description:
    'Publishes the review of a visitor whose address is confirmed by the link that was sent to it, or holds it back for a look.',
  examples: ['the link in the mail is opened'],
  input: z.object({ reviewId: z.uuid(), token: z.string().min(10).max(200) }),
  output: z.object({
    status: z.enum(['PUBLISHED', 'HELD']),
    supplierId: z.uuid(),
    supplierName: z.string(),
  }),
  http: { method: 'POST', path: '/web/catalog-company-reviews/-/visitor/{reviewId}/confirm' },
  access: { kind: 'public' },
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ status, supplierName }) =>
    status === 'PUBLISHED'
      ? `The review of ${supplierName} is published.`
      : `The review of ${supplierName} is confirmed and will be checked before it’s published.`,
});
