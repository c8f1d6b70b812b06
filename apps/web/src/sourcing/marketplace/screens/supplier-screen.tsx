import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { recordSupplierView } from '@brandwright/contract/sourcing/marketplace/record-supplier-view.ts';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { callOperation } from '#api/call-operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Breadcrumb, Page } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ContactButton } from '../../outreach/contact-button.tsx';
import { FavoriteButton } from '../parts/favorite-button.tsx';
import { SupplierReviews } from '../parts/review-parts.tsx';
import { SupplierCapabilities } from '../parts/supplier-facts.tsx';
import { SupplierHead } from '../parts/supplier-head.tsx';
import { OwnReviewPanel } from '../reviews/parts/own-review-panel.tsx';
import { BaseProducts } from '../parts/base-products.tsx';
import { ProfileInfo } from '../parts/profile-info.tsx';
import { ProfileSkeleton } from '../parts/profile-skeleton.tsx';

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
            <span data-tour="chat-box" className="flex gap-2">
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
