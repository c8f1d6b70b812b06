import { buyLabels } from '@brandwright/contract/fulfillment/buy-labels.ts';
import { getLabelsPdf } from '@brandwright/contract/fulfillment/get-labels-pdf.ts';
import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { OperationError } from '@brandwright/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { readPdfObjects } from '../../kernel/data/pdf-objects.ts';
import { reconcile } from '../../kernel/payments/reconcile.ts';
import { payments } from '../../kernel/payments/tables.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { addCard } from '../../purchasing/testing.ts';
import { finishLabel } from './finish-label.ts';
import { shippingLabels } from '../tables.ts';
import { fromAddress, weighed } from '../testing.ts';

let store: TestStore;
let orders: { id: string; orderNumber: number }[];
let numbers: number[];
const oneMug = () =>
  placedOrder(store, {
    items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 1, unitPriceMinor: 2800 }],
    discountMinor: 0,
  });
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  await weighed(store);
  orders = [await oneMug(), await oneMug(), await oneMug()];
  numbers = orders.map(({ orderNumber }) => orderNumber);
});

const wish = () => ({ orderNumbers: numbers, fromAddress, service: 'usps_ground_advantage' as const });
const paid = async () =>
  (await store.run(listPayments, {})).rows.filter(({ status }) => status === 'COMPLETED');
const providersOf = () => store.context(async ({ providers }) => providers);
type Providers = Awaited<ReturnType<typeof providersOf>>;
let putBack: (() => void) | undefined;
afterEach(() => {
  putBack?.();
  putBack = undefined;
});
async function replace(change: (providers: Providers) => Partial<Providers>) {
  const providers = await providersOf();
  const { payments: bank, shipping } = providers;
  putBack = () => Object.assign(providers, { payments: bank, shipping });
  Object.assign(providers, change(providers));
}

it('asks once with each order and the total, buys what was shown, and prints one file', async () => {
  await addCard(store);
  const { preview, id } = await store.ask(buyLabels, { ...wish(), orderNumbers: [...numbers, 99_999] });
  expect(preview.values.filter(({ label }) => label.startsWith('#'))).toHaveLength(3);
  expect(preview.values[0]).toMatchObject({
    label: `#${numbers[0]} Maya Chen`,
    value: expect.stringMatching(/USPS Ground Advantage, \$[\d.]+ · 1.1 lb, 10 × 8 × 6 in · Portland/),
  });
  expect(preview.warnings.join()).toContain('Left out: #99999');
  const total = preview.values.find(({ label }) => label === 'Total')?.value;
  expect(preview.verb).toBe(`Buy for ${total}`);
  await store.decide(id, true);
  const { rows } = await store.run(listLabels, {});
  expect(rows.map(({ status }) => status)).toEqual(['BOUGHT', 'BOUGHT', 'BOUGHT']);
  expect(await paid()).toHaveLength(3);
  for (const order of orders)
    expect(await store.run(getOrder, { id: order.id })).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
  const file = await store.run(getLabelsPdf, {});
  expect(file).toMatchObject({ labels: 3, name: 'labels-2026-11-20.pdf', apart: [] });
  const kept = await store.context(({ providers, storeId }) =>
    providers.files.get(fileKey(storeId, file.id)),
  );
  const pages = [...readPdfObjects(kept?.bytes ?? new Uint8Array()).values()].filter(({ body }) =>
    /\/Type \/Page\b/.test(body),
  );
  expect(pages).toHaveLength(3);
  expect((await store.refusal(buyLabels, wish())).message).toContain('None of these orders can be labeled');
});

it('takes everything outstanding, and leaves out what can’t be labeled, with why', async () => {
  await addCard(store);
  const bare = await placedOrder(store, {
    items: [{ title: 'Gift card sleeve', quantity: 1, unitPriceMinor: 300 }],
    discountMinor: 0,
  });
  const pickup = await placedOrder(store, {
    items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 1, unitPriceMinor: 2800 }],
    shippingMethod: 'LOCAL_PICKUP',
    discountMinor: 0,
  });
  const done = await store.run(buyLabels, { allOf: 'OUTSTANDING', fromAddress, prefer: 'CHEAPEST' });
  expect(done.labels.map(({ orderNumber }) => orderNumber).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
    numbers,
  );
  expect(done.pdf).toMatchObject({ labels: 3 });
  const reasonOf = (number: number) =>
    done.unlabeled.find(({ orderNumber }) => orderNumber === number)?.reason;
  expect(reasonOf(bare.orderNumber)).toContain('How heavy');
  expect(reasonOf(pickup.orderNumber)).toBe('The shopper picks it up.');
  expect(done.totalMinor).toBe(done.labels.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  const [entry] = await store.journal();
  expect(entry).toMatchObject({ operation: 'buy_labels' });
});

it('keeps what was bought when a later one is refused, and pays that one back', async () => {
  await addCard(store);
  let asked = 0;
  await replace(({ shipping }) => ({
    shipping: {
      ...shipping,
      buyLabel: (request) => {
        asked += 1;
        return asked === 2
          ? Promise.reject(new OperationError('bad_input', 'The recipient is a P.O. box.'))
          : shipping.buyLabel(request);
      },
    },
  }));
  const done = await store.run(buyLabels, wish());
  expect(done.labels).toHaveLength(2);
  expect(done.unlabeled).toMatchObject([
    { orderNumber: numbers[1], reason: expect.stringContaining('P.O. box') },
  ]);
  expect((await paid()).filter(({ refundedMinor }) => refundedMinor > 0)).toHaveLength(1);
});

it('is healed after a fault in the middle: each is paid once and made once', async () => {
  await addCard(store);
  let charged = 0;
  await replace(({ payments: bank }) => ({
    payments: {
      ...bank,
      async charge(request) {
        const charge = await bank.charge(request);
        charged += 1;
        if (charged === 2) throw new Error('The line broke.');
        return charge;
      },
    },
  }));
  const done = await store.run(buyLabels, wish());
  putBack?.();
  expect(done.labels.map(({ orderNumber }) => orderNumber)).toEqual([numbers[0], numbers[2]]);
  expect(done.unlabeled).toMatchObject([
    { orderNumber: numbers[1], reason: expect.stringContaining('You won’t be charged twice') },
  ]);
  // Another service isn't bought beside it while its payment is open.
  expect(
    (await store.refusal(buyLabels, { ...wish(), orderNumbers: [numbers[1]], service: 'ups_ground' }))
      .message,
  ).toContain('being paid for or created');
  const again = await store.run(buyLabels, { ...wish(), orderNumbers: [numbers[1] ?? 0] });
  expect(again.labels).toMatchObject([{ status: 'BOUGHT', orderNumber: numbers[1] }]);
  expect(await paid()).toHaveLength(3);
  expect(charged).toBe(3);
});

it('is healed by what looks after lost payments, too', async () => {
  await addCard(store);
  await replace(({ payments: bank }) => ({
    payments: {
      ...bank,
      async charge(request) {
        await bank.charge(request);
        throw new Error('The server died.');
      },
    },
  }));
  const done = await store.run(buyLabels, { ...wish(), orderNumbers: numbers.slice(0, 2) });
  putBack?.();
  expect([done.labels, done.pdf]).toEqual([[], null]);
  store.time.now = new Date(store.time.now.getTime() + 600_000);
  const rows = await store.context(({ db, storeId }) =>
    db.select({ id: payments.id }).from(payments).where(eq(payments.storeId, storeId)),
  );
  for (const { id } of rows) await store.context((context) => reconcile(context, id));
  const labels = await store.context(({ db, storeId }) =>
    db.select().from(shippingLabels).where(eq(shippingLabels.storeId, storeId)),
  );
  for (const { id } of labels) await store.context((context) => finishLabel(context, id, 'LATER'));
  expect((await store.run(listLabels, { status: 'BOUGHT' })).total).toBe(2);
  expect(await store.run(getOrder, { id: orders[0]?.id ?? '' })).toMatchObject({
    fulfillmentStatus: 'FULFILLED',
  });
});

it('asks nothing more of a card that was declined', async () => {
  await addCard(store, 'pm_card_chargeCustomerFail');
  const done = await store.run(buyLabels, wish());
  expect([done.labels, done.totalMinor]).toEqual([[], 0]);
  expect(done.unlabeled.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('was declined'),
    'Skipped because the card was declined.',
    'Skipped because the card was declined.',
  ]);
});

it('stops at a payment that its person must confirm, and counts and sums only what was paid', async () => {
  await addCard(store);
  let charged = 0;
  await replace(({ payments: bank }) => ({
    payments: {
      ...bank,
      charge: async (request) => {
        const charge = await bank.charge(request);
        charged += 1;
        return charged === 2
          ? { ...charge, status: 'REQUIRES_ACTION' as const, actionUrl: 'https://bank.example/confirm' }
          : charge;
      },
    },
  }));
  const done = await store.run(buyLabels, wish());
  expect(charged).toBe(2);
  expect(done.labels.map(({ status }) => status)).toEqual(['BOUGHT', 'UNPAID']);
  expect(done.actionUrl).toBe('https://bank.example/confirm');
  expect(done.totalMinor).toBe(done.labels[0]?.amountMinor);
  expect(done.unlabeled).toMatchObject([
    { orderNumber: numbers[2], reason: expect.stringContaining('confirm an earlier payment first') },
  ]);
  const summary = buyLabels.summary(done, buyLabels.input.parse(wish()));
  expect(summary).toMatch(/^Bought 1 label for /);
  expect(summary).toContain('1 label is still waiting on the bank. You won’t be charged twice.');
});

it('asks carriers once for each parcel that it buys without asking, and for none that doesn’t go by parcel', async () => {
  await addCard(store);
  const pickup = await placedOrder(store, {
    items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 1, unitPriceMinor: 2800 }],
    shippingMethod: 'LOCAL_PICKUP',
    discountMinor: 0,
  });
  let rated = 0;
  await replace(({ shipping }) => ({
    shipping: {
      ...shipping,
      rates: (request) => {
        rated += 1;
        return shipping.rates(request);
      },
    },
  }));
  const done = await store.run(buyLabels, { ...wish(), orderNumbers: [...numbers, pickup.orderNumber] });
  expect([done.labels.length, rated]).toEqual([3, 3]);
});

it('buys nothing at another price than was shown, nor what shipped meanwhile', async () => {
  await addCard(store);
  const action = await store.ask(buyLabels, wish());
  await store.run(shipOrder, { id: orders[0]?.id, fromAddress, service: 'ups_ground' });
  await replace(({ shipping }) => ({
    shipping: {
      ...shipping,
      rates: async (request) =>
        (await shipping.rates(request)).map((rate) => ({ ...rate, amountMinor: rate.amountMinor + 10 })),
    },
  }));
  await store.decide(action.id, true);
  expect(await paid()).toHaveLength(1);
});

it('is for who may spend, of its own store, and says what it needs', async () => {
  expect((await store.refusal(buyLabels, wish())).message).toContain('no card on file');
  await addCard(store);
  expect((await store.refusal(buyLabels, { fromAddress })).message).toContain('Which orders');
  expect((await store.refusal(buyLabels, wish(), { as: 'member' })).code).toBe('forbidden');
  expect((await store.refusal(buyLabels, wish(), { as: 'preview' })).code).toBe('preview_blocked');
  const stranger = await testStore();
  await addCard(stranger);
  expect((await stranger.refusal(buyLabels, { ids: [orders[0]?.id], fromAddress })).code).toBe('not_found');
  expect((await store.refusal(getLabelsPdf, {})).message).toContain('No label was bought today');
  expect((await store.refusal(getLabelsPdf, { labelIds: [randomUUID()] })).code).toBe('not_found');
});
