import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import type { OrderInShop } from '@brandwright/contract/orders/shop/order-in-shop.ts';
import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { showScreen } from '#purchasing/testing.tsx';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { ShopOrdersSection } from './shop-orders-section.tsx';
import { ShopSection } from './shop-section.tsx';

const path = '/fulfillment-services/connect-shopify';
const sync: ShopOrderSync = {
  shop: 'Maple & Co',
  isTest: false,
  platform: 'SHOPIFY',
  status: 'DONE',
  startedAt: '2026-11-20T15:00:00.000Z',
  lastSyncedAt: '2026-11-20T15:00:00.000Z',
  cameIn: 12,
  changed: 3,
  unchanged: 0,
  skippedCount: 1,
  skipped: [{ order: '#1044', why: 'it has no shipping address' }],
  unknownSkus: ['NOPE'],
  failure: null,
  untold: 1,
  webhookUrl: 'https://brand.example/webhooks/shopify',
  webhooks: { state: 'ON', failure: null, checkedAt: '2026-11-20T15:00:00.000Z' },
};
const never: ShopOrderSync = { ...sync, status: 'NEVER', startedAt: null, lastSyncedAt: null, cameIn: 0 };
const order = (shop: OrderInShop | null) => ({ ...getOrder.output.parse(sampleOf(getOrder.output)), shop });
const told = (status: 'SENT' | 'FAILED'): OrderInShop => ({
  name: 'Maple & Co',
  isTest: false,
  orderName: '#1044',
  fulfillments: [
    {
      shipmentId: '7b0c5f0e-6a0a-4a0e-9a52-0d6f2b9f4c11',
      status,
      failure: status === 'FAILED' ? 'Shopify has fewer units left.' : null,
      sentAt: null,
    },
  ],
});

it('says how orders came in, what was left out and why, and brings them in', async () => {
  const { sent, user } = showScreen(<ShopOrdersSection />, path, [
    ['/web/orders/-/shop-sync', () => Response.json(sync)],
  ]);
  await screen.findByText('it has no shipping address');
  expect(screen.getByText('Up to date')).toBeTruthy();
  expect(screen.getByText('NOPE')).toBeTruthy();
  expect(screen.getByText('https://brand.example/webhooks/shopify')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bring in orders' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
});

it('says what to do first, and who may', async () => {
  showScreen(<ShopOrdersSection />, path, [['/shop-sync', () => Response.json(never)]], 'member');
  await screen.findByText(/An owner or admin of this store can bring them in now/);
  expect(screen.queryByRole('button', { name: 'Bring in orders' })).toBeNull();
});

it('says of every shop whether changes come in right away, and what it needs', async () => {
  const woo: ShopOrderSync = { ...never, platform: 'WOOCOMMERCE' };
  const shown = (webhooks: ShopOrderSync['webhooks']) => {
    document.body.innerHTML = '';
    return showScreen(<ShopOrdersSection />, path, [['/shop-', () => Response.json({ ...woo, webhooks })]]);
  };
  shown({ state: 'NO_ADDRESS', failure: null, checkedAt: null });
  await screen.findByText(/Orders come in every hour\. Shops can’t reach this server/);
  expect(screen.queryByRole('button', { name: /webhooks/ })).toBeNull();
  expect(screen.getByText(/A key with Read\/Write permission/)).toBeTruthy();
  const failure = 'The key isn’t allowed to change orders.';
  const { sent, user } = shown({ state: 'FAILED', failure, checkedAt: null });
  expect((await screen.findByRole('alert')).textContent).toContain(failure);
  await user.click(screen.getByRole('button', { name: 'Set up webhooks again' }));
  await waitFor(() =>
    expect(sent.some(({ method, url }) => method === 'POST' && url.includes('shop-webhooks'))).toBe(true),
  );
});

it('says what the shop refuses', async () => {
  const message = 'The app is missing the access scope read_orders.';
  const { user } = showScreen(<ShopOrdersSection />, path, [
    [
      '/shop-sync',
      ({ method }) =>
        method === 'POST'
          ? Response.json({ code: 'upstream', message }, { status: 502 })
          : Response.json(never),
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Bring in orders' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('says on the order which shop it came from, and offers to report again what failed', async () => {
  const preview = {
    verb: 'Tell Maple & Co',
    what: 'Reports 1 shipment.',
    toWhom: 'Maple & Co',
    cost: null,
    irreversible: null,
    values: [],
    warnings: [],
  };
  const { user } = showScreen(<ShopSection order={order(told('FAILED'))} mayAct />, '/order-details/1', [
    ['preview', () => Response.json({ input: { id: '1' }, preview })],
  ]);
  expect(screen.getByText('Not reported')).toBeTruthy();
  expect(screen.getByText('Shopify has fewer units left.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Report again' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('offers nothing where the shop knows, and is not there for other orders', () => {
  showScreen(<ShopSection order={order(told('SENT'))} mayAct />, '/order-details/1', []);
  expect(screen.getByText('Reported')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  document.body.innerHTML = '';
  showScreen(<ShopSection order={order(null)} mayAct />, '/order-details/1', []);
  expect(screen.queryByText('Shop')).toBeNull();
});
