import { Link } from 'react-router';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productAddress } from '../addresses.ts';

/** Two SKUs that became one. */
export function SkuMergeCard({ output }: CardProps<OutputOfCard<'sku_merge'>>) {
  const { kept, mergedCode, movedUnits, orderLines } = output;
  return (
    <Card
      label="Merged SKUs"
      title={skuName(kept)}
      note={`${mergedCode} is ${kept.code} now`}
      actions={
        <Button asChild size="small">
          <Link to={productAddress(kept.productId)}>Open the product</Link>
        </Button>
      }
    >
      <Details
        items={[
          { label: 'Units moved', value: formatNumber(movedUnits) },
          { label: 'Order lines moved', value: formatNumber(orderLines) },
          { label: 'On hand now', value: formatNumber(kept.onHand), strong: true },
        ]}
      />
    </Card>
  );
}
