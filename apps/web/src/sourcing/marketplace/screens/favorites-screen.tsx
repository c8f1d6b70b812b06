import { listFavorites } from '@brandwright/contract/sourcing/marketplace/list-favorites.ts';
import { Link } from 'react-router';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { readPage } from '../marketplace-query.ts';
import { Grid, GridSkeleton } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { SupplierTile } from '../parts/supplier-tile.tsx';

const pageSize = 24;

/** What this store saved: suppliers and products. */
export default function FavoritesScreen() {
  const [query, change] = useQueryState();
  const kind = query.get('tab') === 'products' ? 'ITEM' : 'SUPPLIER';
  const saved = useOperation(
    listFavorites,
    { kind, page: readPage(query), size: pageSize },
    { keepPrevious: true },
  );
  useScreenInView('My Favorites');
  return (
    <Page>
      <PageHeader title="My Favorites" note="Suppliers and products you saved." />
      <Tabs
        label="Favorites"
        value={kind}
        onChange={(next) => change({ tab: next === 'ITEM' ? 'products' : null, page: null }, true)}
        items={[
          { value: 'SUPPLIER', label: 'Suppliers' },
          { value: 'ITEM', label: 'Products' },
        ]}
      >
        <Load
          query={saved}
          skeleton={<GridSkeleton count={6} shape={kind === 'ITEM' ? '4:5' : '1:1'} />}
          isEmpty={(data) => data.total === 0}
          empty={<NothingSaved kind={kind} />}
        >
          {(data) => (
            <>
              <Grid faint={saved.isPlaceholderData}>
                {data.rows.map((row) => (
                  <li key={row.favoriteId}>
                    {row.supplier && <SupplierTile supplier={row.supplier} />}
                    {row.item && <ItemTile item={row.item} />}
                    {!row.supplier && !row.item && <p className="text-sm text-ink-soft">{row.name}</p>}
                  </li>
                ))}
              </Grid>
              {data.total > data.size && (
                <Pagination
                  page={data.page}
                  size={data.size}
                  total={data.total}
                  noun="favorites"
                  onPage={(page) => change({ page: page || null }, true)}
                />
              )}
            </>
          )}
        </Load>
      </Tabs>
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
