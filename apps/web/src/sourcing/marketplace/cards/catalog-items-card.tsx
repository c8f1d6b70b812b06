import { Link } from 'react-router';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { itemsAddress } from '../../addresses.ts';
import { NearestItemsCard } from '../parts/nearest-items.tsx';
import { ItemTile } from '../parts/item-tile.tsx';

const threadItems = 6;

/** Catalog items as pictures with their price. */
export function CatalogItemsCard({ output, call, density }: CardProps<OutputOfCard<'catalog_items'>>) {
  const total = 'total' in output ? output.total : output.rows.length;
  const shown = density === 'thread' ? output.rows.slice(0, threadItems) : output.rows;
  const more = total - shown.length;
  if (total === 0) {
    const near = 'nearest' in output ? output.nearest : [];
    if (near.length > 0) return <NearestItemsCard label="Catalog items" items={near} />;
    return <Card label="Catalog items" title="No items match" note={helpOf(output)} />;
  }
  const given =
    call.operation === searchCatalogItems.name
      ? searchCatalogItems.input.safeParse(call.input ?? {}).data
      : undefined;
  return (
    <Card
      label="Catalog items"
      title={count(total, 'item')}
      note={'because' in output ? output.because : undefined}
      actions={
        (given || more > 0) && (
          <>
            <Button asChild size="small">
              <Link to={itemsAddress(given ?? {})}>Open in the marketplace</Link>
            </Button>
            {more > 0 && (
              <span className="figures self-center text-sm text-ink-soft">{count(more, 'more item')}</span>
            )}
          </>
        )
      }
    >
      <div className="@container">
        <ol className="grid grid-cols-2 gap-x-4 gap-y-5 @md:grid-cols-3">
          {shown.map((item) => (
            <li key={item.itemId}>
              <ItemTile item={item} />
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function helpOf(output: OutputOfCard<'catalog_items'>): string {
  const said = 'nothingFits' in output ? output.nothingFits : null;
  return said ?? 'Try other words or fewer filters.';
}
