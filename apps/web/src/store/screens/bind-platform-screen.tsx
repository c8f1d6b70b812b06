import { Link, useSearchParams } from 'react-router';
import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { mayCall } from '#api/may-call.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { AfterLogin, Landing } from '../landing/landing.tsx';
import { shopOfQuery, wayBackOf } from '../landing/shop-of-query.ts';

/** Ties the shop that the hosted platform names to the store of who is logged in. */
export default function BindPlatformScreen() {
  const [query] = useSearchParams();
  const shop = shopOfQuery(query);
  const wayBack = wayBackOf(query);
  return (
    <Landing
      title={shop ? `Connect ${shop}` : 'Connect your Shopify shop'}
      text="The shop is tied to one store here. You can disconnect it at any time."
    >
      <AfterLogin>
        <Bind shop={shop} />
      </AfterLogin>
      {wayBack && (
        <Button asChild look="link" className="self-start">
          <a href={wayBack}>Back to Shopify</a>
        </Button>
      )}
    </Landing>
  );
}

function Bind({ shop }: { shop: string | undefined }) {
  const store = useStoreProfile();
  const connection = useOperation(getShopConnection, {});
  const next = `/fulfillment-services/connect-shopify${shop ? `?shop=${encodeURIComponent(shop)}` : ''}`;
  return (
    <Load query={store} skeleton={<SkeletonCard height={120} />}>
      {(profile) => (
        <Load query={connection} skeleton={<SkeletonCard height={120} />}>
          {({ connected, domain }) =>
            connected && (shop === undefined || domain === shop) ? (
              <>
                <p role="status">
                  {domain} is connected to {profile.name}.
                </p>
                <Button asChild look="accent" size="large" className="self-start">
                  <Link to="/inventory">Go to products</Link>
                </Button>
              </>
            ) : mayCall(connectShop, profile) ? (
              <>
                {connected && (
                  <p className="text-sm text-ink-soft">
                    {profile.name} is connected to {domain} now. Connecting another shop replaces it.
                  </p>
                )}
                <Button asChild look="accent" size="large" className="self-start">
                  <Link to={next}>Connect to {profile.name}</Link>
                </Button>
              </>
            ) : (
              <p role="note" className="text-sm text-ink-soft">
                Only an owner or admin of {profile.name} can connect a shop. Send them this link.
              </p>
            )
          }
        </Load>
      )}
    </Load>
  );
}
