import { useParams } from 'react-router';
import { previewSupplier } from '@brandwright/contract/sourcing/marketplace/preview-supplier.ts';
import { screenAddress } from '#routes/patterns.ts';
import { useOperation } from '#api/use-operation.ts';
import { Details } from '#ui/details.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { supplierAddress } from '../../addresses.ts';
import { Grid } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { PublicPage } from '../parts/public-page.tsx';
import { DutyNote, SupplierCapabilities, supplierFacts } from '../parts/supplier-facts.tsx';
import { SupplierHead } from '../parts/supplier-head.tsx';

/** A supplier as anyone with the link sees it. */
export default function PreviewSupplierScreen() {
  const { supplierId = '' } = useParams();
  const supplier = useOperation(previewSupplier, { supplierId });
  return (
    <PublicPage title={supplier.data?.name ?? 'Supplier'} inside={supplierAddress(supplierId)}>
      <Load query={supplier} skeleton={<SkeletonCard height={420} />}>
        {(data) => (
          <div className="flex flex-col gap-10">
            <SupplierHead supplier={data} />
            <div className="grid gap-x-12 gap-y-8 md:grid-cols-[1fr_20rem]">
              <p className="max-w-[68ch] text-base whitespace-pre-line">{data.story}</p>
              <section
                aria-label="Figures"
                className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-4"
              >
                <Details items={supplierFacts(data)} />
                <DutyNote supplier={data} />
              </section>
            </div>
            <section>
              <h2 className="pb-4 font-display text-lg">Products</h2>
              <Grid>
                {data.items.map((item) => (
                  <li key={item.itemId}>
                    <ItemTile
                      item={item}
                      to={screenAddress('/preview-catalog-item/{itemId}', { itemId: item.itemId })}
                    />
                  </li>
                ))}
              </Grid>
            </section>
            <SupplierCapabilities supplier={data} />
          </div>
        )}
      </Load>
    </PublicPage>
  );
}
