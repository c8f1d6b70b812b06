import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../create-providers.ts';
import { describeWallet, newOrder } from '../../testing/describe-wallet.ts';
import { paypalStandIn, type PayPalStandIn } from '../../testing/paypal-stand-in.ts';
import { createPayPalWallet } from './paypal/paypal-wallet.ts';
import { createTestWallet, isTestWallet } from './test-wallet.ts';
import type { Wallet } from './wallet.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-wallet-'));

describeWallet('the test wallet', async () => {
  const wallet = createTestWallet(newFolder());
  return {
    wallet,
    async approve(orderId, from) {
      const { actionUrl } = await wallet.getOrder(orderId);
      const secret = new URL(actionUrl ?? '').searchParams.get('secret') ?? '';
      await wallet.decide(orderId, secret, from === 'FULL' ? 'APPROVED' : 'EMPTY');
    },
  };
});

let paypal: PayPalStandIn;
let wallet: Wallet;
beforeAll(async () => {
  paypal = await paypalStandIn();
  wallet = createPayPalWallet(paypal.settings);
});
afterAll(() => paypal.stop());

describeWallet('PayPal', async () => ({ wallet, approve: paypal.approve }));

describe('PayPal, when something goes wrong', () => {
  async function approved() {
    const asked = newOrder();
    const { id } = await wallet.createOrder(asked);
    await paypal.approve(id, 'FULL');
    return { orderId: id, reference: asked.reference };
  }

  it('captures once when the line breaks after the work', async () => {
    const order = await approved();
    paypal.failAfterWork(2);
    expect((await wallet.captureOrder(order)).status).toBe('COMPLETED');
    const other = await approved();
    paypal.failAfterWork(3);
    await expect(wallet.captureOrder(other)).rejects.toMatchObject({ code: 'upstream' });
    expect((await wallet.getOrder(other.orderId)).status).toBe('COMPLETED');
    expect((await wallet.captureOrder(other)).status).toBe('COMPLETED');
    expect(paypal.orders.get(other.orderId)?.captures).toHaveLength(1);
  });

  it('answers what another request captured', async () => {
    const order = await approved();
    await wallet.captureOrder(order);
    expect((await wallet.captureOrder({ ...order, reference: 'another' })).status).toBe('COMPLETED');
  });

  it('waits for a capture under review', async () => {
    const order = await approved();
    paypal.review(true);
    expect(await wallet.captureOrder(order)).toMatchObject({ status: 'PENDING', actionUrl: null });
    paypal.review(false);
  });

  it('logs in again when its token ended, and asks again while PayPal is busy', async () => {
    paypal.forgetTokens();
    paypal.beBusy(1);
    expect((await wallet.createOrder(newOrder())).status).toBe('REQUIRES_ACTION');
    paypal.beBusy(3);
    await expect(wallet.createOrder(newOrder())).rejects.toMatchObject({ code: 'upstream' });
  });

  it('says that its keys are wrong, that it is not there, and what it can’t take', async () => {
    const wrong = createPayPalWallet({ ...paypal.settings, clientSecret: 'wrong' });
    await expect(wrong.createOrder(newOrder())).rejects.toThrow(/PAYPAL_CLIENT_ID/);
    const nowhere = createPayPalWallet({ ...paypal.settings, baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.createOrder(newOrder())).rejects.toThrow(/nothing is paid twice/);
    await expect(wallet.createOrder(newOrder({ currency: 'JPY' }))).rejects.toThrow(/Pay with a card/);
  });
});

describe('which wallet is used', () => {
  it('is the test wallet unless PayPal is set up', () => {
    const { wallet: chosen } = createProviders({}, newFolder());
    expect(isTestWallet(chosen)).toBe(true);
    expect(() => createProviders({ PAYPAL_CLIENT_ID: 'a' }, newFolder())).toThrow(
      'PAYPAL_CLIENT_ID is set, so PAYPAL_CLIENT_SECRET is needed too.',
    );
    const keys = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' };
    expect(() => createProviders({ ...keys, PAYPAL_BASE_URL: 'paypal' }, newFolder())).toThrow(
      /whole address/,
    );
    expect(createProviders(keys, newFolder()).wallet).toMatchObject({ kind: 'PAYPAL', name: 'PayPal' });
  });

  it('still knows what was begun at the test wallet', async () => {
    const folder = newFolder();
    const made = await createProviders({}, folder).wallet.createOrder(newOrder());
    const later = createProviders(
      { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_BASE_URL: paypal.url },
      folder,
    ).wallet;
    expect((await later.getOrder(made.id)).status).toBe('REQUIRES_ACTION');
    expect(isTestWallet(later)).toBe(false);
  });
});
