import { getReviewSummary } from '@brandwright/contract/sourcing/marketplace/reviews/get-review-summary.ts';
import { eq } from 'drizzle-orm';
import { implement } from '../../../kernel/request/implementation.ts';
import { findSupplier } from '../resolve.ts';
import { meanOf } from '../rules.ts';
import { marketplaceReviews as reviews } from '../tables.ts';

export default implement(getReviewSummary, {
  async run(context, { supplierId }) {
    const supplier = await findSupplier(context, supplierId);
    const rows = await context.db
      .select({
        rating: reviews.rating,
        quality: reviews.quality,
        communication: reviews.communication,
        delivery: reviews.delivery,
      })
      .from(reviews)
      .where(eq(reviews.supplierId, supplier.id));
    const mean = (part: 'rating' | 'quality' | 'communication' | 'delivery') =>
      meanOf(rows.map((row) => row[part]));
    return {
      output: {
        supplierId: supplier.id,
        supplierName: supplier.name,
        reviewCount: rows.length,
        averageReview: mean('rating'),
        quality: mean('quality'),
        communication: mean('communication'),
        delivery: mean('delivery'),
        stars: [5, 4, 3, 2, 1].map((rating) => ({
          rating,
          count: rows.filter((row) => row.rating === rating).length,
        })),
      },
    };
  },
});
