import { getReviewSummary } from '@brandwright/contract/sourcing/marketplace/reviews/get-review-summary.ts';
import { listSupplierReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-supplier-reviews.ts';
import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import { implement } from '../../../kernel/request/implementation.ts';
import { findSupplier } from '../resolve.ts';
import { meanOf } from '../rules.ts';
import { marketplaceReviews as reviews } from '../tables.ts';

export const reviewOperations = [
  implement(listSupplierReviews, {
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
  }),

  implement(getReviewSummary, {
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
  }),
];
