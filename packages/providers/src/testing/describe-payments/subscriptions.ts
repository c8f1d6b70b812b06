import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SubscribeRequest } from '../../payments/billing.ts';
import { PaymentRefused } from '../../payments/payments.ts';
import { newCustomer } from '../charge-requests.ts';
import type { Bank } from './bank.ts';

const day = 86_400_000;

export function describeSubscriptions(make: () => Promise<Bank>): void {
  async function subscribed(bank: Bank, token: string, more: Partial<SubscribeRequest> = {}) {
    const customerId = await newCustomer(bank);
    const card = await bank.payments.attachCard({ customerId, token });
    const asked = {
      customerId,
      cardId: card.id,
      title: 'Tier 2',
      amountMinor: 9900,
      currency: 'USD',
      idempotencyKey: randomUUID(),
      ...more,
    };
    return { customerId, asked, subscription: await bank.payments.billing().subscribe(asked) };
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
      expect(await bank.payments.billing().subscribe(asked)).toEqual(subscription);
      await expect(bank.payments.billing().subscribe({ ...asked, amountMinor: 1900 })).rejects.toBeInstanceOf(
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
      const later = await bank.payments.billing().getSubscription(subscription.id);
      expect(later).toMatchObject({ status: 'active', openInvoiceId: null });
      expect(later.currentPeriodEnd > subscription.currentPeriodEnd).toBe(true);
      expect(new Date(later.currentPeriodEnd) > bank.time.now).toBe(true);
    });

    it('is incomplete when the first month is declined, and active once another card paid it', async () => {
      const bank = await make();
      const { customerId, subscription } = await subscribed(bank, 'pm_card_chargeCustomerFail');
      expect(subscription.status).toBe('incomplete');
      const invoiceId = subscription.openInvoiceId ?? '';
      expect(await bank.payments.billing().getInvoice(invoiceId)).toMatchObject({
        id: invoiceId,
        description: 'Tier 2',
        createdAt: bank.time.now.toISOString(),
        status: 'open',
        amountDueMinor: 9900,
        amountPaidMinor: 0,
        currency: 'USD',
        subscriptionId: subscription.id,
      });
      await payWith(bank, customerId, 'pm_card_chargeCustomerFail');
      expect((await bank.payments.billing().retryInvoice(invoiceId)).status).toBe('open');
      await payWith(bank, customerId, 'pm_card_visa');
      const paid = await bank.payments.billing().retryInvoice(invoiceId);
      expect(paid).toMatchObject({ status: 'paid', amountPaidMinor: 9900 });
      expect(await bank.payments.billing().retryInvoice(invoiceId)).toEqual(paid);
      expect(await bank.payments.billing().getSubscription(subscription.id)).toMatchObject({
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
      const late = await bank.payments.billing().getSubscription(subscription.id);
      expect(late.status).toBe('past_due');
      pass(bank, 90 * day);
      const later = await bank.payments.billing().getSubscription(subscription.id);
      expect(later).toMatchObject({ status: 'unpaid', openInvoiceId: late.openInvoiceId });
      await payWith(bank, customerId, 'pm_card_visa');
      expect((await bank.payments.billing().retryInvoice(late.openInvoiceId ?? '')).status).toBe('paid');
      const again = await bank.payments.billing().getSubscription(subscription.id);
      expect(again.status).toBe('active');
      expect(new Date(again.currentPeriodEnd) > bank.time.now).toBe(true);
    });

    it('pauses until a day, and bills nothing meanwhile', async () => {
      const bank = await make();
      const { customerId, asked, subscription } = await subscribed(bank, 'pm_card_visa');
      const resumesAt = new Date(bank.time.now.getTime() + 100 * day);
      const paused = await bank.payments.billing().pauseSubscription(subscription.id, resumesAt);
      expect(paused).toMatchObject({
        status: 'active',
        pausedAt: bank.time.now.toISOString(),
        resumesAt: resumesAt.toISOString(),
      });
      await payWith(bank, customerId, 'pm_card_chargeCustomerFail');
      await bank.payments.detachCard(asked.cardId);
      pass(bank, 70 * day);
      expect(await bank.payments.billing().getSubscription(subscription.id)).toMatchObject({
        status: 'active',
        pausedAt: paused.pausedAt,
        openInvoiceId: null,
      });
      pass(bank, 60 * day);
      expect(await bank.payments.billing().getSubscription(subscription.id)).toMatchObject({
        status: 'past_due',
        pausedAt: null,
        resumesAt: null,
      });
    });

    it('pauses for longer than it was paused for', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const until = (days: number) => new Date(bank.time.now.getTime() + days * day);
      const paused = await bank.payments.billing().pauseSubscription(subscription.id, until(10));
      const longer = await bank.payments.billing().pauseSubscription(subscription.id, until(20));
      expect(longer).toEqual({ ...paused, resumesAt: until(20).toISOString() });
      expect(await bank.payments.billing().pauseSubscription(subscription.id, null)).toEqual({
        ...paused,
        resumesAt: null,
      });
    });

    it('is paid once, also when two ask at the same time', async () => {
      const bank = await make();
      const { customerId, subscription } = await subscribed(bank, 'pm_card_chargeCustomerFail');
      await payWith(bank, customerId, 'pm_card_visa');
      const retry = () => bank.payments.billing().retryInvoice(subscription.openInvoiceId ?? '');
      const [first, second] = await Promise.all([retry(), retry()]);
      expect(first).toMatchObject({ status: 'paid', amountPaidMinor: 9900 });
      expect(second).toEqual(first);
    });

    it('pauses until it is resumed', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      expect(await bank.payments.billing().resumeSubscription(subscription.id)).toEqual(subscription);
      const paused = await bank.payments.billing().pauseSubscription(subscription.id, null);
      expect(paused.resumesAt).toBeNull();
      pass(bank, day);
      expect((await bank.payments.billing().pauseSubscription(subscription.id, null)).pausedAt).toBe(
        paused.pausedAt,
      );
      expect(await bank.payments.billing().resumeSubscription(subscription.id)).toEqual(subscription);
      await expect(
        bank.payments.billing().pauseSubscription(subscription.id, new Date(bank.time.now.getTime() - day)),
      ).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('is canceled at the end of the month', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const ending = await bank.payments.billing().cancelSubscription(subscription.id, 'PERIOD_END');
      expect(ending).toMatchObject({
        status: 'active',
        cancelsAtPeriodEnd: true,
        canceledAt: bank.time.now.toISOString(),
      });
      expect(await bank.payments.billing().cancelSubscription(subscription.id, 'PERIOD_END')).toEqual(ending);
      pass(bank, 32 * day);
      expect(await bank.payments.billing().getSubscription(subscription.id)).toMatchObject({
        status: 'canceled',
        canceledAt: ending.canceledAt,
      });
    });

    it('is canceled at once, and then neither paused nor resumed', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const canceled = await bank.payments.billing().cancelSubscription(subscription.id, 'NOW');
      expect(canceled).toMatchObject({ status: 'canceled', canceledAt: bank.time.now.toISOString() });
      expect(await bank.payments.billing().cancelSubscription(subscription.id, 'NOW')).toEqual(canceled);
      await expect(bank.payments.billing().pauseSubscription(subscription.id, null)).rejects.toBeInstanceOf(
        PaymentRefused,
      );
      await expect(bank.payments.billing().resumeSubscription(subscription.id)).rejects.toBeInstanceOf(
        PaymentRefused,
      );
    });

    it('knows neither subscriptions nor invoices that were never made', async () => {
      const { payments } = await make();
      const billing = payments.billing();
      const notFound = { code: 'not_found' };
      await expect(billing.getSubscription('sub_never')).rejects.toMatchObject(notFound);
      await expect(billing.cancelSubscription('sub_never', 'NOW')).rejects.toMatchObject(notFound);
      await expect(billing.getInvoice('in_never')).rejects.toMatchObject(notFound);
      await expect(billing.retryInvoice('in_never')).rejects.toMatchObject(notFound);
    });

    const professional = { title: 'Tier 3', amountMinor: 19_900, interval: 'MONTH' } as const;
    const change = (bank: Bank, id: string, more: object = {}) =>
      bank.payments.billing().changeSubscription(id, {
        ...professional,
        when: 'NOW',
        idempotencyKey: randomUUID(),
        ...more,
      });

    it('shows what an upgrade charges for the rest of the month, and charges just that, once', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const billing = bank.payments.billing();
      pass(bank, 10 * day);
      const preview = await billing.previewChange(subscription.id, professional);
      const share =
        (new Date(subscription.currentPeriodEnd).getTime() - bank.time.now.getTime()) /
        (new Date(subscription.currentPeriodEnd).getTime() -
          new Date(subscription.currentPeriodStart).getTime());
      expect(preview).toEqual({
        chargeMinor: Math.round(19_900 * share),
        creditMinor: Math.round(9900 * share),
        dueNowMinor: Math.round(19_900 * share) - Math.round(9900 * share),
        periodEnd: subscription.currentPeriodEnd,
      });
      const key = { idempotencyKey: randomUUID() };
      const after = await change(bank, subscription.id, key);
      expect(after).toMatchObject({
        amountMinor: 19_900,
        interval: 'MONTH',
        currentPeriodEnd: subscription.currentPeriodEnd,
      });
      expect(await change(bank, subscription.id, key)).toMatchObject({ amountMinor: 19_900 });
      const invoices = await billing.listInvoices(subscription.id);
      expect(invoices.map(({ amountPaidMinor }) => amountPaidMinor)).toEqual([preview.dueNowMinor, 9900]);
      expect(invoices[0]).toMatchObject({ description: 'Tier 3', status: 'paid' });
    });

    it('charges what was shown, also a while later', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const billing = bank.payments.billing();
      pass(bank, 10 * day);
      const prorateAt = bank.time.now;
      const { dueNowMinor } = await billing.previewChange(subscription.id, { ...professional, prorateAt });
      pass(bank, day);
      expect(await billing.previewChange(subscription.id, { ...professional, prorateAt })).toMatchObject({
        dueNowMinor,
      });
      await change(bank, subscription.id, { prorateAt });
      const [latest] = await billing.listInvoices(subscription.id);
      expect(latest).toMatchObject({ amountPaidMinor: dueNowMinor });
    });

    it('begins a year at once, less what is left of the month', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      pass(bank, 15 * day);
      const yearly = { title: 'Tier 2', amountMinor: 99_000, interval: 'YEAR' } as const;
      const preview = await bank.payments.billing().previewChange(subscription.id, yearly);
      expect(preview).toMatchObject({ chargeMinor: 99_000, periodEnd: expect.stringMatching(/^2027-/) });
      expect(preview.creditMinor).toBeGreaterThan(0);
      expect(preview.dueNowMinor).toBe(99_000 - preview.creditMinor);
      expect(await change(bank, subscription.id, yearly)).toMatchObject({
        interval: 'YEAR',
        currentPeriodStart: bank.time.now.toISOString(),
        currentPeriodEnd: preview.periodEnd,
      });
      pass(bank, 370 * day);
      const later = await bank.payments.billing().getSubscription(subscription.id);
      expect(later.currentPeriodEnd.slice(0, 4)).toBe('2028');
    });

    it('changes nothing when the card is declined', async () => {
      const bank = await make();
      const { customerId, asked, subscription } = await subscribed(bank, 'pm_card_visa');
      await payWith(bank, customerId, 'pm_card_chargeCustomerFail');
      await bank.payments.detachCard(asked.cardId);
      await expect(change(bank, subscription.id)).rejects.toBeInstanceOf(PaymentRefused);
      expect(await bank.payments.billing().getSubscription(subscription.id)).toEqual(subscription);
    });

    it('changes to less, or to another length, when the period ends, unless it is kept as it is', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const billing = bank.payments.billing();
      const less = { title: 'Tier 1', amountMinor: 3900, interval: 'MONTH' } as const;
      const waiting = await change(bank, subscription.id, { ...less, when: 'PERIOD_END' });
      expect(waiting).toEqual({ ...subscription, next: less });
      expect(await billing.keepSubscription(subscription.id)).toEqual(subscription);
      const yearly = { title: 'Tier 1', amountMinor: 39_000, interval: 'YEAR' } as const;
      await change(bank, subscription.id, { ...less, when: 'PERIOD_END' });
      expect((await change(bank, subscription.id, { ...yearly, when: 'PERIOD_END' })).next).toEqual(yearly);
      pass(bank, 40 * day);
      const later = await billing.getSubscription(subscription.id);
      expect(later).toMatchObject({
        amountMinor: 39_000,
        interval: 'YEAR',
        next: null,
        currentPeriodStart: subscription.currentPeriodEnd,
      });
      expect((await billing.listInvoices(subscription.id))[0]).toMatchObject({
        amountPaidMinor: 39_000,
        description: 'Tier 1',
        periodStart: subscription.currentPeriodEnd,
        periodEnd: later.currentPeriodEnd,
      });
    });

    it('keeps a subscription that was to end, and one that changes', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const billing = bank.payments.billing();
      await billing.cancelSubscription(subscription.id, 'PERIOD_END');
      expect(await billing.keepSubscription(subscription.id)).toEqual(subscription);
      await billing.cancelSubscription(subscription.id, 'PERIOD_END');
      expect(await change(bank, subscription.id)).toMatchObject({ cancelsAtPeriodEnd: false });
      await billing.cancelSubscription(subscription.id, 'PERIOD_END');
      const less = { title: 'Tier 1', amountMinor: 3900, interval: 'MONTH', when: 'PERIOD_END' } as const;
      expect(await change(bank, subscription.id, less)).toMatchObject({ cancelsAtPeriodEnd: false });
      const ending = await billing.cancelSubscription(subscription.id, 'PERIOD_END');
      expect(ending).toMatchObject({ cancelsAtPeriodEnd: true, next: null });
    });

    it('charges nothing on trial, and the first period when it ends', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa', { trialDays: 14, interval: 'YEAR' });
      const ends = new Date(bank.time.now.getTime() + 14 * day).toISOString();
      expect(subscription).toMatchObject({
        status: 'trialing',
        trialEndsAt: ends,
        currentPeriodEnd: ends,
        openInvoiceId: null,
      });
      const billing = bank.payments.billing();
      expect(await billing.previewChange(subscription.id, professional)).toMatchObject({ dueNowMinor: 0 });
      expect(await change(bank, subscription.id)).toMatchObject({ status: 'trialing', amountMinor: 19_900 });
      expect(await billing.listInvoices(subscription.id)).toEqual([]);
      pass(bank, 15 * day);
      expect(await billing.getSubscription(subscription.id)).toMatchObject({
        status: 'active',
        trialEndsAt: null,
        currentPeriodStart: ends,
      });
      expect((await billing.listInvoices(subscription.id)).map((one) => one.amountPaidMinor)).toEqual([
        19_900,
      ]);
    });

    it('ends a trial at once', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa', { trialDays: 14 });
      const terms = { ...professional, endTrial: true };
      expect(await bank.payments.billing().previewChange(subscription.id, terms)).toMatchObject({
        dueNowMinor: 19_900,
      });
      expect(await change(bank, subscription.id, terms)).toMatchObject({
        status: 'active',
        currentPeriodStart: bank.time.now.toISOString(),
      });
    });

    it('takes a share off the next invoices, and no others', async () => {
      const bank = await make();
      const { subscription } = await subscribed(bank, 'pm_card_visa');
      const billing = bank.payments.billing();
      const offer = { percentOff: 40, invoices: 3, idempotencyKey: randomUUID() };
      expect(await billing.discountSubscription(subscription.id, offer)).toMatchObject({ percentOff: 40 });
      pass(bank, 125 * day);
      expect(await billing.getSubscription(subscription.id)).toMatchObject({ percentOff: null });
      const invoices = await billing.listInvoices(subscription.id);
      expect(invoices.map(({ amountPaidMinor }) => amountPaidMinor)).toEqual([9900, 5940, 5940, 5940, 9900]);
    });
  });
}
