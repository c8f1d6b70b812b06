import {
  shopFulfillmentLabels,
  type OrderInShop,
  type ShopFulfillmentStatus,
} from '@brandwright/contract/orders/shop/order-in-shop.ts';
import { Status, type Tone } from '#ui/badge.tsx';
import { Moment } from '#ui/text.tsx';

const tones: Readonly<Record<ShopFulfillmentStatus, Tone>> = {
  QUEUED: 'info',
  SENT: 'good',
  FAILED: 'bad',
};

/** Whether the shop knows one shipment. */
export function ShopTold({
  told,
  trackingNumber,
}: {
  told: OrderInShop['fulfillments'][number];
  trackingNumber: string | null;
}) {
  const { status, failure, sentAt } = told;
  return (
    <li className="flex flex-col gap-0.5 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Status tone={tones[status]}>{shopFulfillmentLabels[status]}</Status>
        {trackingNumber && <span className="figures wrap-anywhere text-ink-soft">{trackingNumber}</span>}
      </span>
      {sentAt && (
        <span className="text-xs text-ink-soft">
          <Moment at={sentAt} />
        </span>
      )}
      {failure && <span className="text-bad wrap-anywhere">{failure}</span>}
    </li>
  );
}
