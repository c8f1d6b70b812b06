import { useState } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { retryShopFulfillment } from '@brandwright/contract/orders/shop/retry-shop-fulfillment.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { OperationDialog } from './operation-dialog.tsx';
import { Section } from './section.tsx';
import { ShopTold } from './shop-told.tsx';

/** Of an order that came from a shop: which one, whether the shop knows what has shipped, and a way to tell it again. */
export function ShopSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { shop } = order;
  if (!shop) return null;
  const hasFailed = shop.fulfillments.some(({ status }) => status === 'FAILED');
  return (
    <Section
      title="Shop"
      aside={
        mayAct &&
        hasFailed && (
          <Button size="small" look="quiet" onClick={() => setAsking(true)}>
            Report again
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'From', value: shop.isTest ? 'The test shop' : shop.name },
          { label: 'Shop order', value: shop.orderName },
        ]}
      />
      {shop.fulfillments.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          {order.cancelStatus === 'CANCELED'
            ? 'Nothing was shipped from here.'
            : 'Once you ship, we’ll send the shop the tracking number.'}
        </p>
      ) : (
        <ul aria-label="Shipments reported to the shop" className="mt-3 flex flex-col gap-2">
          {shop.fulfillments.map((told) => (
            <ShopTold
              key={told.shipmentId}
              told={told}
              trackingNumber={
                order.shipments.find(({ id }) => id === told.shipmentId)?.trackingNumber ?? null
              }
            />
          ))}
        </ul>
      )}
      <OperationDialog
        declaration={retryShopFulfillment}
        input={isAsking ? { id: order.id } : null}
        onClose={() => setAsking(false)}
        title="Report to the shop again"
      />
    </Section>
  );
}
