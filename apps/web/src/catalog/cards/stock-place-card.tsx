import { Link } from 'react-router';
import { placeHolds } from '@brandwright/contract/catalog/stock-places.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { stockPlaceAddress } from '../addresses.ts';
import { StockPlaceSkus } from '../parts/stock-place-skus.tsx';

/** One place and the SKUs that it holds most of. */
export function StockPlaceCard({ output, density }: CardProps<OutputOfCard<'stock_place'>>) {
  const { place, rows, total } = output;
  const shown = density === 'thread' ? rows.slice(0, 8) : rows;
  const more = total - shown.length;
  return (
    <Card
      label="Stock place"
      title={place.name}
      note={place.address ?? (place.onHand === 0 ? 'Empty' : placeHolds(place))}
      {...(place.isDefault ? { aside: <Badge>Default</Badge> } : {})}
      actions={
        <Button asChild size="small">
          <Link to={stockPlaceAddress(place.id)}>Open the place</Link>
        </Button>
      }
    >
      {shown.length > 0 && <StockPlaceSkus rows={shown} />}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more SKU')}</p>}
    </Card>
  );
}
