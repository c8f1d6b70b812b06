import { orderScopes, shopPlatformLabels } from '@brandwright/contract/catalog/shop-connection.ts';
import { followShopOrders } from '@brandwright/contract/orders/shop/follow-shop-orders.ts';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { useRunningSync } from '../use-running-sync.ts';
import { usePermissions } from '../use-permissions.ts';
import { ShopSyncDetails } from './shop-sync-details.tsx';
import { ShopSyncStatus } from './shop-sync-status.tsx';
import { ShopWebhooksNote } from './shop-webhooks-note.tsx';

/** Orders of the connected shop: how they last came in, and the button that brings in what is new. */
export function ShopOrdersSection() {
  const sync = useOperation(getShopOrderSync, {});
  return (
    <Load query={sync} skeleton={<SkeletonCard height={180} />}>
      {(known) => <Shown known={known} />}
    </Load>
  );
}

const ofTestShop =
  'Until you connect your shop, you can try this out with made-up orders from the test shop, two new ones each day.';
const ofOwnShop = 'New orders come in, changed ones are updated, and we tell your shop what you ship.';

function Shown({ known }: { known: ShopOrderSync }) {
  const sync = useRunningSync(known);
  const { mayManage } = usePermissions();
  const bringIn = useAction(syncShopOrders);
  const follow = useAction(followShopOrders);
  const { webhooks } = sync;
  const maySetUp = !sync.isTest && (webhooks.state === 'FAILED' || webhooks.state === 'OFF');
  const error = bringIn.error ?? follow.error;
  return (
    <Card
      label="Orders from the shop"
      title="Orders"
      note={sync.isTest ? ofTestShop : ofOwnShop}
      aside={<ShopSyncStatus sync={sync} />}
      actions={
        mayManage && (
          <>
            <Button
              size="small"
              busy={bringIn.isRunning}
              disabled={sync.status === 'RUNNING'}
              onClick={() => void bringIn.run({ fromTestShop: sync.isTest })}
            >
              {sync.isTest ? 'Bring in test orders' : 'Bring in orders'}
            </Button>
            {maySetUp && (
              <Button size="small" busy={follow.isRunning} onClick={() => void follow.run({})}>
                {webhooks.state === 'FAILED' ? 'Set up webhooks again' : 'Set up webhooks'}
              </Button>
            )}
          </>
        )
      }
    >
      {sync.status === 'NEVER' ? (
        <p className="text-sm text-ink-soft">{neverWords(sync, mayManage)}</p>
      ) : (
        <ShopSyncDetails sync={sync} most={10} />
      )}
      <ShopWebhooksNote sync={sync} />
      {error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {error.message}
        </p>
      )}
      {!sync.isTest && mayManage && <WhatItNeeds sync={sync} />}
    </Card>
  );
}

function neverWords({ isTest }: ShopOrderSync, mayManage: boolean): string {
  const what = isTest
    ? 'None have been brought in yet.'
    : 'None have been brought in yet. They come in within the hour.';
  if (!mayManage) return `${what} An owner or admin of this store can bring them in now.`;
  return `${what} Bring them in here${isTest ? '' : ' right now'}, or ask your partner to.`;
}

/** What the shop's app or key must be allowed to. */
function WhatItNeeds({ sync: { platform, webhooks, webhookUrl } }: { sync: ShopOrderSync }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-ink-soft hover:text-ink">
        What {shopPlatformLabels[platform]} needs for orders
      </summary>
      <div className="mt-2 flex flex-col gap-2 text-ink-soft">
        {platform === 'SHOPIFY' && (
          <p>
            The access scopes{' '}
            {orderScopes.map((scope, at) => (
              <span key={scope}>
                {at > 0 && (at === orderScopes.length - 1 ? ' and ' : ', ')}
                <code className="figures wrap-anywhere text-ink">{scope}</code>
              </span>
            ))}
            .
          </p>
        )}
        {platform === 'WOOCOMMERCE' && (
          <p>
            A key with Read/Write permission. An order that has shipped in full is marked as completed, with a
            private note of its tracking number; your shop may email the shopper about it.
          </p>
        )}
        {platform === 'BIGCOMMERCE' && (
          <p>
            An API account with Orders set to modify. What you ship becomes a shipment there; your store may
            email the shopper about it.
          </p>
        )}
        {webhooks.state !== 'NO_ADDRESS' && (
          <p>
            Webhooks are set up by themselves, and go to{' '}
            <code className="figures wrap-anywhere text-ink">{webhookUrl}</code>.
            {platform === 'SHOPIFY' &&
              ' They’re verified with the app’s client secret, or with the webhook secret you enter along with a token.'}
          </p>
        )}
      </div>
    </details>
  );
}
