import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import { archivePurchaseItem } from '@brandwright/contract/purchasing/archive-purchase-item.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { improveShippingAddress } from '@brandwright/contract/purchasing/improve-shipping-address.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import { setStoredAtPartner } from '@brandwright/contract/purchasing/set-stored-at-partner.ts';
import { updatePurchaseItem } from '@brandwright/contract/purchasing/update-purchase-item.ts';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { nextPayment, planMilestones } from './rules.ts';
import { addCard, orderMugs, studio } from './testing.ts';

/** What is done to a purchase, what of it changes, and how it reads then. */
const changes = [
  ['archived', archivePurchaseItem, {}, { isArchived: true }, { isArchived: false }],
  ['stored at the partner', setStoredAtPartner, {}, { storedAtPartner: true }, { storedAtPartner: false }],
  [
    'sent elsewhere',
    improveShippingAddress,
    { shippingAddress: studio },
    { shippingAddress: { ...studio } },
    { shippingAddress: null },
  ],
  [
    'renamed',
    updatePurchaseItem,
    { newTitle: 'Sand mugs' },
    { title: 'Sand mugs' },
    { title: 'Stoneware mugs' },
  ],
  [
    'shipped another way',
    updatePurchaseItem,
    { shippingMode: 'SUPPLIER_SHIPPING' },
    { shippingMode: 'SUPPLIER_SHIPPING' },
    { shippingMode: 'CHARGE_SHIPPING_LATER' },
  ],
] as const;

const made = async (): Promise<{ store: TestStore; purchaseItemId: string }> => {
  const store = await testStore();
  const { purchaseItemId } = await orderMugs(store);
  return { store, purchaseItemId };
};

describe.each(changes)('a purchase order that is %s', (_name, operation, input, after, before) => {
  it('reads so, and as before when it is undone', async () => {
    const { store, purchaseItemId } = await made();
    const entryId = await store.entryOf(operation, { purchaseItemId, ...input } as never);
    expect(await store.run(getPurchaseItem, { purchaseItemId })).toMatchObject(after);
    await store.undo(entryId);
    expect(await store.run(getPurchaseItem, { purchaseItemId })).toMatchObject(before);
  });

  it('is the store’s own, and no viewer’s or preview’s', async () => {
    const { store, purchaseItemId } = await made();
    const other = await testStore();
    const given = { purchaseItemId, ...input };
    expect((await other.refusal(operation, given)).code).toBe('not_found');
    expect((await store.refusal(operation, given, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(operation, given, { as: 'preview' })).code).toBe('preview_blocked');
  });
});

describe('a purchase order under way', () => {
  it('stays in the list, keeps its terms, and goes where it goes once it has shipped', async () => {
    const { store, purchaseItemId } = await made();
    await addCard(store);
    await store.run(payPurchaseOrder, { purchaseItemId });
    expect((await store.refusal(archivePurchaseItem, { purchaseItemId })).message).toContain(
      'is in production, so it stays',
    );
    expect((await store.refusal(updatePurchaseItem, { purchaseItemId, quantity: 10 })).message).toBe(
      'Stoneware mugs is in production, so it can’t be changed any more. Ask Kiln Nine instead.',
    );
    expect((await store.refusal(addToCart, { purchaseItemId })).code).toBe('bad_transition');
    await store.run(recordPurchaseEvent, { purchaseItemId, event: 'SHIPPED' });
    for (const operation of [setStoredAtPartner, improveShippingAddress] as const)
      expect((await store.refusal(operation, { purchaseItemId, shippingAddress: studio })).message).toBe(
        'Stoneware mugs has shipped, so where it goes can’t be changed any more.',
      );
    await store.run(archivePurchaseItem, { purchaseItemId });
  });
});

describe('what is paid when', () => {
  it('is a deposit of 30 percent of larger orders, rounded half up, and then the rest', () => {
    const order = { orderType: 'INVENTORY' as const, totalMinor: 100_005 };
    expect(nextPayment(order, 0)).toEqual({ part: 'DEPOSIT', amountMinor: 30_002 });
    expect(nextPayment(order, 30_002)).toEqual({ part: 'BALANCE', amountMinor: 70_003 });
    expect(nextPayment(order, 100_005).amountMinor).toBe(0);
    expect(nextPayment({ ...order, totalMinor: 49_999 }, 0)).toEqual({ part: 'ALL', amountMinor: 49_999 });
    expect(nextPayment({ ...order, orderType: 'SAMPLES' }, 0).part).toBe('ALL');
  });

  it('is followed by milestones in order, each before the goods ship', () => {
    const planned = planMilestones('INVENTORY', '2026-11-20', 42, true);
    expect(planned.map(({ kind }) => kind)).toEqual([
      'DEPOSIT',
      'PRE_PRODUCTION_SAMPLE',
      'INSPECTION',
      'BALANCE',
      'SHIPPED',
      'RECEIVED',
    ]);
    const days = planned.flatMap(({ dueOn }) => dueOn ?? []);
    expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)));
    expect(planMilestones('SMART_SETUP_SERVICES', '2026-11-20', 42, false)).toEqual([]);
    expect(planMilestones('SAMPLES', '2026-11-20', null, false)).toEqual([{ kind: 'SHIPPED', dueOn: null }]);
  });
});
