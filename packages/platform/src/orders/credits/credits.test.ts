import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { cancelStoreCredit } from '@brandwright/contract/orders/credits/cancel-store-credit.ts';
import { getStoreCredit } from '@brandwright/contract/orders/credits/get-store-credit.ts';
import { giveStoreCredit } from '@brandwright/contract/orders/credits/give-store-credit.ts';
import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import { redeemStoreCredit } from '@brandwright/contract/orders/credits/redeem-store-credit.ts';
import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { getOrderSaleInfo } from '@brandwright/contract/orders/get-order-sale-info.ts';
import { listOrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { channelOrder, place, placedOrder } from '../testing.ts';

let store: TestStore;
let orderNumber: number;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  ({ orderNumber } = await placedOrder(store, { paid: false }));
});

const give = (amountMinor = 2000, more: object = {}) =>
  store.run(giveStoreCredit, { customer: 'Maya Chen', amountMinor, notify: false, ...more });
const order = (number = orderNumber) => store.run(getOrder, { orderNumber: number });
const credit = (code: string) => store.run(getStoreCredit, { credit: code });
const later = (days: number) => {
  store.time.now = new Date(store.time.now.getTime() + days * 86_400_000);
};

describe('give_store_credit', () => {
  it('asks with the letter that goes out, and gives what was shown', async () => {
    const asked = await store.ask(giveStoreCredit, {
      customer: 'Maya',
      amountMinor: 1500,
      reason: 'The box was wet',
    });
    const code = String(asked.preview.values.find(({ label }) => label === 'Code')?.value);
    expect(asked.preview).toMatchObject({
      verb: 'Give $15.00 store credit',
      toWhom: 'Maya Chen, maya@example.com',
    });
    expect(asked.preview.values.find(({ label }) => label === 'Email')?.value).toContain(code);
    await store.decide(asked.id, true);
    expect(await credit(code)).toMatchObject({
      status: 'OPEN',
      source: 'GIVEN',
      leftMinor: 1500,
      reason: 'The box was wet',
      movements: [{ kind: 'GIVEN', amountMinor: 1500 }],
    });
    const { mails } = await store.run(getCustomer, { customer: 'Maya Chen' });
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining(code)]);
    expect((await store.journal())[0]).toMatchObject({ operation: 'give_store_credit', undo: null });
  });

  it('is for members, and refuses what can’t be', async () => {
    const input = { customer: 'Maya Chen', amountMinor: 500 };
    expect(await store.refusal(giveStoreCredit, input, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(giveStoreCredit, input, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    expect(await store.refusal(giveStoreCredit, { ...input, amountMinor: 0 })).toMatchObject({
      code: 'bad_input',
    });
    expect(await store.refusal(giveStoreCredit, { ...input, expiresOn: '2026-11-01' })).toMatchObject({
      code: 'bad_input',
    });
    const { code } = await give();
    expect(await store.refusal(giveStoreCredit, { ...input, code })).toMatchObject({ code: 'conflict' });
    const other = await testStore();
    expect(await other.refusal(giveStoreCredit, input)).toMatchObject({ code: 'not_found' });
  });
});

describe('redeem_store_credit', () => {
  it('pays what is owed as far as it reaches, once, and is undone', async () => {
    const { code } = await give();
    const entry = await store.entryOf(redeemStoreCredit, { orderNumber });
    expect(await order()).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      capturedMinor: 0,
      creditMinor: 2000,
      owedMinor: 7105,
      totalMinor: 9105,
    });
    expect(await credit(code)).toMatchObject({ status: 'USED', leftMinor: 0 });
    expect((await store.refusal(redeemStoreCredit, { orderNumber, credit: code })).message).toContain(
      'used up',
    );
    expect(await store.run(getOrderSaleInfo, { orderNumber })).toMatchObject({
      netMinor: 0,
      creditUsedMinor: 2000,
    });
    await store.undo(entry);
    expect(await order()).toMatchObject({ paymentStatus: 'PENDING', creditMinor: 0, owedMinor: 9105 });
    expect(await credit(code)).toMatchObject({
      leftMinor: 2000,
      movements: [{ kind: 'UNDONE' }, { kind: 'USED', amountMinor: -2000 }, { kind: 'GIVEN' }],
    });
  });

  it('takes several credits, that which expires first before the others, and an amount', async () => {
    const open = await give(5000);
    const soon = await give(2000, { expiresOn: '2026-12-01' });
    const { uses, change } = await store.run(redeemStoreCredit, { orderNumber, amountMinor: 3000 });
    expect(uses).toEqual([
      { code: soon.code, amountMinor: 2000, leftMinor: 0 },
      { code: open.code, amountMinor: 1000, leftMinor: 4000 },
    ]);
    expect(change).toContain('$61.05 of it is still to be paid.');
    expect((await store.refusal(redeemStoreCredit, { orderNumber, amountMinor: 4100 })).message).toBe(
      `Only $40.00 is left on ${open.code}.`,
    );
    await give(9000);
    await store.run(redeemStoreCredit, { orderNumber });
    expect(await order()).toMatchObject({ paymentStatus: 'PAID', owedMinor: 0 });
    expect(await store.refusal(redeemStoreCredit, { orderNumber })).toMatchObject({
      code: 'conflict',
      message: `Order #${orderNumber} is already paid in full. No store credit was used.`,
    });
  });

  it('does the same once for the same idempotency key', async () => {
    const { code } = await give(9000);
    const call = () =>
      store.kernel.run({
        ...store.caller(),
        operation: 'redeem_store_credit',
        input: { orderNumber, credit: code, amountMinor: 1000 },
        idempotencyKey: `once ${code}`,
      });
    await call();
    await call();
    expect((await credit(code)).leftMinor).toBe(8000);
  });

  it('refuses what is not this customer’s, expired, canceled, in another currency, or charged in a shop', async () => {
    const { code } = await give(1000, { expiresOn: '2026-11-25' });
    const tom = await store.run(createManualRetailOrder, {
      customerName: 'Tom Reed',
      email: 'tom@example.com',
      item: 'Ceramic mug',
      unitPriceMinor: 2800,
      shippingMethod: 'LOCAL_PICKUP',
    });
    const refused = (input: object) =>
      store.refusal(redeemStoreCredit, { orderNumber, credit: code, ...input });
    expect(await refused({ orderNumber: tom.orderNumber })).toMatchObject({ code: 'conflict' });
    expect(await store.refusal(redeemStoreCredit, { orderNumber: tom.orderNumber })).toMatchObject({
      code: 'not_found',
      message: 'Tom Reed has no open store credit.',
    });
    const euros = await give(1000, { currencyCode: 'EUR' });
    expect(await refused({ credit: euros.code })).toMatchObject({ code: 'bad_input' });
    expect(await refused({ credit: 'CREDIT-NONE2345' })).toMatchObject({ code: 'not_found' });
    expect(await refused({ amountMinor: 10_000 })).toMatchObject({ code: 'bad_input' });
    const [shop] = await place(store, [channelOrder()]);
    expect(await refused({ orderNumber: shop?.orderNumber })).toMatchObject({ code: 'bad_transition' });
    later(6);
    expect(await refused({})).toMatchObject({
      code: 'bad_transition',
      message: `${code} expired on November 25, 2026 with $10.00 left. Give new store credit if it should still count.`,
    });
    const other = await testStore();
    expect(await other.refusal(getStoreCredit, { credit: code })).toMatchObject({ code: 'not_found' });
    expect(await store.refusal(redeemStoreCredit, { orderNumber }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(redeemStoreCredit, { orderNumber }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  });

  it('pays an order as it is entered; the rest was received outside', async () => {
    const { code } = await give();
    const made = await placedOrder(store, { storeCredit: code });
    expect(made).toMatchObject({
      creditMinor: 2000,
      capturedMinor: 7105,
      owedMinor: 0,
      paymentStatus: 'PAID',
    });
    expect(made.payments.map(({ method }) => method).toSorted()).toEqual([
      'Received outside',
      `Store credit ${code}`,
    ]);
    const entry = (await store.journal())[0];
    await store.undo(entry?.id ?? '');
    expect(await credit(code)).toMatchObject({ leftMinor: 2000, status: 'OPEN' });
    expect(await order(made.orderNumber)).toMatchObject({ refundedMinor: 9105, paymentStatus: 'REFUNDED' });
  });
});

describe('what goes back of an order that store credit paid', () => {
  it('goes to the credit first, and then to the money', async () => {
    const { code } = await give();
    const { orderNumber: number } = await placedOrder(store, { storeCredit: code });
    expect(await store.run(listOrderRefunds, { orderNumber: number })).toMatchObject({
      leftMinor: 9105,
      creditLeftMinor: 2000,
    });
    const asked = await store.ask(refundOrder, { orderNumber: number, amountMinor: 3000 });
    expect(asked.preview.cost).toContain('$20.00 of it goes back to the store credit that paid.');
    await store.decide(asked.id, true);
    expect(await credit(code)).toMatchObject({ leftMinor: 2000, status: 'OPEN' });
    expect(await store.run(getOrderSaleInfo, { orderNumber: number })).toMatchObject({
      capturedMinor: 7105,
      refundedMinor: 1000,
      creditUsedMinor: 0,
    });
    expect(await store.run(listOrderRefunds, { orderNumber: number })).toMatchObject({
      refundedMinor: 3000,
      leftMinor: 6105,
      creditLeftMinor: 0,
    });
  });

  it('comes back with a cancellation, which pays off first what is owed', async () => {
    const { code } = await give();
    await store.run(redeemStoreCredit, { orderNumber });
    // $34.00 less its discount plus its tax is less than the $71.05 that are owed.
    await store.run(cancelLineItem, { orderNumber, item: 'candle' });
    const after = await order();
    expect(after).toMatchObject({ creditMinor: 2000, refundedMinor: 0, cancelStatus: 'PARTIAL' });
    expect(after.owedMinor).toBeLessThan(7105);
    expect(await credit(code)).toMatchObject({ leftMinor: 0 });
    await store.run(cancelOrder, { orderNumber });
    expect(await order()).toMatchObject({ refundedMinor: 2000, owedMinor: 0, cancelStatus: 'CANCELED' });
    expect(await credit(code)).toMatchObject({ leftMinor: 2000 });
  });

  it('is good for 30 days when the credit had expired', async () => {
    const { code } = await give(2000, { expiresOn: '2026-11-25' });
    await store.run(redeemStoreCredit, { orderNumber });
    later(10);
    await store.run(cancelOrder, { orderNumber });
    expect(await credit(code)).toMatchObject({ status: 'OPEN', expiresOn: '2026-12-30' });
  });
});

describe('cancel_store_credit', () => {
  it('takes an unused credit away, and is undone', async () => {
    const { code } = await give();
    const entry = await store.entryOf(cancelStoreCredit, { credit: code, reason: 'Given twice' });
    expect(await credit(code)).toMatchObject({
      status: 'CANCELED',
      leftMinor: 0,
      cancelReason: 'Given twice',
    });
    expect(await store.refusal(redeemStoreCredit, { orderNumber, credit: code })).toMatchObject({
      code: 'bad_transition',
    });
    expect(await store.refusal(cancelStoreCredit, { credit: code })).toMatchObject({ code: 'conflict' });
    await store.undo(entry);
    expect(await credit(code)).toMatchObject({ status: 'OPEN', leftMinor: 2000 });
  });

  it('refuses one that is used, and is for members', async () => {
    const { code } = await give();
    expect(await store.refusal(cancelStoreCredit, { credit: code }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(cancelStoreCredit, { credit: code }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    await store.run(redeemStoreCredit, { orderNumber, amountMinor: 500 });
    expect(await store.refusal(cancelStoreCredit, { credit: code })).toMatchObject({
      code: 'bad_transition',
    });
  });
});

describe('list_store_credits', () => {
  it('by status, customer and words, with what is left', async () => {
    const [one, two] = [
      await give(2000, { reason: 'Late parcel', expiresOn: '2027-01-31' }),
      await give(500),
    ];
    await store.run(cancelStoreCredit, { credit: two.code });
    const list = (input: object = {}) => store.run(listStoreCredits, input);
    expect(await list()).toMatchObject({
      total: 2,
      open: { credits: 1, left: [{ currency: 'USD', leftMinor: 2000 }] },
    });
    expect((await list({ status: 'CANCELED' })).rows.map(({ code }) => code)).toEqual([two.code]);
    expect((await list({ search: 'late maya' })).rows.map(({ code }) => code)).toEqual([one.code]);
    expect((await list({ customer: 'Maya Chen', page: 1, size: 1 })).rows).toHaveLength(1);
    expect((await list({ expiresBy: '2027-01-31' })).rows.map(({ code }) => code)).toEqual([one.code]);
    expect((await list({ expiresBy: '2027-01-30' })).rows).toEqual([]);
    expect((await credit('Maya Chen')).code).toBe(one.code);
    await give(700);
    expect(await store.refusal(getStoreCredit, { credit: 'Maya' })).toMatchObject({ code: 'conflict' });
    expect(await (await testStore()).run(listStoreCredits, {})).toMatchObject({ total: 0 });
    expect((await store.run(listStoreCredits, {}, { as: 'preview' })).total).toBe(3);
  });
});
