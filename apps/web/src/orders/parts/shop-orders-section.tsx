import { orderScopes } from '@brandwright/contract/catalog/shop-connection.ts';
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
  // Of a shop on another platform there is only why they don’t.
  const comesIn = sync.status !== 'NEVER' || sync.failure === null;
  return (
    <Card
      label="Orders from the shop"
      title="Orders"
      note={comesIn ? (sync.isTest ? ofTestShop : ofOwnShop) : undefined}
      aside={comesIn && <ShopSyncStatus sync={sync} />}
      actions={
        mayManage &&
        comesIn && (
          <Button
            size="small"
            busy={bringIn.isRunning}
            disabled={sync.status === 'RUNNING'}
            onClick={() => void bringIn.run({ fromTestShop: sync.isTest })}
          >
            {sync.isTest ? 'Bring in test orders' : 'Bring in orders'}
          </Button>
        )
      }
    >
      {sync.status === 'NEVER' ? (
        <p className="text-sm text-ink-soft">
          {sync.failure ??
            (mayManage
              ? 'None have been brought in yet. Bring them in here, or ask your partner to.'
              : 'None have been brought in yet. An owner or admin of this store can do it.')}
        </p>
      ) : (
        <ShopSyncDetails sync={sync} most={10} />
      )}
      {bringIn.error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {bringIn.error.message}
        </p>
      )}
      {comesIn && !sync.isTest && mayManage && <HowToConnect webhookUrl={sync.webhookUrl} />}
    </Card>
  );
}

function HowToConnect({ webhookUrl }: { webhookUrl: string }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-ink-soft hover:text-ink">
        What the Shopify app needs for orders
      </summary>
      <div className="mt-2 flex flex-col gap-2 text-ink-soft">
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
        <p>
          To get changes right away, add JSON webhooks for order creation, update and cancellation that point
          to <code className="figures wrap-anywhere text-ink">{webhookUrl}</code>. They’re verified with the
          app’s client secret, or with the webhook secret you enter along with a token.
        </p>
      </div>
    </details>
  );
}
