import { Link } from 'react-router';
import { listSimilarSuppliers } from '@brandwright/contract/sourcing/marketplace/list-similar-suppliers.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { useOperation } from '#api/use-operation.ts';
import { Details } from '#ui/details.tsx';
import { Grid, GridSkeleton } from './grid.tsx';
import { ItemTile } from './item-tile.tsx';
import { DutyNote, supplierFacts } from './supplier-facts.tsx';
import { SupplierTile } from './supplier-tile.tsx';

/** Story, figures and first products of a supplier, and who is like them. */
export function ProfileInfo({ supplier }: { supplier: SupplierDetail }) {
  const similar = useOperation(listSimilarSuppliers, { supplierId: supplier.supplierId, size: 4 });
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[1fr_20rem]">
        <section className="flex flex-col gap-4">
          <p className="max-w-[68ch] text-base whitespace-pre-line">{supplier.story}</p>
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {supplier.categoryIds.map((categoryId, index) => (
              <Link
                key={categoryId}
                to={`/browse-suppliers?categoryIds=${categoryId}`}
                className="underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {supplier.categoryNames[index] ?? categoryId}
              </Link>
            ))}
          </p>
          <FirstProducts supplierId={supplier.supplierId} />
        </section>
        <section
          aria-label="Figures"
          data-tour="vetting-details"
          className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-4"
        >
          <Details items={supplierFacts(supplier)} />
          <DutyNote supplier={supplier} />
        </section>
      </div>
      {(similar.data?.rows.length ?? 0) > 0 && (
        <section>
          <h2 className="pb-4 font-display text-lg">Similar suppliers</h2>
          <Grid>
            {similar.data?.rows.map((row) => (
              <li key={row.supplierId}>
                <SupplierTile supplier={row} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </div>
  );
}

/** A glance at what is made here; all of it is in the next tab. */
function FirstProducts({ supplierId }: { supplierId: string }) {
  const items = useOperation(searchCatalogItems, { supplierId, size: 3, isSampleKit: false });
  if (items.data?.total === 0) return null;
  return items.data ? (
    <Grid className="pt-2">
      {items.data.rows.map((item) => (
        <li key={item.itemId}>
          <ItemTile item={item} />
        </li>
      ))}
    </Grid>
  ) : (
    <GridSkeleton count={3} shape="4:5" />
  );
}
