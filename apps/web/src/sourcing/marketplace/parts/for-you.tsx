import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { recommendItems } from '@brandwright/contract/sourcing/marketplace/recommend-items.ts';
import { listHomepageSuppliers } from '@brandwright/contract/sourcing/marketplace/list-homepage-suppliers.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/states.tsx';
import { suppliersAddress } from '../../addresses.ts';
import type { HomeGroup } from '../home-groups.ts';
import { Grid, GridSkeleton } from './grid.tsx';
import { ItemTile } from './item-tile.tsx';
import { SupplierTile } from './supplier-tile.tsx';

/** Suppliers and products chosen for the store, by why. */
export function ForYou() {
  const items = useOperation(recommendItems, { size: 10 });
  return (
    <section>
      <h2 className="font-display text-lg">Picked for you</h2>
      <p className="pb-4 text-sm text-ink-soft">{items.data?.because ?? 'Based on what you liked'}</p>
      <Load
        query={items}
        skeleton={<GridSkeleton count={5} shape="4:5" />}
        isEmpty={(data) => data.rows.length === 0}
        empty={
          <EmptyState title="Your picks will appear here" text="Save or open a few products to get picks." />
        }
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
    </section>
  );
}

export function Group({ group }: { group: HomeGroup }) {
  const suppliers = useOperation(listHomepageSuppliers, { ...group, size: 5 });
  return (
    <section>
      <header className="flex items-baseline justify-between gap-4 pb-4">
        <h2 className="font-display text-lg">{group.title}</h2>
        <Link
          to={suppliersAddress({ categoryIds: group.categoryIds })}
          className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft hover:text-ink"
        >
          {suppliers.data ? `All ${suppliers.data.total}` : 'All'}
          <span className="sr-only">suppliers in {group.title}</span>
          <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      </header>
      <Load query={suppliers} skeleton={<GridSkeleton count={5} />}>
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
