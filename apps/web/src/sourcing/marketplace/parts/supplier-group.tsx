import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { listHomepageSuppliers } from '@brandwright/contract/sourcing/marketplace/list-homepage-suppliers.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { suppliersAddress } from '../../addresses.ts';
import type { HomeGroup } from '../home-groups.ts';
import { Grid, GridSkeleton } from './grid.tsx';
import { SupplierTile } from './supplier-tile.tsx';

/** The first suppliers of a group of categories. */
export function SupplierGroup({ group }: { group: HomeGroup }) {
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
