import { listMyReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-my-reviews.ts';
import { and, count, eq } from 'drizzle-orm';
import { implement } from '../../../kernel/request/implementation.ts';
import { findSupplier } from '../resolve.ts';
import { supplierReviews as reviews } from './tables.ts';
import { selectOwnReviews, toOwnReview } from './own-reviews.ts';

export default implement(listMyReviews, {
  async run(context, { supplierId, page, size }) {
    const about = supplierId === undefined ? undefined : (await findSupplier(context, supplierId)).id;
    const rows = await selectOwnReviews(context, about)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db
      .select({ total: count() })
      .from(reviews)
      .where(
        and(
          eq(reviews.storeId, context.storeId),
          about === undefined ? undefined : eq(reviews.supplierId, about),
        ),
      );
    return { output: { rows: rows.map(toOwnReview), page, size, total: counted?.total ?? 0 } };
  },
});
