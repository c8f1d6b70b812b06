import type { HomeTab } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { listTabSuppliers } from '@brandwright/contract/sourcing/marketplace/list-tab-suppliers.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/states.tsx';
import { homeTabLabels } from '../home-groups.ts';
import { Grid, GridSkeleton } from './grid.tsx';
import { SupplierTile } from './supplier-tile.tsx';

/** Suppliers of one tab of the sourcing home. */
export function TabSuppliers({ tab }: { tab: HomeTab }) {
  const suppliers = useOperation(listTabSuppliers, { tab, size: 60 });
  return (
    <section aria-label={homeTabLabels[tab]}>
      <Load
        query={suppliers}
        skeleton={<GridSkeleton />}
        isEmpty={(data) => data.total === 0}
        empty={<EmptyState title="No suppliers here yet" text="Try another tab." />}
      >
        {(data) => (
          <Grid>
            {data.rows.map((supplier) => (
              <li key={supplier.supplierId}>
                <SupplierTile supplier={supplier} />
              </li>
            ))}
          </Grid>
        )}
      </Load>
    </section>
  );
}
