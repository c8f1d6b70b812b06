import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentRefused } from '../../payments/payments.ts';
import { newCustomer, newRequest } from '../charge-requests.ts';
import type { Bank } from './bank.ts';

export function describeCards(make: () => Promise<Bank>): void {
  describe('cards', () => {
    it('makes one customer for a key', async () => {
      const { payments } = await make();
      const asked = { idempotencyKey: randomUUID(), name: 'Ada Ferro', email: 'ada@example.com' };
      expect(await payments.createCustomer(asked)).toBe(await payments.createCustomer(asked));
      expect(await payments.listCards(await payments.createCustomer(asked))).toEqual([]);
    });

    it('saves a card, which is no default card until it is made one', async () => {
      const bank = await make();
      const { payments } = bank;
      const customerId = await newCustomer(bank);
      const card = await payments.attachCard({ customerId, token: 'pm_card_mastercard' });
      expect(card).toMatchObject({ brand: 'MASTERCARD', last4: '4444', isDefault: false });
      expect(card.id).toMatch(/^pm_/);
      expect(card.expiresYear).toBeGreaterThan(2026);
      await payments.setDefaultCard({ customerId, cardId: card.id });
      expect(await payments.listCards(customerId)).toEqual([{ ...card, isDefault: true }]);
      expect(await payments.attachCard({ customerId, token: card.id })).toEqual({ ...card, isDefault: true });
    });

    it('lists ten, the newest first', async () => {
      const bank = await make();
      const customerId = await newCustomer(bank);
      const ids: string[] = [];
      for (let at = 0; at < 12; at += 1)
        ids.push((await bank.payments.attachCard({ customerId, token: 'pm_card_visa' })).id);
      const listed = await bank.payments.listCards(customerId);
      expect(listed.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
    });

    it('removes a card, also twice, and then it pays nothing', async () => {
      const bank = await make();
      const { payments } = bank;
      const customerId = await newCustomer(bank);
      const card = await payments.attachCard({ customerId, token: 'pm_card_visa' });
      const kept = await payments.attachCard({ customerId, token: 'pm_card_amex' });
      await payments.setDefaultCard({ customerId, cardId: card.id });
      await payments.detachCard(card.id);
      await payments.detachCard(card.id);
      await payments.detachCard('pm_never_there');
      expect(await payments.listCards(customerId)).toEqual([{ ...kept, isDefault: false }]);
      await expect(payments.charge(await newRequest(bank, card.id, { customerId }))).rejects.toBeInstanceOf(
        PaymentRefused,
      );
      await expect(payments.attachCard({ customerId, token: card.id })).rejects.toBeInstanceOf(
        PaymentRefused,
      );
    });

    it('knows neither cards nor customers that were never made', async () => {
      const bank = await make();
      const { payments } = bank;
      const customerId = await newCustomer(bank);
      const notFound = { code: 'not_found' };
      await expect(payments.attachCard({ customerId, token: 'pm_1Never' })).rejects.toMatchObject(notFound);
      await expect(
        payments.attachCard({ customerId: 'cus_never', token: 'pm_card_visa' }),
      ).rejects.toMatchObject(notFound);
      await expect(payments.listCards('../charges')).rejects.toMatchObject(notFound);
      await expect(payments.setDefaultCard({ customerId, cardId: 'pm_1Never' })).rejects.toMatchObject(
        notFound,
      );
      await expect(payments.charge(await newRequest(bank, 'pm_1Never'))).rejects.toMatchObject(notFound);
    });

    it('keeps customers apart', async () => {
      const bank = await make();
      const { payments } = bank;
      const card = await payments.attachCard({ customerId: await newCustomer(bank), token: 'pm_card_visa' });
      const customerId = await newCustomer(bank);
      await expect(payments.charge(await newRequest(bank, card.id, { customerId }))).rejects.toThrow();
      await expect(payments.setDefaultCard({ customerId, cardId: card.id })).rejects.toThrow();
      await expect(payments.attachCard({ customerId, token: card.id })).rejects.toThrow();
      expect(await payments.listCards(customerId)).toEqual([]);
    });
  });
}
