import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { supplierAddress } from '../../../addresses.ts';
import { Rating } from '../../parts/rating.tsx';
import { Review } from '../../parts/review-parts.tsx';

const threadReviews = 4;

/** What other brands wrote, as they wrote it. */
export function ReviewsCard({ output, density }: CardProps<OutputOfCard<'reviews'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadReviews) : output.rows;
  const more = output.total - shown.length;
  if (output.total === 0)
    return <Card label="Reviews" title={`No matching reviews of ${output.supplierName}`} />;
  return (
    <Card
      label={`Reviews of ${output.supplierName}`}
      title={`${count(output.total, 'review')} of ${output.supplierName}`}
      aside={<Rating average={output.averageReview} />}
      actions={
        more > 0 && (
          <Button asChild size="small">
            <Link to={`${supplierAddress(output.supplierId)}?tab=reviews`}>{`Read ${more} more`}</Link>
          </Button>
        )
      }
    >
      {shown.map((review) => (
        <Review key={review.reviewId} review={review} />
      ))}
    </Card>
  );
}
