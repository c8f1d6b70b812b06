import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { supplierAddress } from '../../../addresses.ts';
import { OwnReviewText } from '../parts/own-review-text.tsx';

/** Reviews that this store wrote. */
export function OwnReviewsCard({ output }: CardProps<OutputOfCard<'own_reviews'>>) {
  if (output.total === 0)
    return <Card label="My reviews" title="No reviews yet" note="Reviews you write will appear here." />;
  return (
    <Card label="My reviews" title={count(output.total, 'review') + ' by you'}>
      <ul className="flex flex-col gap-5">
        {output.rows.map((review) => (
          <li key={review.reviewId} className="flex flex-col gap-1.5">
            <Link
              to={`${supplierAddress(review.supplierId)}?tab=reviews`}
              className="text-sm font-medium underline-offset-4 hover:underline"
            >
              {review.supplierName}
            </Link>
            <OwnReviewText review={review} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
