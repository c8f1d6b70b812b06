import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import {
  connectShopPaths,
  shopPlatform,
  shopPlatformLabels,
  type ShopPlatform,
} from '@brandwright/contract/catalog/shop-connection.ts';
import { domainOn } from '@brandwright/contract/catalog/shop-domains.ts';
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
import { ConnectBigCommerceForm } from './connect-bigcommerce-form.tsx';
import { ConnectShopForm } from './connect-shop-form.tsx';
import { ConnectWooCommerceForm } from './connect-woocommerce-form.tsx';
import { ConnectedShop } from './connected-shop.tsx';

const forms = {
  SHOPIFY: ConnectShopForm,
  WOOCOMMERCE: ConnectWooCommerceForm,
  BIGCOMMERCE: ConnectBigCommerceForm,
} as const;

/** Connects the store to its shop: where it is and what it is reached with, then how the connection does. */
export function ConnectShop({ platform }: { platform: ShopPlatform }) {
  const connection = useOperation(getShopConnection, {});
  const { mayManage } = usePermissions();
  const [isReplacing, setReplacing] = useState(false);
  // Of the hosted platform's own page that led here.
  const named = domainOn(platform, useSearchParams()[0].get('shop') ?? '');
  const title = `Connect ${shopPlatformLabels[platform]}`;
  useScreenInView(title);
  const Form = forms[platform];
  return (
    <Page width="narrow">
      <PageHeader
        title={title}
        crumbs={[{ label: 'Your own shop', to: '/ecommerce-services/own-shop' }]}
        note="Import your shop’s products, bring in its orders and let it know what has shipped."
        actions={
          <Button asChild>
            <Link to={inventoryAddress}>Products</Link>
          </Button>
        }
      />
      <Load query={connection} skeleton={<SkeletonCard height={260} />}>
        {(known) => (
          <div className="flex flex-col gap-6">
            {known.connected && !isReplacing ? (
              <ConnectedShop connection={known} mayManage={mayManage} onReplace={() => setReplacing(true)} />
            ) : mayManage ? (
              <Form
                domain={(known.platform === platform ? known.domain : null) ?? named ?? null}
                onDone={() => setReplacing(false)}
                {...(known.connected ? { onCancel: () => setReplacing(false) } : {})}
              />
            ) : (
              <DeniedState
                message="No shop is connected yet."
                who="An owner or admin of this store can connect one."
              />
            )}
            {(known.platform ?? 'SHOPIFY') === platform && <ShopOrdersSection />}
            <OtherPlatforms platform={platform} />
          </div>
        )}
      </Load>
    </Page>
  );
}

function OtherPlatforms({ platform }: { platform: ShopPlatform }) {
  const others = shopPlatform.options.filter((one) => one !== platform);
  return (
    <p className="text-sm text-ink-soft">
      Shop on another platform?{' '}
      {others.map((one, at) => (
        <span key={one}>
          {at > 0 && ' or '}
          <Link to={connectShopPaths[one]} className="underline underline-offset-4">
            Connect {shopPlatformLabels[one]}
          </Link>
        </span>
      ))}
      . A store has one connected shop at a time.
    </p>
  );
}
