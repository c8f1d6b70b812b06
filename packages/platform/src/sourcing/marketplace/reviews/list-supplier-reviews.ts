import { listSupplierReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-supplier-reviews.ts';
import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import { implement } from '../../../kernel/request/implementation.ts';
import { findSupplier } from '../resolve.ts';
import { marketplaceReviews as reviews } from '../tables.ts';

export default implement(listSupplierReviews, {
  async run(context, { supplierId, ratingMax, sort, page, size }) {
    const supplier = await findSupplier(context, supplierId);
    const where = and(
      eq(reviews.supplierId, supplier.id),
      ratingMax === undefined ? undefined : lte(reviews.rating, ratingMax),
    );
    const newest = desc(reviews.createdAt);
    const order = {
      '-createdAt': [newest],
      '-rating': [desc(reviews.rating), newest],
      rating: [asc(reviews.rating), newest],
    }[sort];
    const rows = await context.db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(...order, reviews.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(reviews).where(where);
    return {
      output: {
        supplierId: supplier.id,
        supplierName: supplier.name,
        rows: rows.map(({ id, createdAt, ...row }) => ({
          ...row,
          reviewId: id,
          createdAt: createdAt.toISOString(),
        })),
        averageReview: supplier.averageReview,
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
