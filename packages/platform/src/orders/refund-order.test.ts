import { addOrderNote } from '@brandwright/contract/orders/add-order-note.ts';
import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { giveGoodwill } from '@brandwright/contract/orders/give-goodwill.ts';
import { listOrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../kernel/data/random.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { sendCustomerMail } from './customer-mail.ts';
import { customerMails, orderPayments, orderRefunds } from './tables.ts';
import { candle, mug, placedOrder, ship } from './testing.ts';

const rowsOf = (store: TestStore) =>
  store.context(({ db, storeId }) => db.select().from(orderRefunds).where(eq(orderRefunds.storeId, storeId)));
const mailsOf = (store: TestStore) =>
  store.context(({ db, storeId }) =>
    db.select().from(customerMails).where(eq(customerMails.storeId, storeId)),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

// The order of `placedOrder`: $101.05 − $10.00 = $91.05 paid, of it $6.00 shipping and $5.05 tax.
const paid = 9105;

describe('refund_order', () => {
  it('pays back units of an item, and cancels and restocks nothing', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    await ship(store, order.id);
    const line = order.lineItems[0];
    const done = await store.run(refundOrder, {
      orderNumber: 8001,
      item: 'mugs',
      quantity: 1,
      reason: 'DAMAGED',
    });
    const one = Math.round(((line?.totalMinor ?? 0) * 1) / 2);
    expect(Math.abs(done.refund.amountMinor - one)).toBeLessThanOrEqual(1);
    expect(done).toMatchObject({
      cancelStatus: 'NONE',
      paymentStatus: 'PARTIALLY_REFUNDED',
      refundedMinor: done.refund.amountMinor,
      refund: { kind: 'LINE', shippingMinor: 0, leftMinor: paid - done.refund.amountMinor },
    });
    expect(done.lineItems[0]).toMatchObject({ canceledQuantity: 0, refundedMinor: done.refund.amountMinor });
    expect(done.refunds).toMatchObject([
      { kind: 'LINE', reason: 'Arrived damaged', lines: [{ title: 'Ceramic mug', units: 1 }] },
    ]);
    const other = await store.run(refundOrder, { orderNumber: 8001, item: 'mugs', quantity: 1 });
    expect(done.refund.amountMinor + other.refund.amountMinor).toBe(line?.totalMinor);
    expect(await store.refusal(refundOrder, { orderNumber: 8001, item: 'mugs' })).toMatchObject({
      code: 'conflict',
      message: 'Ceramic mug on order #8001 is already refunded. Nothing was refunded again.',
    });
  });

  it('is written into the books', async () => {
    const store = await testStore();
    await placedOrder(store);
    await store.run(refundOrder, { orderNumber: 8001, amountMinor: 500, reason: 'DAMAGED' });
    const { rows } = await store.run(listLedgerEntries, {});
    expect(rows.map(({ kind, memo, transfers }) => [kind, memo, transfers])).toEqual([
      [
        'REFUND',
        'Refunded order #8001: Arrived damaged',
        [{ debit: 'SALES', credit: 'PAYOUTS', amountMinor: 500, currency: 'USD' }],
      ],
    ]);
  });

  it('pays back an amount, a share, the shipping and all that is left, which add up to what was paid', async () => {
    const store = await testStore();
    await placedOrder(store);
    const by = async (input: object) =>
      (await store.run(refundOrder, { orderNumber: 8001, ...input })).refund;
    expect(await by({ amountMinor: 1000 })).toMatchObject({ kind: 'AMOUNT', amountMinor: 1000 });
    expect(await by({ amountMinor: 1000 })).toMatchObject({ amountMinor: 1000 });
    expect(await by({ part: 'SHIPPING' })).toMatchObject({ kind: 'SHIPPING', shippingMinor: 600 });
    expect(await by({ percent: 25 })).toMatchObject({ amountMinor: Math.round(paid / 4) });
    const rest = await by({ part: 'EVERYTHING' });
    expect(rest).toMatchObject({ leftMinor: 0, amountMinor: paid - 2600 - Math.round(paid / 4) });
    const rows = await rowsOf(store);
    expect(sum(rows.map(({ amountMinor }) => amountMinor))).toBe(paid);
    expect(new Set(rows.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(5);
  });

  it('pays back several items at once', async () => {
    const store = await testStore();
    const { lineItems } = await placedOrder(store);
    const [mugs, candles] = lineItems.map(({ id }) => ({ lineItemId: id }));
    if (!mugs || !candles) throw new Error('Two lines are needed.');
    const { refund } = await store.run(refundOrder, {
      orderNumber: 8001,
      lines: [
        { ...mugs, amountMinor: 500 },
        { ...candles, quantity: 1 },
      ],
    });
    expect(refund.amountMinor).toBe(500 + (lineItems[1]?.totalMinor ?? 0));
    expect(refund.refunds[0]?.lines).toMatchObject([{ units: null, amountMinor: 500 }, { units: 1 }]);
  });

  it.each([
    [{ amountMinor: paid + 1 }, 'bad_input', 'Only $91.05 of order #8001 can still be refunded.'],
    [{ item: 'mug', quantity: 3 }, 'bad_input', 'Order #8001 has only 2 units of Ceramic mug.'],
    [{ item: 'mug', amountMinor: 9000 }, 'bad_input', '/^Only \\$5\\d.\\d\\d of Ceramic mug on order #8001/'],
    [
      { part: 'SHIPPING', amountMinor: 700 },
      'bad_input',
      'Only $6.00 of the shipping of order #8001 can still be refunded.',
    ],
    [
      { amountMinor: 500, currencyCode: 'EUR' },
      'bad_input',
      'Order #8001 was paid in USD, not EUR. Give the amount in USD.',
    ],
    [{ item: 'teapot' }, 'not_found', '/teapot/'],
    [{ item: 'mug', part: 'SHIPPING' }, 'bad_input', '/one after the other/'],
    [{ part: 'EVERYTHING', amountMinor: 500 }, 'bad_input', '/not several/'],
    [{ amountMinor: 0 }, 'bad_input', '/./'],
    [{ percent: 101 }, 'bad_input', '/./'],
  ])('refuses %o', async (input, code, message) => {
    const store = await testStore();
    await placedOrder(store);
    const refused = await store.refusal(refundOrder, { orderNumber: 8001, ...input });
    expect(refused.code).toBe(code);
    if (message.startsWith('/')) expect(refused.message).toMatch(new RegExp(message.slice(1, -1)));
    else expect(refused.message).toBe(message);
    expect(await rowsOf(store)).toHaveLength(0);
  });

  it('refuses what was never paid, what is refunded in full, and shipping twice or free', async () => {
    const store = await testStore();
    await placedOrder(store, { paid: false });
    expect(await store.refusal(refundOrder, { orderNumber: 8001, part: 'EVERYTHING' })).toMatchObject({
      code: 'bad_transition',
      message: 'Order #8001 was never paid, so there’s nothing to refund.',
    });
    await placedOrder(store);
    await store.run(refundOrder, { orderNumber: 8002, part: 'SHIPPING' });
    expect(await store.refusal(refundOrder, { orderNumber: 8002, part: 'SHIPPING' })).toMatchObject({
      code: 'conflict',
      message: 'The shipping of order #8002 was already refunded, $6.00. Nothing was refunded again.',
    });
    expect(await store.refusal(refundOrder, { orderNumber: 8002 })).toMatchObject({
      code: 'bad_input',
      message:
        'What of order #8002 should be refunded: all $85.05 that is left, an item, the shipping or an amount?',
    });
    await store.run(refundOrder, { orderNumber: 8002, part: 'EVERYTHING' });
    expect(await store.refusal(refundOrder, { orderNumber: 8002, part: 'EVERYTHING' })).toMatchObject({
      code: 'conflict',
      message: 'Order #8002 was already refunded in full, $91.05. Nothing was refunded again.',
    });
    await placedOrder(store, { shippingMinor: 0 });
    expect(await store.refusal(refundOrder, { orderNumber: 8003, part: 'SHIPPING' })).toMatchObject({
      code: 'bad_transition',
    });
    await store.run(cancelOrder, { orderNumber: 8003 });
    expect((await store.refusal(refundOrder, { orderNumber: 8003, part: 'EVERYTHING' })).message).toContain(
      'is canceled and was refunded in full',
    );
  });

  it('leaves for a cancellation only what it did not pay back', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    const { refund } = await store.run(refundOrder, { orderNumber: 8001, item: 'mug' });
    const canceled = await store.run(cancelLineItem, { orderNumber: 8001, item: 'mug' });
    expect(refund.amountMinor).toBe(order.lineItems[0]?.totalMinor);
    expect(canceled.refund).toBeNull();
    await store.run(refundOrder, { orderNumber: 8001, part: 'SHIPPING' });
    const rest = await store.run(cancelOrder, { orderNumber: 8001 });
    expect(rest.refund).toMatchObject({ amountMinor: order.lineItems[1]?.totalMinor, shippingMinor: 0 });
    expect(rest.refundedMinor).toBe(paid);
  });

  it('refunds each payment no more than it holds', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    await store.context(async ({ db, storeId, clock }) => {
      await db.update(orderPayments).set({ amountMinor: 5000 }).where(eq(orderPayments.storeId, storeId));
      await db.insert(orderPayments).values({
        storeId,
        id: order.id,
        orderId: order.id,
        method: 'Gift card',
        chargeId: 'manual_second',
        amountMinor: 4105,
        capturedAt: new Date(clock.now().getTime() + 1000),
      });
    });
    const { refund } = await store.run(refundOrder, { orderNumber: 8001, amountMinor: 6000 });
    expect(refund.refunds.map(({ amountMinor }) => amountMinor)).toEqual([5000, 1000]);
    const after = await store.run(getOrder, { orderNumber: 8001 });
    for (const payment of after.payments)
      expect(payment.refundedMinor).toBeLessThanOrEqual(payment.amountMinor);
  });
});

describe('a refund that is asked for', () => {
  it('shows the exact amount, whom it reaches and the email, and happens once', async () => {
    const store = await testStore();
    await placedOrder(store);
    const action = await store.ask(refundOrder, { customer: 'Maya', part: 'SHIPPING', reason: 'LATE' });
    expect(action.input).toMatchObject({
      orderNumber: 8001,
      shown: { amountMinor: 600, refundedMinor: 0 },
    });
    expect(action.preview).toMatchObject({
      verb: 'Refund $6.00',
      toWhom: 'Maya Chen, maya@example.com',
      irreversible: 'A refund can’t be taken back.',
    });
    const shown = action.preview.values.find(({ label }) => label === 'Email')?.value;
    expect(shown).toContain('We refunded $6.00 of your order #8001: the shipping.');
    await Promise.allSettled([store.decide(action.id, true), store.decide(action.id, true)]);
    expect(await rowsOf(store)).toHaveLength(1);
    const [mail, ...others] = await mailsOf(store);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ email: 'maya@example.com', body: shown, status: 'QUEUED' });
  });

  it('does nothing when something was refunded between the preview and the yes', async () => {
    const store = await testStore();
    await placedOrder(store);
    const action = await store.ask(refundOrder, { orderNumber: 8001, amountMinor: 500 });
    await store.run(giveGoodwill, { orderNumber: 8001, amountMinor: 100, reason: 'LATE' });
    const decided = await store.decide(action.id, true);
    expect(decided.status).toBe('FAILED');
    expect(decided.outcome).toContain('Order #8001 has changed: $1.00 of it has been refunded since.');
    expect((await store.run(getOrder, { orderNumber: 8001 })).refundedMinor).toBe(100);
  });

  it('asks which order of several, and refuses an order that is somebody else’s', async () => {
    const store = await testStore();
    await placedOrder(store);
    await placedOrder(store);
    await placedOrder(store, { customerName: 'Petra Lund', email: 'petra@example.com' });
    const several = await store.refusal(refundOrder, { customer: 'Maya Chen', part: 'SHIPPING' });
    expect(several.code).toBe('conflict');
    expect(several.message).toMatch(/^Maya Chen has several orders: #8002 .* and #8001 .*Which one/);
    expect(await store.refusal(refundOrder, { orderNumber: 8001, customer: 'Petra' })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Order #8001 is Maya Chen’s') as string,
    });
    const { refund } = await store.run(refundOrder, { customer: 'Petra', part: 'SHIPPING' });
    expect(refund.amountMinor).toBe(600);
  });

  it('is for members of this store that are no preview', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const { id } = await placedOrder(store);
    const asked = { id, amountMinor: 100 };
    expect((await store.refusal(refundOrder, asked, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(refundOrder, asked, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await other.refusal(refundOrder, asked)).code).toBe('not_found');
    expect((await other.refusal(listOrderRefunds, { id })).code).toBe('not_found');
    expect((await store.run(listOrderRefunds, { id }, { as: 'viewer' })).leftMinor).toBe(paid);
    await store.run(refundOrder, asked, { as: 'member' });
    expect((await store.journal())[0]?.summary).toMatch(/^\$1\.00 of order #8001 was refunded to Maya Chen/);
  });

  it('keeps money and records together when the provider refuses', async () => {
    const store = await testStore();
    await placedOrder(store);
    const failing = await store.context(({ providers }) =>
      Promise.resolve(vi.spyOn(providers.payments, 'refund').mockRejectedValueOnce(new Error('down'))),
    );
    expect(await store.refusal(refundOrder, { orderNumber: 8001, amountMinor: 100 })).toMatchObject({
      code: 'upstream',
    });
    failing.mockRestore();
    expect(await rowsOf(store)).toEqual([]);
    expect(await mailsOf(store)).toEqual([]);
  });
});

describe('the email of a refund', () => {
  it('is sent once, with the words that were given, and not at all by wish', async () => {
    const store = await testStore();
    await placedOrder(store);
    const done = await store.run(refundOrder, {
      orderNumber: 8001,
      amountMinor: 100,
      message: 'Sorry, Maya!',
    });
    await store.run(refundOrder, { orderNumber: 8001, amountMinor: 100, notify: false });
    expect(await mailsOf(store)).toMatchObject([{ body: 'Sorry, Maya!', id: done.refund.mail?.id }]);
    const report = { id: 'job', progress: () => Promise.resolve() };
    const send = await store.context(({ providers }) => Promise.resolve(vi.spyOn(providers.mail, 'send')));
    for (let times = 0; times < 2; times += 1)
      await store.context((context) =>
        sendCustomerMail.run(context, { mailId: done.refund.mail?.id ?? '' }, report),
      );
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
    expect((await mailsOf(store))[0]).toMatchObject({ status: 'SENT' });
  });

  it('says so where there is no address, and refuses what is still to be filled in', async () => {
    const store = await testStore();
    await placedOrder(store, { email: undefined });
    const action = await store.ask(refundOrder, { orderNumber: 8001, amountMinor: 100 });
    expect(action.preview.warnings).toEqual([
      'Order #8001 has no email address, so Maya Chen won’t be told.',
    ]);
    const decided = await store.decide(action.id, true);
    expect(decided.outcome).toContain('The order has no email address, so nobody was emailed.');
    expect(await mailsOf(store)).toEqual([]);
    const blank = { orderNumber: 8001, amountMinor: 100, message: 'Dear [name], sorry.' };
    expect((await store.refusal(refundOrder, blank)).code).toBe('bad_input');
  });
});

describe('give_goodwill', () => {
  it('gives an amount back, for a reason or “other”, up to what is left', async () => {
    const store = await testStore();
    await placedOrder(store);
    const input = { orderNumber: 8001, amountMinor: 500, reason: 'LATE', note: 'two weeks' } as const;
    const done = await store.run(giveGoodwill, input);
    expect(done.refund).toMatchObject({
      kind: 'GOODWILL',
      amountMinor: 500,
      reason: 'Arrived late: two weeks',
    });
    expect(done.lineItems.map(({ refundedMinor }) => refundedMinor)).toEqual([0, 0]);
    expect(await store.refusal(giveGoodwill, { ...input, amountMinor: paid })).toMatchObject({
      code: 'bad_input',
      message: 'Only $86.05 of order #8001 can still be refunded.',
    });
    const unsaid = await store.run(giveGoodwill, { orderNumber: 8001, amountMinor: 100 });
    expect(unsaid.refund).toMatchObject({ amountMinor: 100, reason: 'Other' });
    expect((await store.refusal(giveGoodwill, { orderNumber: 8001, reason: 'LATE' })).code).toBe('bad_input');
    expect((await store.refusal(giveGoodwill, input, { as: 'viewer' })).code).toBe('forbidden');
  });
});

it('never pays back more than was paid, whatever is refunded in whatever order', async () => {
  const random = seededRandom('refunds of shoppers');
  for (let round = 0; round < 6; round += 1) {
    const store = await testStore();
    const order = await placedOrder(store, {
      items: [
        { ...mug, quantity: random.between(1, 5), unitPriceMinor: random.between(1, 3000) },
        { ...candle, quantity: random.between(1, 3), unitPriceMinor: random.between(1, 3000) },
      ],
      discountMinor: random.between(0, 200),
      taxMinor: random.between(0, 500),
      shippingMinor: random.between(0, 900),
    });
    if (order.capturedMinor === 0) continue;
    for (let step = 0; step < 12; step += 1) {
      const { lines, leftMinor } = await store.run(listOrderRefunds, { id: order.id });
      const line = random.pick(lines);
      const lineItemId = line.lineItemId;
      const wishes = [
        { amountMinor: random.between(1, Math.max(1, Math.floor(leftMinor / 20))) },
        { lineItemId, quantity: Math.max(1, line.unitsLeft) },
        { amountMinor: leftMinor + random.between(1, 50) },
        { lineItemId, quantity: random.between(1, line.quantity + 1) },
        { lineItemId, amountMinor: random.between(1, Math.floor(line.leftMinor / 2) + 10) },
        { part: 'SHIPPING' as const },
        { percent: random.between(1, 5) },
      ];
      const wish = random.chance(0.2) ? null : random.pick(wishes);
      const result = wish
        ? await store.run(refundOrder, { id: order.id, notify: false, ...wish }).catch(() => null)
        : await store
            .run(giveGoodwill, {
              id: order.id,
              notify: false,
              reason: 'OTHER',
              amountMinor: random.between(1, 50),
            })
            .catch(() => null);
      if (result) expect(result.refund.leftMinor).toBe(leftMinor - result.refund.amountMinor);
    }
    const canceled = await store.run(cancelOrder, { id: order.id }).catch(() => null);
    const after = await store.run(listOrderRefunds, { id: order.id });
    const rows = await rowsOf(store);
    expect(after.refundedMinor).toBeLessThanOrEqual(order.capturedMinor);
    expect(sum(rows.map(({ amountMinor }) => amountMinor))).toBe(after.refundedMinor);
    expect(after.leftMinor).toBe(order.capturedMinor - after.refundedMinor);
    const shippingBack = sum(rows.map(({ shippingMinor }) => shippingMinor));
    const lineTax = sum(order.lineItems.map(({ taxMinor }) => taxMinor));
    expect(shippingBack).toBeLessThanOrEqual(order.shippingMinor + order.taxMinor - lineTax);
    for (const line of (canceled ?? (await store.run(getOrder, { id: order.id }))).lineItems) {
      expect(line.refundedMinor).toBeLessThanOrEqual(line.totalMinor);
      const inRows = rows.flatMap(({ lines }) => lines).filter(({ lineItemId }) => lineItemId === line.id);
      expect(sum(inRows.map(({ amountMinor }) => amountMinor))).toBe(line.refundedMinor);
    }
  }
});

it('keeps what the team writes about an order out of the mail', async () => {
  const store = await testStore();
  await placedOrder(store);
  await store.run(addOrderNote, { orderNumber: 8001, text: 'difficult customer' });
  await store.run(refundOrder, { orderNumber: 8001, amountMinor: 100, note: 'difficult customer' });
  expect((await mailsOf(store))[0]?.body).not.toContain('difficult');
});
