import { listFavorites } from '@brandwright/contract/sourcing/marketplace/list-favorites.ts';
import { Link } from 'react-router';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useListAddress } from '#kit/list-address.ts';
import { ListView } from '#kit/list-view.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Grid, GridSkeleton } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { SupplierTile } from '../parts/supplier-tile.tsx';

const pageSize = 24;

/** What this store saved: suppliers and products. */
export default function FavoritesScreen() {
  const { query, narrow, page, turnTo } = useListAddress();
  const kind = query.get('tab') === 'products' ? 'ITEM' : 'SUPPLIER';
  const saved = useOperation(listFavorites, { kind, page, size: pageSize }, { keepPrevious: true });
  useScreenInView('My Favorites');
  return (
    <Page>
      <PageHeader title="My Favorites" note="Suppliers and products you saved." />
      <ListView
        list={saved}
        noun="favorites"
        turnTo={turnTo}
        tabs={{
          label: 'Favorites',
          value: kind,
          onChange: (next) => narrow({ tab: next === 'ITEM' ? 'products' : null }, true),
          items: [
            { value: 'SUPPLIER', label: 'Suppliers' },
            { value: 'ITEM', label: 'Products' },
          ],
        }}
        empty={<NothingSaved kind={kind} />}
        skeleton={<GridSkeleton count={6} shape={kind === 'ITEM' ? '4:5' : '1:1'} />}
      >
        {({ rows }, isStale) => (
          <Grid faint={isStale}>
            {rows.map((row) => (
              <li key={row.favoriteId}>
                {row.supplier && <SupplierTile supplier={row.supplier} />}
                {row.item && <ItemTile item={row.item} />}
                {!row.supplier && !row.item && <p className="text-sm text-ink-soft">{row.name}</p>}
              </li>
            ))}
          </Grid>
        )}
      </ListView>
    </Page>
  );
}

function NothingSaved({ kind }: { kind: 'SUPPLIER' | 'ITEM' }) {
  return kind === 'SUPPLIER' ? (
    <EmptyState
      title="Suppliers you save will appear here"
      text="Select the heart on a supplier to save it."
      ask="Find me candle makers with a low minimum"
      action={
        <Button asChild>
          <Link to="/browse-suppliers">Browse suppliers</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Products you save will appear here"
      text="Select the heart on a product to save it."
      action={
        <Button asChild>
          <Link to="/browse-suppliers?view=products">Browse products</Link>
        </Button>
      }
    />
  );
}
