import { useState } from 'react';
import { Link } from 'react-router';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { ShopOrdersSection } from '#orders/parts/shop-orders-section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { DeniedState } from '#ui/states.tsx';
import { inventoryAddress } from '../addresses.ts';
import { ConnectShopForm } from '../parts/connect-shop-form.tsx';
import { ConnectedShop } from '../parts/connected-shop.tsx';

/** Connects the store to its Shopify shop: its domain and credentials, then how the connection does. */
export default function ConnectShopifyScreen() {
  const connection = useOperation(getShopConnection, {});
  const { mayManage } = usePermissions();
  const [isReplacing, setReplacing] = useState(false);
  useScreenInView('Connect Shopify');
  return (
    <Page width="narrow">
      <PageHeader
        title="Connect Shopify"
        note="Import your shop’s products, bring in its orders and let it know what has shipped."
        actions={
          <Button asChild>
            <Link to={inventoryAddress}>Products</Link>
          </Button>
        }
      />
      <Load query={connection} skeleton={<SkeletonCard height={260} />}>
        {(known) =>
          known.connected && !isReplacing ? (
            <ConnectedShop connection={known} mayManage={mayManage} onReplace={() => setReplacing(true)} />
          ) : mayManage ? (
            <ConnectShopForm
              domain={known.domain}
              onDone={() => setReplacing(false)}
              {...(known.connected ? { onCancel: () => setReplacing(false) } : {})}
            />
          ) : (
            <DeniedState
              message="No shop is connected yet."
              who="An owner or admin of this store can connect one."
            />
          )
        }
      </Load>
      <div className="mt-4">
        <ShopOrdersSection />
      </div>
    </Page>
  );
}
