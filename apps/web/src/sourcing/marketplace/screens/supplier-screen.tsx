import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { listSimilarSuppliers } from '@brandwright/contract/sourcing/marketplace/list-similar-suppliers.ts';
import { recordSupplierView } from '@brandwright/contract/sourcing/marketplace/record-supplier-view.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { callOperation } from '#api/call-operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Load } from '#ui/load.tsx';
import { Breadcrumb, Page } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ContactButton } from '../../outreach/contact-button.tsx';
import { FavoriteButton } from '../parts/favorite-button.tsx';
import { Grid, GridSkeleton } from '../parts/grid.tsx';
import { ItemTile } from '../parts/item-tile.tsx';
import { SupplierReviews } from '../parts/review-parts.tsx';
import { DutyNote, SupplierCapabilities, supplierFacts } from '../parts/supplier-facts.tsx';
import { SupplierHead } from '../parts/supplier-head.tsx';
import { SupplierTile } from '../parts/supplier-tile.tsx';
import { OwnReviewPanel } from '../reviews/parts/own-review-panel.tsx';

const tabs = ['profile', 'products', 'capabilities', 'reviews'] as const;
type ProfileTab = (typeof tabs)[number];
const readTab = (said: string | null): ProfileTab => tabs.find((tab) => tab === said) ?? 'profile';

/** A supplier's profile: profile info, base products, capabilities, reviews. */
export default function SupplierScreen() {
  const { supplierId = '' } = useParams();
  const supplier = useOperation(getSupplier, { supplierId }, { enabled: supplierId !== '' });
  const name = supplier.data?.name ?? 'Supplier';
  const id = supplier.data?.supplierId;
  useScreenInView(name, id ? { kind: 'supplier', id, label: name } : undefined);
  useEffect(() => {
    document.title = `${name} · Brandwright`;
  }, [name]);
  useEffect(() => {
    // What was looked at steers recommendations; nobody needs to hear when it could not be noted.
    if (id) void callOperation(recordSupplierView, { supplierId: id }).catch(() => undefined);
  }, [id]);
  return (
    <Page>
      <div className="pb-4">
        <Breadcrumb crumbs={[{ label: 'Marketplace', to: '/browse-suppliers' }]} />
      </div>
      <Load query={supplier} skeleton={<ProfileSkeleton />}>
        {(data) => <Profile supplier={data} />}
      </Load>
    </Page>
  );
}

function Profile({ supplier }: { supplier: SupplierDetail }) {
  const [query, change] = useQueryState();
  const tab = readTab(query.get('tab'));
  return (
    <>
      <SupplierHead
        supplier={supplier}
        actions={
          <>
            <span data-tour="chat-box">
              <ContactButton factories={[supplier]} look="accent" />
            </span>
            <FavoriteButton
              look="button"
              supplierId={supplier.supplierId}
              name={supplier.name}
              isFavorite={supplier.isFavorite}
            />
            <Button onClick={() => askPartner(`Compare ${supplier.name} with similar suppliers`)}>
              <Sparkles aria-hidden className="text-accent" />
              Compare
            </Button>
          </>
        }
      />
      <Tabs
        tour="profile-tabs"
        label="Supplier"
        value={tab}
        onChange={(next) => change({ tab: next === 'profile' ? null : next })}
        items={[
          { value: 'profile', label: 'Profile' },
          { value: 'products', label: 'Base products', count: supplier.itemCount },
          { value: 'capabilities', label: 'Capabilities' },
          { value: 'reviews', label: 'Reviews', count: supplier.reviewCount },
        ]}
      >
        {tab === 'profile' && <ProfileInfo supplier={supplier} />}
        {tab === 'products' && <BaseProducts supplier={supplier} />}
        {tab === 'capabilities' && <SupplierCapabilities supplier={supplier} />}
        {tab === 'reviews' && (
          <>
            <OwnReviewPanel supplierId={supplier.supplierId} supplierName={supplier.name} />
            <SupplierReviews supplierId={supplier.supplierId} />
          </>
        )}
      </Tabs>
    </>
  );
}

function ProfileInfo({ supplier }: { supplier: SupplierDetail }) {
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

function BaseProducts({ supplier }: { supplier: SupplierDetail }) {
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

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6">
      <div className="flex gap-4">
        <Skeleton className="size-16 rounded-xl" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="aspect-square rounded-xl" />
        ))}
      </div>
      <SkeletonText lines={4} />
    </div>
  );
}
