import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentRefused } from '../../payments/payments.ts';
import { newCustomer, newRequest } from '../charge-requests.ts';
import type { Bank } from './bank.ts';

export function describeCharges(make: () => Promise<Bank>): void {
  describe('charges', () => {
    it('charges a saved card', async () => {
      const bank = await make();
      const customerId = await newCustomer(bank);
      const card = await bank.payments.attachCard({ customerId, token: 'pm_card_visa' });
      const asked = await newRequest(bank, card.id, { customerId });
      const charge = await bank.payments.charge(asked);
      expect(charge).toMatchObject({
        reference: asked.reference,
        status: 'COMPLETED',
        amountMinor: 4200,
        currency: 'USD',
        refundedMinor: 0,
        declineReason: null,
        actionUrl: null,
      });
      expect(await bank.payments.getCharge(charge.id)).toEqual(charge);
    });

    it.each([
      ['pm_card_chargeDeclined', 'CARD_DECLINED'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS'],
      ['pm_card_visa_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS'],
      ['pm_card_chargeDeclinedExpiredCard', 'EXPIRED_CARD'],
      ['pm_card_chargeDeclinedIncorrectCvc', 'INCORRECT_CVC'],
      ['pm_card_chargeDeclinedProcessingError', 'PROCESSING_ERROR'],
    ])('answers that %s is declined: %s', async (token, declineReason) => {
      const bank = await make();
      const asked = await newRequest(bank, token);
      const charge = await bank.payments.charge(asked);
      expect(charge).toMatchObject({ status: 'INSTRUMENT_DECLINED', declineReason, actionUrl: null });
      expect(await bank.payments.charge(asked)).toEqual(charge);
      expect(await bank.payments.getCharge(charge.id)).toEqual(charge);
    });

    it('declines a card that could be saved', async () => {
      const bank = await make();
      const customerId = await newCustomer(bank);
      const card = await bank.payments.attachCard({ customerId, token: 'pm_card_chargeCustomerFail' });
      const asked = await newRequest(bank, card.id, { customerId });
      expect(await bank.payments.charge(asked)).toMatchObject({
        status: 'INSTRUMENT_DECLINED',
        declineReason: 'CARD_DECLINED',
      });
    });

    it.each([
      ['pm_card_authenticationRequired', 'APPROVED', 'COMPLETED', null],
      ['pm_card_threeDSecure2Required', 'DECLINED', 'INSTRUMENT_DECLINED', 'AUTHENTICATION_FAILED'],
      [
        'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
        'APPROVED',
        'INSTRUMENT_DECLINED',
        'INSUFFICIENT_FUNDS',
      ],
    ] as const)('waits for the person of %s: %s', async (token, decision, status, declineReason) => {
      const bank = await make();
      const customerId = await newCustomer(bank);
      const card = await bank.payments.attachCard({ customerId, token });
      const waiting = await bank.payments.charge(await newRequest(bank, card.id, { customerId }));
      expect(waiting).toMatchObject({ status: 'REQUIRES_ACTION', declineReason: null });
      expect(waiting.actionUrl).toMatch(/^https?:\/\//);
      await bank.confirm(waiting.id, decision);
      const decided = await bank.payments.getCharge(waiting.id);
      expect(decided).toMatchObject({ status, declineReason, actionUrl: null });
      expect(await bank.payments.cancelCharge(waiting.id)).toEqual(decided);
    });

    it('gives up a charge that waits', async () => {
      const bank = await make();
      const waiting = await bank.payments.charge(await newRequest(bank, 'pm_card_authenticationRequired'));
      expect(await bank.payments.cancelCharge(waiting.id)).toMatchObject({
        status: 'CANCELED',
        actionUrl: null,
      });
      await bank.confirm(waiting.id, 'APPROVED');
      expect((await bank.payments.cancelCharge(waiting.id)).status).toBe('CANCELED');
    });

    it('charges once for a reference, also when asked at the same time', async () => {
      const bank = await make();
      const asked = await newRequest(bank, 'pm_card_visa');
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => bank.payments.charge(asked)));
      for (const other of others) expect(other).toEqual(first);
      expect(await bank.payments.charge(asked)).toEqual(first);
      const another = await bank.payments.charge({ ...asked, reference: randomUUID() });
      expect(another.id).not.toBe(first?.id);
    });

    it.each([{ amountMinor: 4300 }, { currency: 'EUR' }, { description: 'Another' }])(
      'refuses a reference that comes back with %j',
      async (more) => {
        const bank = await make();
        const asked = await newRequest(bank, 'pm_card_visa');
        await bank.payments.charge(asked);
        await expect(bank.payments.charge({ ...asked, ...more })).rejects.toBeInstanceOf(PaymentRefused);
      },
    );

    it.each([0, -5, 1.5, Number.NaN])('refuses to charge %d', async (amountMinor) => {
      const bank = await make();
      await expect(
        bank.payments.charge(await newRequest(bank, 'pm_card_visa', { amountMinor })),
      ).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('finds a charge by its reference, and none that was never made', async () => {
      const bank = await make();
      const asked = await newRequest(bank, 'pm_card_visa');
      const { customerId, reference } = asked;
      const since = bank.time.now;
      expect(await bank.payments.findCharge({ customerId, reference, since })).toBeUndefined();
      const charge = await bank.payments.charge(asked);
      await bank.payments.charge({ ...asked, reference: randomUUID() });
      expect(await bank.payments.findCharge({ customerId, reference, since })).toEqual(charge);
      const stranger = await newCustomer(bank);
      expect(await bank.payments.findCharge({ customerId: stranger, reference, since })).toBeUndefined();
    });

    it('knows no charge that was never made', async () => {
      const { payments } = await make();
      for (const id of ['pi_never', 'demo_pi_never', '../../etc/passwd', '']) {
        await expect(payments.getCharge(id)).rejects.toThrow();
        await expect(payments.cancelCharge(id)).rejects.toThrow();
      }
      await expect(payments.getCharge('pi_never')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}
