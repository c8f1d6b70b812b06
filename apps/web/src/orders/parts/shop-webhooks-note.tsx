import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';

/** Whether the shop’s changes come in right away, and what to do where they don’t. */
export function ShopWebhooksNote({ sync }: { sync: ShopOrderSync }) {
  const { isTest, webhooks } = sync;
  if (isTest) return null;
  if (webhooks.state === 'FAILED')
    return (
      <p role="alert" className="mt-3 text-sm text-bad">
        Changes don’t come in right away: {webhooks.failure ?? 'the shop didn’t respond.'} Until then, orders
        come in every hour.
      </p>
    );
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {webhooks.state === 'ON'
        ? 'New and changed orders come in right away. Webhooks are on.'
        : webhooks.state === 'NO_ADDRESS'
          ? 'Orders come in every hour. Shops can’t reach this server, so changes don’t come in right away. Whoever runs it can set PUBLIC_URL to its https address.'
          : 'Orders come in every hour. Webhooks aren’t set up yet.'}
    </p>
  );
}
