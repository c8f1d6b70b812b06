import { Landmark } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { listSimilarItems } from '@brandwright/contract/sourcing/marketplace/list-similar-items.ts';
import { recordItemView } from '@brandwright/contract/sourcing/marketplace/record-item-view.ts';
import type { CatalogItemDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { callOperation } from '#api/call-operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Breadcrumb, Page } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { BuyBox } from '../parts/buy-box.tsx';
import { FavoriteButton } from '../parts/favorite-button.tsx';
import { Grid } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { ItemFacts, ItemOptions, ItemPictures, MadeBy, PriceTiers } from '../parts/item-view.tsx';
import { Rating } from '../parts/rating.tsx';
import { SupplierReviews } from '../parts/review-parts.tsx';
import { CapabilityBadges, CertificationBadges, DutyNote } from '../parts/supplier-facts.tsx';

/** A catalog item: description, supplier capabilities, similar products, reviews. */
export default function ItemScreen() {
  const { itemId = '' } = useParams();
  const item = useOperation(getCatalogItem, { itemId }, { enabled: itemId !== '' });
  const title = item.data?.title ?? 'Catalog item';
  const id = item.data?.itemId;
  useScreenInView(title, id ? { kind: 'catalog_item', id, label: title } : undefined);
  useEffect(() => {
    document.title = `${title} · Brandwright`;
  }, [title]);
  useEffect(() => {
    if (id) void callOperation(recordItemView, { itemId: id }).catch(() => undefined);
  }, [id]);
  return (
    <Page>
      <div className="pb-4">
        <Breadcrumb
          crumbs={[
            { label: 'Marketplace', to: '/browse-suppliers' },
            { label: 'Catalog products', to: '/browse-suppliers?view=products' },
          ]}
        />
      </div>
      <Load query={item} skeleton={<ItemSkeleton />}>
        {(data) => <Item item={data} />}
      </Load>
    </Page>
  );
}

function Item({ item }: { item: CatalogItemDetail }) {
  const similar = useOperation(listSimilarItems, { itemId: item.itemId, size: 5 });
  return (
    <div className="flex flex-col gap-12">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <ItemPictures item={item} />
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-1.5">
            <h1 className="text-xl font-semibold tracking-tight">{item.title}</h1>
            <MadeBy item={item} />
            <Rating average={item.supplier.averageReview} reviews={item.supplier.reviewCount} />
          </header>
          <PriceTiers item={item} />
          <BuyBox key={item.itemId} item={item} />
          <div className="flex flex-wrap gap-2">
            <FavoriteButton
              look="button"
              itemId={item.itemId}
              name={item.title}
              isFavorite={item.isFavorite}
            />
            {item.htsCandidate && item.supplierCountry !== 'US' && (
              <Button
                onClick={() =>
                  askPartner(
                    `What duty would I pay on ${item.moq ?? 100} of this item from ${item.supplier.countryName}?`,
                  )
                }
              >
                <Landmark aria-hidden />
                Calculate duty
              </Button>
            )}
          </div>
          <ItemFacts item={item} />
        </div>
      </div>
      <Section title="Description">
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          <p className="max-w-[68ch] text-base whitespace-pre-line">{item.description}</p>
          <ItemOptions item={item} />
        </div>
      </Section>
      <Section title="Supplier capabilities">
        <div className="flex flex-col gap-3">
          <CapabilityBadges supplier={item.supplier} />
          <CertificationBadges supplier={item.supplier} />
          <DutyNote supplier={item.supplier} />
        </div>
      </Section>
      {(similar.data?.rows.length ?? 0) > 0 && (
        <Section title="Similar products">
          <Grid>
            {similar.data?.rows.map((row) => (
              <li key={row.itemId}>
                <ItemTile item={row} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      <Section title={`Reviews of ${item.supplier.name}`}>
        <SupplierReviews supplierId={item.supplierId} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="pb-4 font-display text-lg">{title}</h2>
      {children}
    </section>
  );
}

function ItemSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Skeleton className="aspect-4/5 w-full rounded-xl" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-8 w-3/4" />
        <SkeletonText lines={3} />
        <Skeleton className="h-36 w-full" />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
