import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentRefused, type RefundRequest } from '../../payments/payments.ts';
import { newRequest } from '../charge-requests.ts';
import type { Bank } from './bank.ts';

export function describeRefunds(make: () => Promise<Bank>): void {
  async function charged(bank: Bank, more: Partial<RefundRequest> = {}): Promise<RefundRequest> {
    const { id } = await bank.payments.charge(await newRequest(bank, 'pm_card_visa'));
    return { chargeId: id, amountMinor: 1200, currency: 'USD', idempotencyKey: randomUUID(), ...more };
  }

  describe('refunds', () => {
    it('pays back a part once for a key, also when asked at the same time', async () => {
      const bank = await make();
      const asked = await charged(bank);
      const [first, second] = await Promise.all([bank.payments.refund(asked), bank.payments.refund(asked)]);
      expect(first).toMatchObject({ amountMinor: 1200, currency: 'USD', status: 'SUCCEEDED' });
      expect(second).toEqual(first);
      expect(await bank.payments.refund(asked)).toEqual(first);
      expect((await bank.payments.getCharge(asked.chargeId)).refundedMinor).toBe(1200);
    });

    it('pays back no more than was charged', async () => {
      const bank = await make();
      const asked = await charged(bank);
      await bank.payments.refund(asked);
      const more = { ...asked, amountMinor: 3001, idempotencyKey: randomUUID() };
      await expect(bank.payments.refund(more)).rejects.toBeInstanceOf(PaymentRefused);
      await bank.payments.refund({ ...more, amountMinor: 3000, idempotencyKey: randomUUID() });
      expect((await bank.payments.getCharge(asked.chargeId)).refundedMinor).toBe(4200);
      await expect(
        bank.payments.refund({ ...more, amountMinor: 1, idempotencyKey: randomUUID() }),
      ).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('never pays back too much to several who ask at the same time', async () => {
      const bank = await make();
      const asked = await charged(bank);
      const asks = Array.from({ length: 5 }, () =>
        bank.payments.refund({ ...asked, amountMinor: 2000, idempotencyKey: randomUUID() }),
      );
      const answers = await Promise.allSettled(asks);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect((await bank.payments.getCharge(asked.chargeId)).refundedMinor).toBe(4000);
    });

    it('refuses a key that comes back with another amount', async () => {
      const bank = await make();
      const asked = await charged(bank);
      await bank.payments.refund(asked);
      await expect(bank.payments.refund({ ...asked, amountMinor: 1 })).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('pays nothing back of a charge that was declined', async () => {
      const bank = await make();
      const { id } = await bank.payments.charge(await newRequest(bank, 'pm_card_chargeDeclined'));
      await expect(bank.payments.refund(await charged(bank, { chargeId: id }))).rejects.toBeInstanceOf(
        PaymentRefused,
      );
    });

    it.each([0, -5, 1.5, Number.NaN])('refuses to pay back %d', async (amountMinor) => {
      const bank = await make();
      await expect(bank.payments.refund(await charged(bank, { amountMinor }))).rejects.toBeInstanceOf(
        PaymentRefused,
      );
    });

    it.each(['pi_never', 'ch_never', 'other_1'])('knows no charge %s', async (chargeId) => {
      const bank = await make();
      await expect(bank.payments.refund(await charged(bank, { chargeId }))).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });
}
