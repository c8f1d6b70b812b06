import { OperationError } from '@brandwright/contract';
import { silentLog } from '@brandwright/platform/kernel/log.ts';
import type { ShopWebhook } from '@brandwright/providers';
import { createWooCommerceOrders } from '@brandwright/providers/shop-orders/woocommerce/woocommerce-orders.ts';
import { signedWooWebhook } from '@brandwright/providers/testing/woocommerce/webhooks.ts';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import type { ServerEnv } from '../gateway.ts';
import { receiveWooCommerce } from './receive-woocommerce.ts';

const domain = 'maple.com/shop';
const shop = createWooCommerceOrders(
  { domain, credentials: { kind: 'KEYS', consumerKey: 'ck_x', consumerSecret: 'cs_x' } },
  'shared',
);

function receiver(record?: () => Promise<number>) {
  const read: unknown[] = [];
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, silentLog));
  app.post('/webhooks/woocommerce', (call) =>
    receiveWooCommerce(
      {
        log: silentLog,
        record: (given: string, webhook: ShopWebhook) => {
          if (given !== domain) throw new OperationError('forbidden', 'Unknown.');
          read.push(shop.readWebhook(webhook));
          return record?.() ?? Promise.resolve(1);
        },
      },
      call,
    ),
  );
  const post = (
    { body, headers = {} }: { body: string; headers?: Record<string, string> },
    shopName = domain,
  ) =>
    app.request(`/webhooks/woocommerce?shop=${encodeURIComponent(shopName)}`, {
      method: 'POST',
      body,
      headers,
    });
  return { read, post };
}

const signed = signedWooWebhook('shared', {
  topic: 'order.created',
  deliveryId: 'd1',
  shop: domain,
  payload: { id: 5551, number: '1 – “éø”', date_modified_gmt: '2026-11-20T10:00:00' },
});

it('takes the very bytes that the shop signed, and nothing else', async () => {
  const { read, post } = receiver();
  expect((await post(signed)).status).toBe(200);
  expect(read).toMatchObject([{ topic: 'CREATED', orderId: '5551', updatedAt: '2026-11-20T10:00:00.000Z' }]);
  expect((await post({ ...signed, headers: {} })).status).toBe(403);
  expect((await post({ ...signed, body: signed.body.replace('5551', '5552') })).status).toBe(403);
  for (const other of ['', 'other.com', '127.0.0.1', 'maple.com/shop/'])
    expect((await post(signed, other)).status).toBe(403);
});

it('answers a ping, which nobody signs, and keeps nothing of it', async () => {
  const { read, post } = receiver();
  expect((await post({ body: 'webhook_id=12' })).status).toBe(200);
  expect((await post({ body: 'webhook_id=12&id=5' })).status).toBe(403);
  expect(read).toEqual([]);
});

it('takes no book, and says so where something could not be recorded', async () => {
  const { post } = receiver(() => Promise.reject(new Error('The database is away.')));
  expect((await post({ body: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
  expect((await post(signed)).status).toBe(500);
});
