import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Grid, GridSkeleton } from './grid.tsx';
import { ItemTile } from './item-tile.tsx';

/** Everything in the catalog of a supplier. */
export function BaseProducts({ supplier }: { supplier: SupplierDetail }) {
  const items = useOperation(searchCatalogItems, { supplierId: supplier.supplierId, size: 60 });
  return (
    <Load
      query={items}
      skeleton={<GridSkeleton count={5} shape="4:5" />}
      isEmpty={(data) => data.total === 0}
      empty={<EmptyState title="No products listed yet" text="Ask for a quote instead." />}
    >
      {(data) => (
        <Grid>
          {data.rows.map((item) => (
            <li key={item.itemId}>
              <ItemTile item={item} />
            </li>
          ))}
        </Grid>
      )}
    </Load>
  );
}
