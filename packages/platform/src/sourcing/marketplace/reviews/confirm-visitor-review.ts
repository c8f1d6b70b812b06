import { OperationError } from '@brandwright/contract';
import { confirmVisitorReview } from '@brandwright/contract/sourcing/marketplace/reviews/confirm-visitor-review.ts';
import { sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { visitorTokenOf } from './visitor-token.ts';

const confirmed = z.object({
  status: z.enum(['PUBLISHED', 'HELD']),
  supplier_id: z.uuid(),
  supplier_name: z.string(),
});

function sameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const noReview = () =>
  new OperationError(
    'not_found',
    'This link doesn’t lead to a review. Write the review again from the supplier’s page.',
  );

export default implement(confirmVisitorReview, {
  async run(context, { reviewId, token }) {
    if (!sameText(visitorTokenOf(context.providers.keyring, reviewId), token)) throw noReview();
    const { rows } = await context.db.execute(
      sql`select * from visitor_review_confirm(${reviewId}, ${context.clock.now()})`,
    );
    const review = confirmed.safeParse(rows[0]).data;
    if (!review) throw noReview();
    return {
      output: {
        status: review.status,
        supplierId: review.supplier_id,
        supplierName: review.supplier_name,
      },
    };
  },
});
