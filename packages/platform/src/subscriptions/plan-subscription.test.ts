import { cancelSubscription } from '@brandwright/contract/payments/cancel-subscription.ts';
import { getProviderInvoice } from '@brandwright/contract/payments/get-provider-invoice.ts';
import { getSubscription } from '@brandwright/contract/payments/get-subscription.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { pauseSubscription } from '@brandwright/contract/payments/pause-subscription.ts';
import { resumeSubscription } from '@brandwright/contract/payments/resume-subscription.ts';
import { retryProviderInvoice } from '@brandwright/contract/payments/retry-provider-invoice.ts';
import { setDefaultCard } from '@brandwright/contract/payments/set-default-card.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerAtBank, cardsOnFile } from '../kernel/payments/cards.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { addCard } from '../purchasing/testing.ts';
import { planSubscriptions } from './tables.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

/** The store pays $49.00 a month for its plan. */
async function subscribe(of: TestStore, token = 'pm_card_visa'): Promise<void> {
  await addCard(of, token);
  await of.context(async (context) => {
    const { payments } = context.providers;
    const [card] = await cardsOnFile(context);
    const made = await payments.subscribe({
      customerId: await customerAtBank(context),
      cardId: card?.methodId ?? '',
      title: 'Professional',
      amountMinor: 4900,
      currency: 'USD',
      idempotencyKey: randomUUID(),
    });
    await context.db.insert(planSubscriptions).values({
      storeId: of.storeId,
      id: randomUUID(),
      bank: payments.kind,
      subscriptionId: made.id,
      title: 'Professional',
      createdAt: context.clock.now(),
    });
  });
}

describe('the plan at the bank', () => {
  it('is read, paused until a day, resumed and canceled', async () => {
    expect((await store.refusal(getSubscription, {})).message).toBe('This store has no paid subscription.');
    await subscribe(store);
    expect(await store.run(getSubscription, {})).toMatchObject({
      title: 'Professional',
      status: 'active',
      amountMinor: 4900,
      isPaused: false,
    });
    expect((await store.refusal(resumeSubscription, {})).message).toBe('Professional isn’t paused.');
    expect((await store.refusal(pauseSubscription, { resumesOn: '2026-11-01' })).code).toBe('bad_input');
    const paused = await store.run(pauseSubscription, { resumesOn: '2099-03-01' });
    expect([paused.isPaused, paused.resumesAt?.slice(0, 10)]).toEqual([true, '2099-03-01']);
    expect((await store.refusal(pauseSubscription, {})).message).toBe('Professional is paused already.');
    expect((await store.run(resumeSubscription, {})).isPaused).toBe(false);
    const ending = await store.run(cancelSubscription, {});
    expect([ending.status, ending.cancelsAtPeriodEnd]).toEqual(['active', true]);
    expect((await store.refusal(cancelSubscription, {})).code).toBe('conflict');
    expect((await store.run(cancelSubscription, { when: 'NOW' })).status).toBe('canceled');
    expect((await store.refusal(pauseSubscription, {})).message).toBe('Professional is canceled already.');
  });

  it('asks before it is canceled', async () => {
    await subscribe(store);
    const action = await store.ask(cancelSubscription, {});
    expect(action.preview.irreversible).toContain('can’t be resumed');
    await store.decide(action.id, false);
    expect((await store.run(getSubscription, {})).cancelsAtPeriodEnd).toBe(false);
  });

  it('charges an open month again with another card, once, and writes it down', async () => {
    await subscribe(store, 'pm_card_chargeCustomerFail');
    const { openInvoiceId: invoiceId } = await store.run(getSubscription, {});
    if (invoiceId === null) throw new Error('The first month was charged.');
    expect((await store.run(retryProviderInvoice, { invoiceId })).status).toBe('open');
    await addCard(store, 'pm_card_mastercard');
    await store.run(setDefaultCard, { cardId: 'mastercard' });
    expect((await store.run(retryProviderInvoice, { invoiceId })).status).toBe('paid');
    expect((await store.run(retryProviderInvoice, { invoiceId })).status).toBe('paid');
    const { rows } = await store.run(listLedgerEntries, {});
    expect(rows.map(({ transfers }) => transfers)).toEqual([
      [{ debit: 'PLAN', credit: 'CARDS', amountMinor: 4900, currency: 'USD' }],
    ]);
    const other = await testStore();
    await subscribe(other);
    expect((await other.refusal(getProviderInvoice, { invoiceId })).code).toBe('not_found');
    expect((await other.refusal(retryProviderInvoice, { invoiceId })).code).toBe('not_found');
  });

  it('is changed by admins alone', async () => {
    await subscribe(store);
    for (const as of ['viewer', 'member'] as const)
      for (const operation of [pauseSubscription, resumeSubscription, cancelSubscription] as const)
        expect((await store.refusal(operation, {}, { as })).code).toBe('forbidden');
  });
});
