import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { giveStoreCredit } from '@brandwright/contract/orders/credits/give-store-credit.ts';
import { getStoreCredit } from '@brandwright/contract/orders/credits/get-store-credit.ts';
import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import { redeemStoreCredit } from '@brandwright/contract/orders/credits/redeem-store-credit.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { changeReturnStatus } from '@brandwright/contract/returns/change-return-status.ts';
import { createReturn } from '@brandwright/contract/returns/create-return.ts';
import { exportReturns } from '@brandwright/contract/returns/export-returns.ts';
import { getReturn } from '@brandwright/contract/returns/get-return.ts';
import { listReturns } from '@brandwright/contract/returns/list-returns.ts';
import { refundReturn } from '@brandwright/contract/returns/refund-return.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { stocked } from '../catalog/testing.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from '../orders/testing.ts';

let store: TestStore;
let orderNumber: number;
let orderId: string;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  const order = await placedOrder(store);
  ({ orderNumber, id: orderId } = order);
  await ship(store, order.id, 'DELIVERED');
});

const oneMug = () =>
  store.run(createReturn, { orderNumber, item: 'the mug', quantity: 1, reason: 'DAMAGED' });
const order = () => store.run(getOrder, { orderNumber });
const onHand = async () => (await store.run(getStock, { sku: 'MUG-01' })).rows[0]?.onHand;
const later = (days: number) => {
  store.time.now = new Date(store.time.now.getTime() + days * 86_400_000);
};

describe('create_return', () => {
  it('records units of an item with their refund, and is undone', async () => {
    const entry = await store.entryOf(createReturn, {
      orderNumber,
      item: 'mugs',
      quantity: 1,
      reason: 'DAMAGED',
    });
    const made = await store.run(getReturn, { id: String(orderNumber) });
    // One of two mugs: $28.00 − half of $6.22 + half of $3.14.
    expect(made).toMatchObject({
      handle: `${orderNumber}-R1`,
      status: 'CREATED',
      units: 1,
      refundMethod: 'MANUAL',
    });
    expect(made.refund.totalMinor).toBe(2800 - 311 + 157);
    expect((await order()).returnStatus).toBe('CREATED');
    await store.undo(entry);
    expect((await order()).returnStatus).toBe('NONE');
    expect((await store.refusal(getReturn, { id: made.id })).code).toBe('not_found');
  });

  it('takes everything back with the shipping when it was the store’s mistake', async () => {
    const made = await store.run(createReturn, { orderNumber, part: 'EVERYTHING', reason: 'DAMAGED' });
    expect(made.refund).toMatchObject({ shippingMinor: 600, totalMinor: 9105 });
    const again = await store.refusal(createReturn, { orderNumber, part: 'EVERYTHING' });
    expect(again.message).toContain(`already in a return (${orderNumber}-R1)`);
  });

  it('refuses what was paid back with the whole order, however it was refunded', async () => {
    const { capturedMinor } = await order();
    await store.run(refundOrder, { orderNumber, amountMinor: capturedMinor, notify: false });
    const { code, message } = await store.refusal(createReturn, { orderNumber, item: 'candle' });
    expect(code).toBe('conflict');
    expect(message).toBe(
      `Order #${orderNumber} is already refunded, so nothing on it can be returned for a refund. Adjust the stock if it arrives.`,
    );
  });

  it('finds the order of a customer by the item', async () => {
    expect(await store.run(createReturn, { customer: 'Maya', item: 'candle' })).toMatchObject({
      order: { orderNumber },
      lines: [{ title: 'Scented candle', reason: 'OTHER' }],
    });
  });

  it('refuses more than was sent, what is refunded, what has not shipped and what is unknown', async () => {
    await oneMug();
    const more = await store.refusal(createReturn, { orderNumber, item: 'mug', quantity: 2 });
    expect(more.message).toBe(
      `Only 1 unit of Ceramic mug on order #${orderNumber} can be returned: 2 shipped and 1 is in a return.`,
    );
    await store.run(refundOrder, { orderNumber, item: 'candle' });
    expect((await store.refusal(createReturn, { orderNumber, item: 'candle' })).message).toContain(
      'already refunded',
    );
    expect((await store.refusal(createReturn, { orderNumber, item: 'vase' })).code).toBe('not_found');
    const waiting = await placedOrder(store, { customerName: 'Ana Silva', email: 'ana@example.com' });
    expect(
      await store.refusal(createReturn, { orderNumber: waiting.orderNumber, part: 'EVERYTHING' }),
    ).toMatchObject({
      code: 'bad_transition',
      message: `Order #${waiting.orderNumber} hasn’t shipped yet, so there’s nothing to return. Cancel what isn’t wanted instead.`,
    });
  });

  it('refuses after the window unless an admin says why', async () => {
    later(31);
    const late = await store.refusal(createReturn, { orderNumber, item: 'mug' });
    expect(late.message).toContain('closed on December 20, 2026 (30 days after it arrived)');
    const excused = { orderNumber, item: 'mug', overrideReason: 'She was in hospital' };
    expect((await store.refusal(createReturn, excused, { as: 'member' })).code).toBe('forbidden');
    expect(await store.run(createReturn, excused)).toMatchObject({ overrideReason: 'She was in hospital' });
  });

  it('enters the order of an exchange, which takes its price off the refund', async () => {
    await stocked(store, { title: 'Blue bowl', code: 'BOWL-B', priceMinor: 2000, onHand: 5 });
    const made = await store.run(createReturn, {
      orderNumber,
      item: 'mug',
      quantity: 1,
      exchangeItem: 'blue bowl',
    });
    expect(made.exchange?.amountMinor).toBe(2000);
    expect(made.refund.totalMinor).toBe(2646 - 2000);
    const sent = await store.run(getOrder, { id: made.exchange?.orderId ?? '' });
    expect(sent).toMatchObject({ totalMinor: 0, paymentStatus: 'PAID', customerName: 'Maya Chen' });
  });

  it('is for members of the store only, and not for preview accounts', async () => {
    const other = await testStore();
    const made = await oneMug();
    expect((await other.refusal(getReturn, { id: made.id })).code).toBe('not_found');
    expect((await other.refusal(createReturn, { id: orderId, part: 'EVERYTHING' })).code).toBe('not_found');
    expect((await store.refusal(createReturn, { orderNumber }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createReturn, { orderNumber }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });
});

describe('change_return_status', () => {
  it('restocks what is fit, writes the rest off, tells the order, and is undone', async () => {
    await stocked(store);
    const { id, handle } = await store.run(createReturn, {
      orderNumber,
      item: 'mug',
      reason: 'CHANGED_MIND',
    });
    await store.run(changeReturnStatus, {
      id,
      status: 'SHIPPING',
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
    });
    const before = await onHand();
    const entry = await store.entryOf(changeReturnStatus, { id, status: 'RECEIVED', damagedQuantity: 1 });
    expect(await onHand()).toBe((before ?? 0) + 1);
    const { rows } = await store.run(listStockMovements, { sku: 'MUG-01' });
    expect(rows.slice(0, 2).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['WRITTEN_OFF', -1],
      ['RETURNED', 2],
    ]);
    const [journal] = await store.journal();
    expect(journal?.summary).toContain(
      `Return ${handle} from Maya Chen was received: 1 × Ceramic mug is back in stock`,
    );
    expect((await order()).returnStatus).toBe('RECEIVED');
    await store.undo(entry);
    expect(await onHand()).toBe(before);
    expect(await store.run(getReturn, { id })).toMatchObject({
      status: 'SHIPPING',
      shipment: { carrier: 'UPS' },
    });
  });

  it('refuses steps back, stray values and more broken than came', async () => {
    const { id } = await oneMug();
    expect(
      (await store.refusal(changeReturnStatus, { id, status: 'RECEIVED', damagedQuantity: 2 })).message,
    ).toContain('Only 1 of Ceramic mug came back');
    expect(
      (await store.refusal(changeReturnStatus, { id, status: 'CANCELED', condition: 'DAMAGED' })).code,
    ).toBe('bad_input');
    await store.run(changeReturnStatus, { id, status: 'CANCELED', cancelReason: 'She keeps it' });
    expect((await store.refusal(changeReturnStatus, { id, status: 'RECEIVED' })).code).toBe('bad_transition');
    expect(await store.run(getReturn, { id })).toMatchObject({
      banner: 'The return was canceled: She keeps it',
    });
    // What was canceled can come back after all.
    expect((await oneMug()).handle).toBe(`${orderNumber}-R2`);
  });
});

describe('refund_return', () => {
  it('asks with the arithmetic, receives and pays by the orders’ refund, once', async () => {
    const { id } = await oneMug();
    expect((await store.refusal(refundReturn, { id })).message).toContain('hasn’t been received yet');
    const asked = await store.ask(refundReturn, { id: 'Maya', arrived: true, condition: 'DAMAGED' });
    expect(asked.preview.verb).toBe('Refund $26.46');
    expect(asked.preview.values).toContainEqual({ label: 'Discount', value: '−$3.11' });
    expect(asked.preview.what).toContain('0 back into stock, 1 written off');
    await store.decide(asked.id, true);
    const paid = await order();
    expect(paid.refunds.map(({ amountMinor, kind }) => [amountMinor, kind])).toEqual([[2646, 'LINE']]);
    expect(await store.run(getReturn, { id })).toMatchObject({
      status: 'RECEIVED',
      isSettled: true,
      banner: 'The customer was refunded.',
    });
    expect(await store.refusal(refundReturn, { id, arrived: true })).toMatchObject({ code: 'conflict' });
  });

  it('pays shipping too, less a fee, to the cent', async () => {
    const { id } = await store.run(createReturn, { orderNumber, part: 'EVERYTHING', reason: 'WRONG_ITEM' });
    const refunded = await store.run(refundReturn, { id, arrived: true, feeMinor: 500, notify: false });
    expect(refunded.refund).toMatchObject({ totalMinor: 8605, feeMinor: 500 });
    const { refunds, refundedMinor } = await order();
    expect(refundedMinor).toBe(8605);
    expect(refunds.map(({ kind }) => kind).toSorted()).toEqual(['LINE', 'SHIPPING']);
  });

  it('waives a fee that would use up the refund, in the step that receives', async () => {
    await store.run(updateReturnSettings, { feeMinor: 10_000 });
    const { id, refund } = await oneMug();
    expect(refund).toMatchObject({ feeMinor: 2646, totalMinor: 0 });
    expect((await store.refusal(refundReturn, { id, arrived: true })).message).toContain('The fee uses up');
    const refunded = await store.run(refundReturn, { id, arrived: true, feeMinor: 0, notify: false });
    expect(refunded).toMatchObject({ status: 'RECEIVED', refund: { feeMinor: 0, totalMinor: 2646 } });
    expect((await order()).refundedMinor).toBe(2646);
  });

  it('gives store credit without paying', async () => {
    const { id } = await oneMug();
    const credited = await store.run(refundReturn, { id, arrived: true, destination: 'STORE_CREDIT' });
    expect(credited).toMatchObject({
      refundMethod: 'STORE_CREDIT',
      banner: 'The return was processed.',
      refundMinor: 2646,
    });
    expect(credited.creditCode).toMatch(/^CREDIT-[A-Z2-9]{8}$/);
    expect((await order()).refundedMinor).toBe(0);
    const credit = await store.run(getStoreCredit, { credit: credited.creditCode ?? '' });
    expect(credit).toMatchObject({ returnId: id, source: 'RETURN', leftMinor: 2646, expiresOn: null });
  });

  it('gives store credit that is good as long as the settings say, and that pays the next order', async () => {
    await store.run(updateReturnSettings, { creditDays: 90 });
    const { id } = await oneMug();
    const { creditCode } = await store.run(refundReturn, { id, arrived: true, destination: 'STORE_CREDIT' });
    expect(await store.run(getStoreCredit, { credit: creditCode ?? '' })).toMatchObject({
      expiresOn: '2027-02-18',
    });
    expect(await placedOrder(store, { storeCredit: creditCode, paid: false })).toMatchObject({
      creditMinor: 2646,
      owedMinor: 9105 - 2646,
    });
  });

  it('finds credit from before the ledger in it, once', async () => {
    const { id } = await oneMug();
    const { creditCode } = await store.run(refundReturn, { id, arrived: true, destination: 'STORE_CREDIT' });
    const client = new pg.Client({ connectionString: inject('adminUrl') });
    await client.connect();
    await client.query('delete from store_credits where store_id = $1', [store.storeId]);
    for (const _again of [1, 2]) await client.query('select carry_return_credits($1)', [store.storeId]);
    await client.end();
    expect(await store.run(listStoreCredits, {})).toMatchObject({
      total: 1,
      rows: [{ code: creditCode, returnId: id, amountMinor: 2646, leftMinor: 2646, status: 'OPEN' }],
    });
    expect((await store.run(getStoreCredit, { credit: creditCode ?? '' })).movements).toMatchObject([
      { kind: 'GIVEN', amountMinor: 2646 },
    ]);
  });

  it('pays no more than was not paid back before, and nothing when the figure changed', async () => {
    const { id } = await store.run(createReturn, { orderNumber, item: 'candle' });
    const shown = (await store.run(getReturn, { id })).refund.totalMinor;
    await store.run(refundOrder, { orderNumber, item: 'candle', amountMinor: 1000, notify: false });
    expect((await store.refusal(refundReturn, { id, arrived: true, shownMinor: shown })).code).toBe(
      'conflict',
    );
    const refunded = await store.run(refundReturn, { id, arrived: true, notify: false });
    expect(refunded.refund).toMatchObject({ alreadyMinor: 1000, totalMinor: shown - 1000 });
  });
});

describe('list_returns and export_returns', () => {
  it('count by tab, filter by words, and are written to a file', async () => {
    const { id } = await oneMug();
    await store.run(createReturn, { orderNumber, item: 'candle', reason: 'LATE' });
    await store.run(changeReturnStatus, { id, status: 'RECEIVED' });
    const all = await store.run(listReturns, {});
    expect(all.tabCounts).toMatchObject({
      ALL: 2,
      CREATED: 1,
      SHIPPING: 0,
      TO_REFUND: 1,
      RECEIVED: 1,
      CANCELED: 0,
    });
    expect((await store.run(listReturns, { tab: 'TO_REFUND' })).rows.map((row) => row.id)).toEqual([id]);
    expect((await store.run(listReturns, { search: 'candles maya' })).total).toBe(1);
    expect((await store.run(listReturns, { reason: 'LATE' })).total).toBe(1);
    expect((await store.run(listReturns, { customer: '%' })).total).toBe(0);
    expect((await store.run(listReturns, { orderNumber })).total).toBe(2);
    const other = await placedOrder(store);
    expect((await store.run(listReturns, { orderNumber: other.orderNumber })).total).toBe(0);
    expect((await store.refusal(listReturns, { orderNumber: 999_999 })).code).toBe('not_found');
    expect(await store.run(exportReturns, {})).toMatchObject({ returns: 2, name: 'returns-2026-11-20.csv' });
  });
});

describe('a return of an order that is paid in part', () => {
  const partlyPaid = async (amountMinor: number) => {
    const sold = await placedOrder(store, { paid: false });
    await store.run(giveStoreCredit, { customer: 'Maya Chen', amountMinor, notify: false });
    await store.run(redeemStoreCredit, { id: sold.id, amountMinor });
    await ship(store, sold.id, 'DELIVERED');
    return sold;
  };
  const owed = async (id: string) => (await store.run(getOrder, { id })).owedMinor;

  it('pays off what is owed first, and only what is beyond goes back', async () => {
    // $91.05 in all, of which $80.00 is paid.
    const sold = await partlyPaid(8000);
    expect(await owed(sold.id)).toBe(1105);
    const made = await store.run(createReturn, {
      orderNumber: sold.orderNumber,
      item: 'the mug',
      quantity: 1,
      reason: 'DAMAGED',
    });
    // A mug of $26.46 pays the $11.05 off; $15.41 goes back.
    expect(made.refund).toMatchObject({ owedMinor: 1105, totalMinor: 2646 - 1105 });
    expect(await owed(sold.id)).toBe(1105);
    await store.run(changeReturnStatus, { id: made.id, status: 'RECEIVED' });
    const action = await store.ask(refundReturn, { id: made.id });
    expect(action.preview.values).toContainEqual({ label: 'Still owed', value: '−$11.05' });
    await store.decide(action.id, true);
    expect(await store.run(getOrder, { id: sold.id })).toMatchObject({ owedMinor: 0 });
    expect(await store.run(getReturn, { id: made.id })).toMatchObject({
      refund: { owedMinor: 1105, totalMinor: 1541 },
    });
    // The second mug goes back whole: nothing is owed anymore.
    const second = await store.run(createReturn, {
      orderNumber: sold.orderNumber,
      item: 'the mug',
      quantity: 1,
      reason: 'DAMAGED',
    });
    expect(second.refund).toMatchObject({ owedMinor: 0 });
    expect(second.refund.totalMinor).toBe(2646);
  });

  it('is settled when it is received where all of it pays off what is owed, and undo takes that back', async () => {
    const sold = await partlyPaid(2000);
    expect(await owed(sold.id)).toBe(7105);
    const { id } = await store.run(createReturn, {
      orderNumber: sold.orderNumber,
      item: 'the mug',
      quantity: 1,
      reason: 'DAMAGED',
    });
    const entry = await store.entryOf(changeReturnStatus, { id, status: 'RECEIVED' });
    expect(await store.run(getReturn, { id })).toMatchObject({
      isSettled: true,
      refund: { owedMinor: 2646, totalMinor: 0 },
    });
    expect(await owed(sold.id)).toBe(7105 - 2646);
    expect((await store.refusal(refundReturn, { id })).code).toBe('conflict');
    await store.undo(entry);
    expect(await owed(sold.id)).toBe(7105);
  });
});
