import { getReviewSummary } from '@brandwright/contract/sourcing/marketplace/reviews/get-review-summary.ts';
import { listSupplierReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-supplier-reviews.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { SupplierReview } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { useState } from 'react';
import { useOperation } from '#api/use-operation.ts';
import { count, formatCountry, formatNumber } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Day } from '#ui/text.tsx';
import { Rating, Stars } from './rating.tsx';

/** Averages and how many gave each number of stars. */
export function ReviewSummary({ summary }: { summary: OutputOf<typeof getReviewSummary> }) {
  const most = Math.max(1, ...summary.stars.map((star) => star.count));
  const parts = [
    ['Quality', summary.quality],
    ['Communication', summary.communication],
    ['Delivery', summary.delivery],
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-5">
      <div>
        <p className="figures font-display text-2xl">{summary.averageReview?.toFixed(2) ?? '–'}</p>
        <p className="text-sm text-ink-soft">{count(summary.reviewCount, 'review')}</p>
      </div>
      <ul className="flex min-w-44 flex-1 flex-col gap-1.5" aria-label="Reviews by stars">
        {summary.stars.map((star) => (
          <li key={star.rating} className="figures flex items-center gap-2 text-xs">
            <span className="w-3 text-right">{star.rating}</span>
            <span className="sr-only">stars: {count(star.count, 'review')}</span>
            <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/8">
              <span
                className="block h-full rounded-full bg-warn"
                style={{ width: `${(star.count / most) * 100}%` }}
              />
            </span>
            <span aria-hidden className="w-6 text-ink-soft">
              {formatNumber(star.count)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="figures flex flex-col justify-center gap-1 text-sm">
        {parts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value?.toFixed(1) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One review. Its words are someone else's and are shown as plain text. */
export function Review({ review }: { review: SupplierReview }) {
  return (
    <article className="flex flex-col gap-1.5 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <h4 className="min-w-0 text-sm font-semibold wrap-anywhere">{review.title}</h4>
      </header>
      <p className="max-w-[72ch] text-sm wrap-anywhere">{review.text}</p>
      <p className="text-xs text-ink-soft">
        {review.authorBrand}, {formatCountry(review.authorCountry)} · <Day at={review.createdAt} />
        {review.unitsOrdered !== null && ` · ordered ${formatNumber(review.unitsOrdered)}`}
      </p>
    </article>
  );
}

type ReviewSort = '-createdAt' | '-rating' | 'rating';
const sorts: readonly { value: ReviewSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: '-rating', label: 'Best first' },
  { value: 'rating', label: 'Worst first' },
];

/** The reviews of a supplier with their summary. */
export function SupplierReviews({ supplierId }: { supplierId: string }) {
  const [sort, setSort] = useState<ReviewSort>('-createdAt');
  const [page, setPage] = useState(0);
  const summary = useOperation(getReviewSummary, { supplierId });
  const reviews = useOperation(listSupplierReviews, { supplierId, sort, page }, { keepPrevious: true });
  return (
    <Load
      query={reviews}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={(data) => data.total === 0}
      empty={<EmptyState title="No reviews yet" text="Brands that order here can leave the first one." />}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          {summary.data && <ReviewSummary summary={summary.data} />}
          <div className="flex items-center justify-between gap-3">
            <Rating average={data.averageReview} reviews={data.total} />
            <Select
              aria-label="Sort reviews"
              value={sort}
              onChange={(value) => {
                setSort(value);
                setPage(0);
              }}
              options={sorts}
              className="w-40"
            />
          </div>
          <div>
            {data.rows.map((review) => (
              <Review key={review.reviewId} review={review} />
            ))}
          </div>
          {data.total > data.size && (
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              noun="reviews"
              onPage={setPage}
            />
          )}
        </div>
      )}
    </Load>
  );
}
