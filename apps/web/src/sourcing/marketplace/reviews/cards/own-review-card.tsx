import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { supplierAddress } from '../../../addresses.ts';
import { Rating } from '../../parts/rating.tsx';
import { OwnReviewText } from '../parts/own-review-text.tsx';

/** A review of one's own, as it is published. */
export function OwnReviewCard({ output }: CardProps<OutputOfCard<'own_review'>>) {
  return (
    <Card
      label={`Your review of ${output.supplierName}`}
      title={output.supplierName}
      aside={<Rating average={output.averageReview} reviews={output.reviewCount} />}
      actions={
        <Button asChild size="small">
          <Link to={`${supplierAddress(output.supplierId)}?tab=reviews`}>See it on the profile</Link>
        </Button>
      }
    >
      <OwnReviewText review={output} />
    </Card>
  );
}
