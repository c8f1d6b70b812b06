import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentRefused } from '../payments/payments.ts';
import type { Wallet, WalletOrderRequest } from '../payments/wallets/wallet.ts';

/** A wallet under test, with what a person does at its page. */
export interface WalletBench {
  wallet: Wallet;
  /** EMPTY: agrees from an account that has no money. */
  approve(orderId: string, from: 'FULL' | 'EMPTY'): Promise<unknown>;
}

export const newOrder = (more: Partial<WalletOrderRequest> = {}): WalletOrderRequest => ({
  amountMinor: 204_005,
  currency: 'USD',
  description: 'INV-2048 of Olaria do Vale',
  reference: randomUUID(),
  returnUrl: 'http://127.0.0.1:8787/pay-invoice/1',
  cancelUrl: 'http://127.0.0.1:8787/pay-invoice/1?wallet=canceled',
  ...more,
});

/** What every wallet must do. */
export function describeWallet(name: string, make: () => Promise<WalletBench>): void {
  describe(name, () => {
    it('takes the money of an order that its person agreed to, once', async () => {
      const { wallet, approve } = await make();
      const asked = newOrder();
      const { reference } = asked;
      const made = await wallet.createOrder(asked);
      expect(made).toMatchObject({
        reference,
        status: 'REQUIRES_ACTION',
        amountMinor: 204_005,
        currency: 'USD',
        declineReason: null,
        isApproved: false,
      });
      expect(made.actionUrl).toMatch(/^https?:\/\//);
      await approve(made.id, 'FULL');
      expect(await wallet.getOrder(made.id)).toMatchObject({ status: 'REQUIRES_ACTION', isApproved: true });
      const capture = () => wallet.captureOrder({ orderId: made.id, reference });
      const [first, ...others] = await Promise.all([capture(), capture(), capture()]);
      expect(first).toMatchObject({
        id: made.id,
        reference,
        status: 'COMPLETED',
        amountMinor: 204_005,
        actionUrl: null,
      });
      for (const other of [...others, await capture(), await wallet.getOrder(made.id)])
        expect(other).toEqual(first);
    });

    it('takes nothing before its person agreed', async () => {
      const { wallet } = await make();
      const asked = newOrder();
      const made = await wallet.createOrder(asked);
      const same = await wallet.captureOrder({ orderId: made.id, reference: asked.reference });
      expect(same).toMatchObject({ status: 'REQUIRES_ACTION', isApproved: false });
      expect(same.actionUrl).toMatch(/^https?:\/\//);
    });

    it('answers that an account without money is declined', async () => {
      const { wallet, approve } = await make();
      const asked = newOrder();
      const made = await wallet.createOrder(asked);
      await approve(made.id, 'EMPTY');
      expect(await wallet.captureOrder({ orderId: made.id, reference: asked.reference })).toMatchObject({
        status: 'INSTRUMENT_DECLINED',
        declineReason: expect.any(String),
        actionUrl: null,
      });
    });

    it('makes one order of a reference, and refuses it for another amount', async () => {
      const { wallet } = await make();
      const asked = newOrder();
      const first = await wallet.createOrder(asked);
      expect(await wallet.createOrder(asked)).toEqual(first);
      await expect(wallet.createOrder({ ...asked, amountMinor: 5 })).rejects.toBeInstanceOf(PaymentRefused);
      expect((await wallet.createOrder({ ...asked, reference: randomUUID() })).id).not.toBe(first.id);
    });

    it.each([0, -5, 1.5, Number.NaN])('refuses an order of %d', async (amountMinor) => {
      const { wallet } = await make();
      await expect(wallet.createOrder(newOrder({ amountMinor }))).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('knows no order that was never made', async () => {
      const { wallet } = await make();
      for (const orderId of ['never', '../../etc/passwd']) {
        await expect(wallet.getOrder(orderId)).rejects.toMatchObject({ code: 'not_found' });
        await expect(wallet.captureOrder({ orderId, reference: randomUUID() })).rejects.toMatchObject({
          code: 'not_found',
        });
      }
    });
  });
}
