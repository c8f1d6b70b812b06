import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { setDefaultCard } from '@brandwright/contract/payments/set-default-card.ts';
import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import { getPlanInvoicePdf } from '@brandwright/contract/subscriptions/get-plan-invoice-pdf.ts';
import { getProviderInvoice } from '@brandwright/contract/subscriptions/get-provider-invoice.ts';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { listPlanInvoices } from '@brandwright/contract/subscriptions/list-plan-invoices.ts';
import { listPlans } from '@brandwright/contract/subscriptions/list-plans.ts';
import { pauseSubscription } from '@brandwright/contract/subscriptions/pause-subscription.ts';
import { previewPlanChange } from '@brandwright/contract/subscriptions/preview-plan-change.ts';
import { reactivateSubscription } from '@brandwright/contract/subscriptions/reactivate-subscription.ts';
import { resumeSubscription } from '@brandwright/contract/subscriptions/resume-subscription.ts';
import { retryProviderInvoice } from '@brandwright/contract/subscriptions/retry-provider-invoice.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { addCard } from '../purchasing/testing.ts';
import { stores } from '../store/tables.ts';
import { later, round, subscribed } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await subscribed();
});

const plan = async () => (await store.run(getSubscription, {})).subscription;
/** The plan that the store itself has, which is what its people are let do. */
const given = (of = store) =>
  of.context(async ({ db }) => (await db.select().from(stores).where(eq(stores.id, of.storeId)))[0]);
const valueOf = (action: Awaited<ReturnType<TestStore['ask']>>, label: string) =>
  action.preview.values.find((one) => one.label === label)?.value;

describe('subscribing', () => {
  it('begins with a trial, which charges nothing, and then the first month', async () => {
    store = await subscribed(null);
    expect(await store.run(getSubscription, {})).toMatchObject({
      tier: 'TIER_1',
      planState: 'NOT_ACTIVE',
      subscription: null,
      suggestedUpgrade: 'TIER_2',
    });
    const action = await store.ask(changePlan, { tier: 'TIER_3' });
    expect(action.preview).toMatchObject({
      verb: 'Start the trial',
      cost: expect.stringContaining('Nothing now'),
    });
    expect(valueOf(action, 'Later')).toBe('$199.00 a month from December 4, 2026');
    await store.decide(action.id, true);
    expect(await plan()).toMatchObject({ status: 'trialing', trialEndsAt: '2026-12-04T15:00:00.000Z' });
    expect(await given()).toMatchObject({ planType: 'TIER_3', blueprintSubscriptionStatus: 'trialing' });
    expect((await store.run(listPlanInvoices, {})).rows).toEqual([]);
    later(store, 15);
    await round(store);
    expect(await plan()).toMatchObject({ status: 'active', trialEndsAt: null });
    const { rows } = await store.run(listLedgerEntries, {});
    expect(rows.map(({ transfers }) => transfers)).toEqual([
      [{ debit: 'PLAN', credit: 'CARDS', amountMinor: 19_900, currency: 'USD' }],
    ]);
  });

  it('charges at once with the trial off, and is refused without a card', async () => {
    store = await subscribed(null);
    const { change, subscription } = await store.run(changePlan, { tier: 'TIER_2', trialOff: true });
    expect(subscription).toMatchObject({ status: 'active', amountMinor: 3900, cycle: 'MONTHLY' });
    expect(change).toContain('Charged $39.00 now');
    const bare = await testStore();
    expect(await bare.refusal(changePlan, { tier: 'TIER_2' })).toMatchObject({ code: 'not_found' });
  });

  it('subscribes nobody whose card is declined', async () => {
    store = await subscribed(null, 'pm_card_chargeCustomerFail');
    const refusal = await store.refusal(changePlan, { tier: 'TIER_2', trialOff: true });
    expect(refusal).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Nothing was charged'),
    });
    expect(await store.run(getSubscription, {})).toMatchObject({ tier: 'TIER_1', subscription: null });
  });

  it('ends a trial when that is asked for', async () => {
    store = await subscribed(null);
    await store.run(changePlan, { tier: 'TIER_2' });
    const preview = await store.run(previewPlanChange, { trialOff: true });
    expect(preview).toMatchObject({ kind: 'END_TRIAL', dueNowMinor: 3900 });
    await store.run(changePlan, { trialOff: true });
    expect(await plan()).toMatchObject({ status: 'active', trialEndsAt: null });
  });
});

describe('changing', () => {
  it('shows what an upgrade charges for the rest of the month, and charges just that', async () => {
    later(store, 10);
    const preview = await store.run(previewPlanChange, { tier: 'TIER_3' });
    // Twenty of thirty days are left.
    expect(preview).toMatchObject({
      kind: 'UPGRADE',
      isImmediate: true,
      chargeMinor: 13_267,
      creditMinor: 2600,
      dueNowMinor: 10_667,
      later: { amountMinor: 19_900, at: '2026-12-20T15:00:00.000Z' },
      card: 'Visa ending in 4242',
    });
    expect(preview.gains).toContain('10 seats instead of 5');
    const action = await store.ask(changePlan, { tier: 'TIER_3' });
    expect(valueOf(action, 'Due now')).toBe('$106.67');
    expect(valueOf(action, 'Later')).toBe('$199.00 a month from December 20, 2026');
    store.time.now = new Date(store.time.now.getTime() + 7_200_000);
    await store.decide(action.id, true);
    expect(await plan()).toMatchObject({ tier: 'TIER_3', title: 'Professional', amountMinor: 19_900 });
    expect(await given()).toMatchObject({ planType: 'TIER_3' });
    const { rows } = await store.run(listPlanInvoices, {});
    expect(rows.map(({ amountPaidMinor, number }) => [number, amountPaidMinor])).toEqual([
      ['BW-202611-2', 10_667],
      ['BW-202611-1', 3900],
    ]);
    expect((await store.journal())[0]).toMatchObject({ operation: 'change_plan', undo: null });
  });

  it('refuses a price that was shown too long ago, or that was less', async () => {
    const quotedAt = store.time.now.toISOString();
    const more = { tier: 'TIER_3', quotedAt, dueNowMinor: 100 } as const;
    expect(await store.refusal(changePlan, more)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Nothing was charged'),
    });
    later(store, 2);
    expect(await store.refusal(changePlan, { tier: 'TIER_3', quotedAt })).toMatchObject({ code: 'conflict' });
    expect(await plan()).toMatchObject({ tier: 'TIER_2' });
  });

  it('begins a year at once, less what is left of the month', async () => {
    const { later: next, ...preview } = await store.run(previewPlanChange, { cycle: 'YEARLY' });
    expect(preview).toMatchObject({
      kind: 'CYCLE',
      chargeMinor: 39_000,
      creditMinor: 3900,
      dueNowMinor: 35_100,
    });
    expect(next).toEqual({ amountMinor: 39_000, at: '2027-11-20T15:00:00.000Z' });
    await store.run(changePlan, { cycle: 'YEARLY' });
    expect(await plan()).toMatchObject({ cycle: 'YEARLY', currentPeriodEnd: '2027-11-20T15:00:00.000Z' });
  });

  it('moves down when the period ends, until when it is kept or changed otherwise', async () => {
    await store.run(changePlan, { tier: 'TIER_3' });
    const preview = await store.run(previewPlanChange, { tier: 'TIER_2' });
    expect(preview).toMatchObject({ kind: 'DOWNGRADE', isImmediate: false, dueNowMinor: 0 });
    expect(preview.loses).toContain('Premium phone support');
    await store.run(changePlan, { tier: 'TIER_2' });
    expect(await plan()).toMatchObject({ tier: 'TIER_3', next: { tier: 'TIER_2', amountMinor: 3900 } });
    expect((await store.run(reactivateSubscription, {})).change).toContain('continues');
    expect(await plan()).toMatchObject({ next: null });
    await store.run(changePlan, { tier: 'TIER_2_5' });
    later(store, 31);
    expect(await store.run(getSubscription, {})).toMatchObject({
      tier: 'TIER_2_5',
      subscription: { title: 'Scaling', amountMinor: 9900, next: null },
    });
    await round(store);
    expect(await given()).toMatchObject({ planType: 'TIER_2_5' });
  });

  it('moves to Free by ending, and is refused where nothing changes', async () => {
    expect((await store.refusal(changePlan, { tier: 'TIER_2' })).message).toContain('already on Beginner');
    expect((await store.run(changePlan, { tier: 'TIER_1' })).change).toContain(
      'then the store moves to Free',
    );
    expect(await plan()).toMatchObject({ cancelsAtPeriodEnd: true });
    expect((await store.refusal(changePlan, { tier: 'TIER_1' })).code).toBe('conflict');
    later(store, 31);
    await round(store);
    expect(await store.run(getSubscription, {})).toMatchObject({ tier: 'TIER_1', planState: 'EXPIRED' });
    expect(await given()).toMatchObject({ planType: 'TIER_1', blueprintSubscriptionStatus: 'canceled' });
  });

  it('changes nothing when the card is declined', async () => {
    store = await subscribed('TIER_2', 'pm_card_visa', 'pm_card_chargeCustomerFail');
    const before = await plan();
    expect((await store.refusal(changePlan, { tier: 'TIER_3' })).message).toContain('Nothing was changed');
    expect(await plan()).toEqual(before);
    expect(await given()).toMatchObject({ planType: 'TIER_2' });
  });
});

describe('pausing and ending', () => {
  it('pauses until a day, with what Free includes once the paid month is over, and resumes by itself', async () => {
    expect((await store.refusal(resumeSubscription, {})).message).toBe('Beginner isn’t paused.');
    for (const resumesOn of ['2026-11-01', '2099-03-01'])
      expect((await store.refusal(pauseSubscription, { resumesOn })).code).toBe('bad_input');
    expect((await store.refusal(pauseSubscription, { resumesOn: '2026-12-01' })).message).toContain(
      'Nothing is charged before December 20, 2026',
    );
    const action = await store.ask(pauseSubscription, { resumesOn: '2027-03-01' });
    expect(valueOf(action, 'Later')).toBe('$39.00 a month from March 20, 2027');
    await store.decide(action.id, true);
    expect(await plan()).toMatchObject({ isPaused: true, resumesAt: '2027-03-01T00:00:00.000Z' });
    expect(await given()).toMatchObject({ planType: 'TIER_2', blueprintSubscriptionBehavior: 'void' });
    expect((await store.refusal(pauseSubscription, {})).message).toBe('Beginner is already paused.');
    expect((await store.refusal(changePlan, { tier: 'TIER_3' })).message).toContain('Resume it first');
    later(store, 40);
    await round(store);
    expect(await given()).toMatchObject({ planType: 'TIER_1' });
    later(store, 70);
    await round(store);
    expect(await given()).toMatchObject({ planType: 'TIER_2', blueprintSubscriptionPausedAt: null });
    expect((await store.run(listPlanInvoices, {})).rows).toHaveLength(1);
    await store.run(pauseSubscription, {});
    expect((await store.run(resumeSubscription, {})).subscription).toMatchObject({ isPaused: false });
  });

  it('ends when the period ends, or at once, and comes back', async () => {
    const action = await store.ask(cancelSubscription, {});
    expect(action.preview.irreversible).toContain('You can change your mind until');
    await store.decide(action.id, false);
    expect(await plan()).toMatchObject({ cancelsAtPeriodEnd: false });
    const ending = await store.run(cancelSubscription, {});
    expect(ending.subscription).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
    expect((await store.refusal(cancelSubscription, {})).code).toBe('conflict');
    await store.run(reactivateSubscription, {});
    expect((await store.refusal(reactivateSubscription, {})).message).toContain('is active');
    expect((await store.run(cancelSubscription, { when: 'NOW' })).tier).toBe('TIER_1');
    expect((await store.refusal(pauseSubscription, {})).message).toContain('is already canceled');
    const back = await store.ask(reactivateSubscription, {});
    expect(back.preview.verb).toBe('Pay $39.00');
    await store.decide(back.id, true);
    expect(await store.run(getSubscription, {})).toMatchObject({ tier: 'TIER_2', planState: 'ACTIVE' });
    expect((await store.run(listPlanInvoices, {})).rows).toHaveLength(2);
  });
});

describe('a renewal that fails', () => {
  beforeEach(async () => {
    store = await subscribed('TIER_2', 'pm_card_visa', 'pm_card_chargeCustomerFail');
    later(store, 30);
    await round(store);
  });

  it('is past due, then unpaid, then canceled, by the clock', async () => {
    expect(await plan()).toMatchObject({ status: 'past_due', isPastDue: true, isSubscribed: true });
    expect(await given()).toMatchObject({ planType: 'TIER_2' });
    expect((await store.refusal(changePlan, { tier: 'TIER_3' })).message).toContain('isn’t paid');
    later(store, 15);
    await round(store);
    expect(await store.run(getSubscription, {})).toMatchObject({
      tier: 'TIER_1',
      planState: 'EXPIRED',
      subscription: { status: 'unpaid' },
    });
    later(store, 30);
    await round(store);
    expect(await plan()).toMatchObject({ status: 'canceled' });
  });

  it('is tried again by itself once another card is the default', async () => {
    await addCard(store, 'pm_card_mastercard');
    await store.run(setDefaultCard, { cardId: 'mastercard' });
    later(store, 1);
    await round(store);
    expect(await plan()).toMatchObject({ status: 'past_due' });
    later(store, 2.5);
    await round(store);
    expect(await plan()).toMatchObject({ status: 'active', openInvoiceId: null });
    expect((await store.run(listLedgerEntries, {})).rows).toHaveLength(2);
  });

  it('is paid with another card, once, and written down', async () => {
    const openInvoiceId = (await plan())?.openInvoiceId ?? '';
    expect((await store.run(listPlanInvoices, { status: 'open' })).openMinor).toBe(3900);
    expect((await store.run(retryProviderInvoice, {})).status).toBe('open');
    await addCard(store, 'pm_card_mastercard');
    await store.run(setDefaultCard, { cardId: 'mastercard' });
    const action = await store.ask(retryProviderInvoice, {});
    expect(action.preview.verb).toBe('Pay $39.00');
    await store.decide(action.id, true);
    expect((await store.refusal(retryProviderInvoice, {})).message).toContain(
      'No invoice of your plan is unpaid',
    );
    expect((await store.run(retryProviderInvoice, { invoiceId: openInvoiceId })).status).toBe('paid');
    expect((await store.run(listLedgerEntries, {})).rows).toHaveLength(2);
    const other = await subscribed();
    for (const operation of [getProviderInvoice, retryProviderInvoice] as const)
      expect((await other.refusal(operation, { invoiceId: openInvoiceId })).code).toBe('not_found');
  });
});

describe('who may, and what is shown', () => {
  it('is changed by admins alone, and by no preview account', async () => {
    const changes = [pauseSubscription, resumeSubscription, cancelSubscription, changePlan] as const;
    for (const operation of changes) {
      for (const as of ['viewer', 'member'] as const)
        expect((await store.refusal(operation, {}, { as })).code).toBe('forbidden');
      expect((await store.refusal(operation, {}, { as: 'preview' })).code).toBe('preview_blocked');
    }
    expect((await store.run(getSubscription, {}, { as: 'viewer' })).planName).toBe('Beginner');
    const other = await testStore();
    expect((await other.run(getSubscription, {})).subscription).toBeNull();
    expect((await other.refusal(cancelSubscription, {})).code).toBe('not_found');
    expect((await store.refusal(changePlan, { tier: 'TIER_9' })).code).toBe('bad_input');
  });

  it('finds the cheapest plan with room for so many', async () => {
    const { plans } = await store.run(listPlans, { seats: 5 });
    expect(plans.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Free', false],
      ['Beginner', true],
      ['Scaling', false],
      ['Professional', false],
    ]);
    expect((await store.run(listPlans, { seats: 8 })).plans.map(({ name }) => name)).toEqual([
      'Professional',
    ]);
    expect((await store.run(listPlans, { seats: 40 })).plans).toEqual([]);
  });

  it('writes an invoice as a PDF', async () => {
    expect(await store.run(getPlanInvoicePdf, {})).toMatchObject({
      name: 'BW-202611-1.pdf',
      contentType: 'application/pdf',
    });
    expect((await store.refusal(getPlanInvoicePdf, { month: '2025-01' })).code).toBe('not_found');
    const other = await testStore();
    expect((await other.refusal(getPlanInvoicePdf, {})).code).toBe('not_found');
  });
});
