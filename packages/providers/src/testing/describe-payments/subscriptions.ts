import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentRefused } from '../../payments/payments.ts';
import { newCustomer } from '../charge-requests.ts';
import type { Bank } from './bank.ts';

const day = 86_400_000;

export function describeSubscriptions(make: () => Promise<Bank>): void {
  async function subscribed(bank: Bank, token: string) {
    const customerId = await newCustomer(bank);
    const card = await bank.payments.attachCard({ customerId, token });
    const asked = {
      customerId,
      cardId: card.id,
      title: 'Tier 2',
      amountMinor: 9900,
      currency: 'USD',
      idempotencyKey: randomUUID(),
    };
    return { customerId, asked, subscription: await bank.payments.subscribe(asked) };
  }
  const payWith = async (bank: Bank, customerId: string, token: string) => {
    const { id } = await bank.payments.attachCard({ customerId, token });
    await bank.payments.setDefaultCard({ customerId, cardId: id });
    return id;
  };
  const pass = (bank: Bank, ms: number) => {
    bank.time.now = new Date(bank.time.now.getTime() + ms);
  };

  describe('subscriptions', () => {
    it('bills a month when it begins, once for a key', async () => {
      const bank = await make();
      const { asked, subscription } = await subscribed(bank, 'pm_card_visa');
      expect(subscription).toMatchObject({
        status: 'active',
        amountMinor: 9900,
        currency: 'USD',
        pausedAt: null,
        resumesAt: null,
        cancelsAtPeriodEnd: false,
        canceledAt: null,
        openInvoiceId: null,
      });
      expect(await bank.payments.subscribe(asked)).toEqual(subscription);
      await expect(bank.payments.subscribe({ ...asked, amountMinor: 1900 })).rejects.toBeInstanceOf(
        PaymentRefused,
      );
      const days = (new Date(subscription.currentPeriodEnd).getTime() - bank.time.now.getTime()) / day;
      expect(Math.round(days)).toBeGreaterThanOrEqual(28);
      expect(Math.round(days)).toBeLessThanOrEqual(31);
    });

    it('begins the next month when one ends', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      pass(bank, 40 * day);
      const later = await bank.payments.getSubscription(subscription.id);
      expect(later).toMatchObject({ status: 'active', openInvoiceId: null });
      expect(later.currentPeriodEnd > subscription.currentPeriodEnd).toBe(true);
      expect(new Date(later.currentPeriodEnd) > bank.time.now).toBe(true);
    });

    it('is incomplete when the first month is declined, and active once another card paid it', async () => {
      const bank = await make();
      const { customerId, subscription } = await subscribed(bank, 'pm_card_chargeCustomerFail');
      expect(subscription.status).toBe('incomplete');
      const invoiceId = subscription.openInvoiceId ?? '';
      expect(await bank.payments.getInvoice(invoiceId)).toEqual({
        id: invoiceId,
        status: 'open',
        amountDueMinor: 9900,
        amountPaidMinor: 0,
        currency: 'USD',
        subscriptionId: subscription.id,
      });
      await payWith(bank, customerId, 'pm_card_chargeCustomerFail');
      expect((await bank.payments.retryInvoice(invoiceId)).status).toBe('open');
      await payWith(bank, customerId, 'pm_card_visa');
      const paid = await bank.payments.retryInvoice(invoiceId);
      expect(paid).toMatchObject({ status: 'paid', amountPaidMinor: 9900 });
      expect(await bank.payments.retryInvoice(invoiceId)).toEqual(paid);
      expect(await bank.payments.getSubscription(subscription.id)).toMatchObject({
        status: 'active',
        openInvoiceId: null,
      });
    });

    it('is past due when a later month is declined, then unpaid, until it is paid', async () => {
      const bank = await make();
      const { customerId, asked, subscription } = await subscribed(bank, 'pm_card_visa');
      await payWith(bank, customerId, 'pm_card_chargeCustomerFail');
      await bank.payments.detachCard(asked.cardId);
      pass(bank, 32 * day);
      const late = await bank.payments.getSubscription(subscription.id);
      expect(late.status).toBe('past_due');
      pass(bank, 90 * day);
      const later = await bank.payments.getSubscription(subscription.id);
      expect(later).toMatchObject({ status: 'unpaid', openInvoiceId: late.openInvoiceId });
      await payWith(bank, customerId, 'pm_card_visa');
      expect((await bank.payments.retryInvoice(late.openInvoiceId ?? '')).status).toBe('paid');
      const again = await bank.payments.getSubscription(subscription.id);
      expect(again.status).toBe('active');
      expect(new Date(again.currentPeriodEnd) > bank.time.now).toBe(true);
    });

    it('pauses until a day, and bills nothing meanwhile', async () => {
      const bank = await make();
      const { customerId, asked, subscription } = await subscribed(bank, 'pm_card_visa');
      const resumesAt = new Date(bank.time.now.getTime() + 100 * day);
      const paused = await bank.payments.pauseSubscription(subscription.id, resumesAt);
      expect(paused).toMatchObject({
        status: 'active',
        pausedAt: bank.time.now.toISOString(),
        resumesAt: resumesAt.toISOString(),
      });
      await payWith(bank, customerId, 'pm_card_chargeCustomerFail');
      await bank.payments.detachCard(asked.cardId);
      pass(bank, 70 * day);
      expect(await bank.payments.getSubscription(subscription.id)).toMatchObject({
        status: 'active',
        pausedAt: paused.pausedAt,
        openInvoiceId: null,
      });
      pass(bank, 60 * day);
      expect(await bank.payments.getSubscription(subscription.id)).toMatchObject({
        status: 'past_due',
        pausedAt: null,
        resumesAt: null,
      });
    });

    it('pauses for longer than it was paused for', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const until = (days: number) => new Date(bank.time.now.getTime() + days * day);
      const paused = await bank.payments.pauseSubscription(subscription.id, until(10));
      const longer = await bank.payments.pauseSubscription(subscription.id, until(20));
      expect(longer).toEqual({ ...paused, resumesAt: until(20).toISOString() });
      expect(await bank.payments.pauseSubscription(subscription.id, null)).toEqual({
        ...paused,
        resumesAt: null,
      });
    });

    it('is paid once, also when two ask at the same time', async () => {
      const bank = await make();
      const { customerId, subscription } = await subscribed(bank, 'pm_card_chargeCustomerFail');
      await payWith(bank, customerId, 'pm_card_visa');
      const retry = () => bank.payments.retryInvoice(subscription.openInvoiceId ?? '');
      const [first, second] = await Promise.all([retry(), retry()]);
      expect(first).toMatchObject({ status: 'paid', amountPaidMinor: 9900 });
      expect(second).toEqual(first);
    });

    it('pauses until it is resumed', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      expect(await bank.payments.resumeSubscription(subscription.id)).toEqual(subscription);
      const paused = await bank.payments.pauseSubscription(subscription.id, null);
      expect(paused.resumesAt).toBeNull();
      pass(bank, day);
      expect((await bank.payments.pauseSubscription(subscription.id, null)).pausedAt).toBe(paused.pausedAt);
      expect(await bank.payments.resumeSubscription(subscription.id)).toEqual(subscription);
      await expect(
        bank.payments.pauseSubscription(subscription.id, new Date(bank.time.now.getTime() - day)),
      ).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('is canceled at the end of the month', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const ending = await bank.payments.cancelSubscription(subscription.id, 'PERIOD_END');
      expect(ending).toMatchObject({
        status: 'active',
        cancelsAtPeriodEnd: true,
        canceledAt: bank.time.now.toISOString(),
      });
      expect(await bank.payments.cancelSubscription(subscription.id, 'PERIOD_END')).toEqual(ending);
      pass(bank, 32 * day);
      expect(await bank.payments.getSubscription(subscription.id)).toMatchObject({
        status: 'canceled',
        canceledAt: ending.canceledAt,
      });
    });

    it('is canceled at once, and then neither paused nor resumed', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const canceled = await bank.payments.cancelSubscription(subscription.id, 'NOW');
      expect(canceled).toMatchObject({ status: 'canceled', canceledAt: bank.time.now.toISOString() });
      expect(await bank.payments.cancelSubscription(subscription.id, 'NOW')).toEqual(canceled);
      await expect(bank.payments.pauseSubscription(subscription.id, null)).rejects.toBeInstanceOf(
        PaymentRefused,
      );
      await expect(bank.payments.resumeSubscription(subscription.id)).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('knows neither subscriptions nor invoices that were never made', async () => {
      const { payments } = await make();
      const notFound = { code: 'not_found' };
      await expect(payments.getSubscription('sub_never')).rejects.toMatchObject(notFound);
      await expect(payments.cancelSubscription('sub_never', 'NOW')).rejects.toMatchObject(notFound);
      await expect(payments.getInvoice('in_never')).rejects.toMatchObject(notFound);
      await expect(payments.retryInvoice('in_never')).rejects.toMatchObject(notFound);
    });
  });
}
