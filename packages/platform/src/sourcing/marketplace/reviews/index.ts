import type { PlatformArea } from '../../../kernel/area.ts';
import { reviewsDemo } from './demo.ts';
import { reviewOperations } from './reviews.ts';
import { confirmVisitorReview, postVisitorReview } from './visitor-reviews.ts';
import { editSupplierReview, listMyReviews, postSupplierReview } from './write-reviews.ts';

export const reviewRoom: PlatformArea = {
  implementations: [
    ...reviewOperations,
    postSupplierReview,
    editSupplierReview,
    listMyReviews,
    postVisitorReview,
    confirmVisitorReview,
  ],
  demo: reviewsDemo,
};
