import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type { OwnReview } from '@brandwright/contract/sourcing/marketplace/reviews/write-reviews.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { findSupplier, suppliersByIds } from '../resolve.ts';
import { marketplaceSuppliers as suppliers } from '../tables.ts';
import { supplierReviews as reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Reviews of this store with their supplier; `about` is a supplier's id. Newest first. */
export function selectOwnReviews(context: Context, about?: string) {
  return context.db
    .select({
      review: reviews,
      supplierName: suppliers.name,
      averageReview: suppliers.averageReview,
      reviewCount: suppliers.reviewCount,
    })
    .from(reviews)
    .innerJoin(suppliers, eq(suppliers.id, reviews.supplierId))
    .where(
      and(
        eq(reviews.storeId, context.storeId),
        about === undefined ? undefined : eq(reviews.supplierId, about),
      ),
    )
    .orderBy(sql`${reviews.createdAt} desc`, reviews.id);
}

type SelectedReview = Awaited<ReturnType<typeof selectOwnReviews>>[number];

export const toOwnReview = ({ review, ...supplier }: SelectedReview): OwnReview => ({
  reviewId: review.id,
  supplierId: review.supplierId,
  supplierName: supplier.supplierName,
  rating: review.rating,
  quality: review.quality,
  communication: review.communication,
  delivery: review.delivery,
  title: review.title,
  text: review.text,
  itemTitle: review.itemTitle,
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
  averageReview: supplier.averageReview,
  reviewCount: supplier.reviewCount,
});

/** The store's review about a supplier as it now stands, with the supplier's figures. */
export async function ownReviewAbout(context: Context, supplierId: string): Promise<OwnReview | undefined> {
  const [row] = await selectOwnReviews(context, supplierId);
  return row && toOwnReview(row);
}

/** An own review by its id, or by the id or name of its supplier. Refuses what this store did not write. */
export async function findOwnReview(context: Context, said: string): Promise<OwnReview> {
  if (isUuid(said)) {
    const id = said.toLowerCase();
    const [own] = await context.db
      .select({ supplierId: reviews.supplierId })
      .from(reviews)
      .where(and(eq(reviews.storeId, context.storeId), or(eq(reviews.id, id), eq(reviews.supplierId, id))));
    const review = own && (await ownReviewAbout(context, own.supplierId));
    if (review) return review;
    const [named] = await suppliersByIds(context, [id]);
    if (named) throw notReviewed(named.name);
    throw new OperationError(
      'not_found',
      'That isn’t one of your reviews. You can only change reviews you wrote; say "show my reviews" to see them.',
    );
  }
  const supplier = await findSupplier(context, said);
  const review = await ownReviewAbout(context, supplier.id);
  if (review) return review;
  throw notReviewed(supplier.name);
}

const notReviewed = (name: string) =>
  new OperationError(
    'not_found',
    `You haven’t reviewed ${name} yet. Say "leave a review for ${name}" to write one.`,
  );
