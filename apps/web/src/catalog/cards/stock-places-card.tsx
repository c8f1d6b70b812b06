import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { stockPlacesAddress } from '../addresses.ts';
import { StockPlacesTable } from '../parts/stock-places-table.tsx';

/** Where stock is kept, with units and SKUs of each place. */
export function StockPlacesCard({ output: { places } }: CardProps<OutputOfCard<'stock_places'>>) {
  const isEmpty = places.length === 0;
  return (
    <Card
      label="Stock places"
      title={isEmpty ? 'No stock places yet' : count(places.length, 'stock place')}
      {...(isEmpty ? { note: 'Your first one is created when you stock your first product.' } : {})}
      actions={
        <Button asChild size="small">
          <Link to={stockPlacesAddress}>Open stock places</Link>
        </Button>
      }
    >
      {!isEmpty && <StockPlacesTable places={places} density="compact" />}
    </Card>
  );
}
