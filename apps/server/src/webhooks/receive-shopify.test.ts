import { OperationError } from '@brandwright/contract';
import { silentLog } from '@brandwright/platform/kernel/log.ts';
import type { ShopWebhook } from '@brandwright/providers';
import { createShopifyOrders } from '@brandwright/providers/shop-orders/shopify/shopify-orders.ts';
import { signedWebhook } from '@brandwright/providers/testing/shopify/orders.ts';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import type { ServerEnv } from '../gateway.ts';
import { receiveShopify } from './receive-shopify.ts';

const domain = 'maple.myshopify.com';
const shop = createShopifyOrders({
  domain,
  credentials: { kind: 'TOKEN', accessToken: 'shpat_x', webhookSecret: 'shared' },
});

function receiver(record?: () => Promise<number>) {
  const read: unknown[] = [];
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, silentLog));
  app.post('/webhooks/shopify', (call) =>
    receiveShopify(
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
  const post = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    app.request('/webhooks/shopify', { method: 'POST', body, headers });
  return { read, post };
}

const signed = signedWebhook('shared', {
  topic: 'orders/create',
  deliveryId: 'd1',
  shop: domain,
  payload: { id: 5551, name: '#1 – “éø”', updated_at: '2026-11-20T10:00:00Z' },
});

it('takes the very bytes that the shop signed, and nothing else', async () => {
  const { read, post } = receiver();
  expect((await post(signed)).status).toBe(204);
  expect(read).toEqual([
    { deliveryId: 'd1', topic: 'CREATED', orderId: '5551', updatedAt: '2026-11-20T10:00:00.000Z' },
  ]);
  for (const wrong of [
    { ...signed, headers: {} },
    { ...signed, body: signed.body.replace('5551', '5552') },
    { ...signed, headers: { ...signed.headers, 'x-shopify-shop-domain': 'evil.example' } },
    { ...signed, headers: { ...signed.headers, 'x-shopify-shop-domain': 'other.myshopify.com' } },
  ])
    expect((await post(wrong)).status).toBe(403);
});

it('takes no book, and lets the shop send again what could not be recorded', async () => {
  const { post } = receiver(() => Promise.reject(new Error('The database is away.')));
  expect((await post({ body: 'x'.repeat(3 * 1024 * 1024), headers: {} })).status).toBe(413);
  expect((await post(signed)).status).toBe(500);
});
