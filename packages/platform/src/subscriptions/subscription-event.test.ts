import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { listPlanInvoices } from '@brandwright/contract/subscriptions/list-plan-invoices.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { resetTestTime, testKernel, type TestStore } from '../kernel/testing.ts';
import { stores } from '../store/tables.ts';
import { recordSubscriptionEvent } from './subscription-event.ts';
import { planSubscriptions } from './tables.ts';
import { later, subscribed } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await subscribed();
});

it('brings the store up to date when the bank tells of its subscription, or of an invoice of it', async () => {
  const { payments } = await store.context(async ({ providers }) => providers);
  const [row] = await store.context(({ db }) =>
    db.select().from(planSubscriptions).where(eq(planSubscriptions.storeId, store.storeId)),
  );
  const event = (about: 'SUBSCRIPTION' | 'INVOICE' | 'CHARGE', objectId: string) =>
    recordSubscriptionEvent(testKernel(), payments, { id: 'evt_1', about, objectId });
  const given = () =>
    store.context(async ({ db }) => (await db.select().from(stores).where(eq(stores.id, store.storeId)))[0]);
  await store.run(cancelSubscription, {});
  later(store, 31);
  expect(await given()).toMatchObject({ planType: 'TIER_2' });
  expect(await event('SUBSCRIPTION', row?.subscriptionId ?? '')).toBe(true);
  expect(await given()).toMatchObject({ planType: 'TIER_1', blueprintSubscriptionStatus: 'canceled' });
  const [invoice] = (await store.run(listPlanInvoices, {})).rows;
  expect(await event('INVOICE', invoice?.invoiceId ?? '')).toBe(true);
  expect(await event('SUBSCRIPTION', 'sub_of_nobody')).toBe(false);
  expect(await event('CHARGE', 'pi_1')).toBe(false);
});
