import type { OwnReview } from '@brandwright/contract/sourcing/marketplace/reviews/write-reviews.ts';
import { Day } from '#ui/text.tsx';
import { Stars } from '../../parts/rating.tsx';

/** Stars, heading and words of a review of one's own. */
export function OwnReviewText({ review }: { review: OwnReview }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <span className="min-w-0 text-sm font-semibold wrap-anywhere">{review.title}</span>
      </p>
      <p className="max-w-[72ch] text-sm whitespace-pre-line wrap-anywhere">{review.text}</p>
      <p className="figures text-xs text-ink-soft">
        Quality {review.quality} · communication {review.communication} · delivery {review.delivery} ·{' '}
        <Day at={review.createdAt} />
        {review.editedAt !== null && ', edited'}
      </p>
    </div>
  );
}
