import { Link } from 'react-router';
import { stockPlaceKindLabels } from '@brandwright/contract/catalog/enums.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { stockPlacesAddress } from '../addresses.ts';

/** A place after it was added, renamed or archived. */
export function StockPlaceChangeCard({ output: { place } }: CardProps<OutputOfCard<'stock_place_change'>>) {
  return (
    <Card
      label="Stock place"
      title={place.name}
      {...(place.isDefault ? { aside: <Badge>Default</Badge> } : {})}
      actions={
        <Button asChild size="small">
          <Link to={stockPlacesAddress}>Open stock places</Link>
        </Button>
      }
    >
      <Details
        columns={2}
        items={[
          { label: 'Run by', value: stockPlaceKindLabels[place.kind] },
          { label: 'Address', value: place.address },
          { label: 'Units', value: formatNumber(place.onHand) },
          { label: 'SKUs', value: formatNumber(place.skuCount) },
        ]}
      />
    </Card>
  );
}
