import { OperationError } from '@brandwright/contract';
import { silentLog } from '@brandwright/platform/kernel/log.ts';
import type { ShopWebhook } from '@brandwright/providers';
import { createBigCommerceOrders } from '@brandwright/providers/shop-orders/bigcommerce/bigcommerce-orders.ts';
import { bcWebhook } from '@brandwright/providers/testing/bigcommerce/hooks.ts';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import type { ServerEnv } from '../gateway.ts';
import { receiveBigCommerce } from './receive-bigcommerce.ts';

const hash = 'abc123xyz';
const domain = `store-${hash}.mybigcommerce.com`;
const store = createBigCommerceOrders(
  { domain, credentials: { kind: 'TOKEN', accessToken: 'bc_x' } },
  'shared',
);

function receiver(record?: () => Promise<number>) {
  const read: unknown[] = [];
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, silentLog));
  app.post('/webhooks/bigcommerce', (call) =>
    receiveBigCommerce(
      {
        log: silentLog,
        record: (given: string, webhook: ShopWebhook) => {
          if (given !== domain) throw new OperationError('forbidden', 'Unknown.');
          read.push(store.readWebhook(webhook));
          return record?.() ?? Promise.resolve(1);
        },
      },
      call,
    ),
  );
  const post = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    app.request('/webhooks/bigcommerce', { method: 'POST', body, headers });
  return { read, post };
}

const told = { scope: 'store/order/created', hash: 'one', orderId: 5551, createdAt: 1_763_632_800 };
const sent = bcWebhook({ 'x-brandwright-secret': 'shared' }, told, hash);

it('takes what has the secret of a connected store, and nothing else', async () => {
  const { read, post } = receiver();
  expect((await post(sent)).status).toBe(200);
  expect(read).toMatchObject([{ topic: 'CREATED', orderId: '5551', updatedAt: null }]);
  for (const wrong of [
    { ...sent, headers: {} },
    { ...sent, headers: { 'x-brandwright-secret': 'share' } },
    { ...sent, body: sent.body.replace(hash, 'other1') },
    { ...sent, body: sent.body.replace(hash, '../v2') },
    { ...sent, body: 'nothing' },
  ])
    expect((await post(wrong)).status).toBe(403);
});

it('takes no book, and lets the store send again what could not be recorded', async () => {
  const { post } = receiver(() => Promise.reject(new Error('The database is away.')));
  expect((await post({ body: 'x'.repeat(70_000), headers: {} })).status).toBe(413);
  expect((await post(sent)).status).toBe(500);
});
