import { silentLog } from '@brandwright/platform/kernel/log.ts';
import type { WalletEvent } from '@brandwright/providers';
import { createPayPalWallet } from '@brandwright/providers/payments/wallets/paypal/paypal-wallet.ts';
import { paypalStandIn, type PayPalStandIn } from '@brandwright/providers/testing/paypal-stand-in.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import type { ServerEnv } from '../gateway.ts';
import { receivePayPal } from './receive-paypal.ts';

let paypal: PayPalStandIn;
beforeAll(async () => {
  paypal = await paypalStandIn();
});
afterAll(() => paypal.stop());

function receiver(record: (event: WalletEvent) => Promise<boolean> = async () => true) {
  const recorded: string[] = [];
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, silentLog));
  const wallet = createPayPalWallet(paypal.settings);
  app.post('/webhooks/paypal', (call) =>
    receivePayPal(
      {
        wallet,
        log: silentLog,
        record: (event) => {
          recorded.push(event.orderId);
          return record(event);
        },
      },
      call,
    ),
  );
  const post = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    app.request('/webhooks/paypal', { method: 'POST', body, headers });
  return { recorded, post };
}

it('records what PayPal signed, each time that it comes, and nothing else', async () => {
  const { recorded, post } = receiver();
  const signed = paypal.webhook('CHECKOUT.ORDER.APPROVED', 'ORDER1');
  expect([(await post(signed)).status, (await post(signed)).status]).toEqual([204, 204]);
  expect((await post(paypal.webhook('BILLING.PLAN.CREATED', 'x'))).status).toBe(204);
  for (const wrong of [
    { ...signed, headers: {} },
    { ...signed, body: signed.body.replace('ORDER1', 'ORDER2') },
  ])
    expect((await post(wrong)).status).toBe(403);
  expect(recorded).toEqual(['ORDER1', 'ORDER1']);
});

it('takes no book, and lets PayPal send again what could not be recorded', async () => {
  const { post } = receiver(() => Promise.reject(new Error('The database is away.')));
  expect((await post({ body: 'x'.repeat(300 * 1024), headers: {} })).status).toBe(413);
  expect((await post(paypal.webhook('CHECKOUT.ORDER.APPROVED', 'ORDER1'))).status).toBe(500);
});
