import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOrder } from '../../../testing/describe-wallet.ts';
import { paypalStandIn, type PayPalStandIn } from '../../../testing/paypal-stand-in.ts';
import type { Wallet } from '../wallet.ts';
import { createPayPalWallet } from './paypal-wallet.ts';

let paypal: PayPalStandIn;
let wallet: Wallet;
beforeAll(async () => {
  paypal = await paypalStandIn();
  wallet = createPayPalWallet(paypal.settings);
});
afterAll(() => paypal.stop());

type Sent = ReturnType<PayPalStandIn['webhook']>;
const read = ({ body, headers }: Sent, by: Wallet = wallet) =>
  by.readWebhook({ body, header: (name) => headers[name] ?? '' });

async function captured(): Promise<string> {
  const asked = newOrder();
  const { id: orderId } = await wallet.createOrder(asked);
  await paypal.approve(orderId, 'FULL');
  await wallet.captureOrder({ orderId, reference: asked.reference });
  return orderId;
}

it.each([
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
])('finds the order of %s', async (eventType) => {
  const orderId = await captured();
  const found = await read(paypal.webhook(eventType, orderId));
  expect(found).toEqual({ id: expect.stringMatching(/^WH-/), orderId });
});

it('takes what is of no interest, and what names no order', async () => {
  expect(await read(paypal.webhook('BILLING.PLAN.CREATED', 'x'))).toBeUndefined();
});

it('believes nothing that PayPal did not sign', async () => {
  const signed = paypal.webhook('CHECKOUT.ORDER.APPROVED', await captured());
  const without = (name: string): Sent => ({
    ...signed,
    headers: Object.fromEntries(Object.entries(signed.headers).filter(([key]) => key !== name)),
  });
  const wrong: Sent[] = [
    { ...signed, body: signed.body.replace('APPROVED', 'DENIED') },
    // The same event, written otherwise.
    { ...signed, body: JSON.stringify(JSON.parse(signed.body)) },
    { ...signed, body: 'not JSON' },
    { ...signed, body: '{"id":"a"},"webhook_event":{}' },
    { ...signed, headers: { ...signed.headers, 'paypal-transmission-sig': 'x'.repeat(2000) } },
    { ...signed, headers: { ...signed.headers, 'paypal-auth-algo': 'none' } },
    ...Object.keys(signed.headers).map(without),
  ];
  for (const one of wrong) await expect(read(one)).rejects.toMatchObject({ code: 'forbidden' });
  const unset = createPayPalWallet({ ...paypal.settings, webhookId: undefined });
  await expect(read(signed, unset)).rejects.toThrow(/PAYPAL_WEBHOOK_ID/);
  const another = createPayPalWallet({ ...paypal.settings, webhookId: 'another' });
  await expect(read(signed, another)).rejects.toMatchObject({ code: 'forbidden' });
});

it('is sent again when PayPal cannot be asked', async () => {
  const signed = paypal.webhook('CHECKOUT.ORDER.APPROVED', await captured());
  paypal.beBusy(3);
  await expect(read(signed)).rejects.toMatchObject({ code: 'upstream' });
  expect(await read(signed)).toBeDefined();
});
