import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { supplierAddress } from '../../../addresses.ts';
import { ReviewSummary } from '../../parts/review-parts.tsx';

export function ReviewSummaryCard({ output }: CardProps<OutputOfCard<'review_summary'>>) {
  return (
    <Card
      label={`Rating of ${output.supplierName}`}
      title={output.supplierName}
      actions={
        <Button asChild size="small">
          <Link to={`${supplierAddress(output.supplierId)}?tab=reviews`}>Read the reviews</Link>
        </Button>
      }
    >
      <ReviewSummary summary={output} />
    </Card>
  );
}
