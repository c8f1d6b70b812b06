import { Star } from 'lucide-react';
import { cn } from '#ui/cn.ts';
import { count, formatNumber } from '#ui/format.ts';

/** "★ 4.81 (31)"; nothing pretends to be a rating where there is none. */
export function Rating({
  average,
  reviews,
  className,
}: {
  average: number | null;
  reviews?: number;
  className?: string;
}) {
  if (average === null) return <span className={cn('text-sm text-ink-soft', className)}>No reviews</span>;
  return (
    <span className={cn('figures inline-flex items-center gap-1 text-sm whitespace-nowrap', className)}>
      <Star aria-hidden className="size-3.5 fill-current text-warn" />
      <span className="sr-only">Rated </span>
      <span className="font-medium">{average.toFixed(2)}</span>
      {reviews !== undefined && (
        <span className="text-ink-soft">
          <span aria-hidden>({formatNumber(reviews)})</span>
          <span className="sr-only">from {count(reviews, 'review')}</span>
        </span>
      )}
    </span>
  );
}

/** Whole stars of one review. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex gap-0.5 text-warn">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={cn('size-3.5', star <= rating ? 'fill-current' : 'opacity-35')}
        />
      ))}
    </span>
  );
}
