import { Link } from 'react-router';
import { connectShopPaths, shopPlatformLabels } from '@brandwright/contract/catalog/shop-connection.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ShopSyncDetails } from '../parts/shop-sync-details.tsx';
import { ShopSyncStatus } from '../parts/shop-sync-status.tsx';
import { originsOfShops } from '../labels.ts';
import { ShopWebhooksNote } from '../parts/shop-webhooks-note.tsx';
import { useRunningSync } from '../use-running-sync.ts';

/** How orders last came in from the connected shop. */
export function ShopOrderSyncCard({ output, density }: CardProps<OutputOfCard<'shop_order_sync'>>) {
  const sync = useRunningSync(output);
  return (
    <Card
      label="Orders from the shop"
      title={`Orders from ${sync.shop}`}
      aside={<ShopSyncStatus sync={sync} />}
      actions={
        <>
          {sync.cameIn > 0 && (
            <Button asChild size="small">
              <Link to={`/orders?origin=${originsOfShops[sync.platform]}`}>
                See {shopPlatformLabels[sync.platform]} orders
              </Link>
            </Button>
          )}
          <Button asChild size="small" look="quiet">
            <Link to={connectShopPaths[sync.platform]}>Shop settings</Link>
          </Button>
        </>
      }
    >
      {sync.status === 'NEVER' ? (
        <p className="text-sm text-ink-soft">
          {sync.isTest
            ? 'No shop is connected yet. Connect yours, or say “bring in test orders” to try it out.'
            : 'None have been brought in yet. They come in within the hour, or say “bring in the orders from my shop”.'}
        </p>
      ) : (
        <ShopSyncDetails sync={sync} most={density === 'panel' ? 20 : 3} />
      )}
      <ShopWebhooksNote sync={sync} />
    </Card>
  );
}
