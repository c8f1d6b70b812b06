import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import { expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { dayAfter, dayOf } from './rules.ts';
import { milestonesOf } from './milestones.ts';
import { purchaseMilestonesDue } from './milestone-feed.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import { addCard, orderMugs, studio } from './testing.ts';

const start = new Date('2026-11-20T15:00:00Z');
const read = (store: TestStore) => store.context((context) => purchaseMilestonesDue.read(context));

async function storeWithMugs(leadDays = 0) {
  const store = await testStore();
  store.time.now = start;
  await addCard(store);
  const { purchaseItemId } = await orderMugs(store);
  await store.run(payPurchaseOrder, { purchaseItemId, shippingAddress: studio });
  const milestones = await store.context((context) => milestonesOf(context, purchaseItemId));
  const sample = milestones.find(({ kind }) => kind === 'PRE_PRODUCTION_SAMPLE')?.dueOn;
  if (!sample) throw new Error('No sample is planned.');
  store.time.now = new Date(`${dayAfter(sample, leadDays)}T09:00:00Z`);
  return { store, purchaseItemId };
}

it('reminds of a sample within three days of its day, and not before', async () => {
  const { store, purchaseItemId } = await storeWithMugs(-3);
  const [found] = await read(store);
  expect(found).toMatchObject({
    weight: { urgency: 'SOON', daysOver: 0 },
    recordCount: 1,
    say: 'Open the purchase order for Stoneware mugs',
  });
  expect(found?.records).toMatchObject([{ kind: 'purchase_item', id: purchaseItemId }]);
  store.time.now = start;
  expect(await read(store)).toEqual([]);
});

it('says how late it is, and is quiet once it happened', async () => {
  const { store, purchaseItemId } = await storeWithMugs(2);
  const [late] = await read(store);
  expect(late).toMatchObject({
    title: 'Pre-production sample of Stoneware mugs: 2 days late',
    weight: { urgency: 'TODAY', daysOver: 2 },
  });
  await store.run(recordPurchaseEvent, { purchaseItemId, event: 'PRE_PRODUCTION_SAMPLE' });
  expect(await read(store)).toEqual([]);
});

it('reminds of a balance that nobody billed, and of what another store has of nothing', async () => {
  const { store } = await storeWithMugs(20);
  const [found] = await read(store);
  expect(found?.records.map(({ label }) => label)).toContain('Stoneware mugs: balance');
  expect(dayOf(store.time.now) > '2026-12-01').toBe(true);
  expect(await read(await testStore())).toEqual([]);
});
