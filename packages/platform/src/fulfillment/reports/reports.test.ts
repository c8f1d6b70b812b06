import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { voidLabel } from '@brandwright/contract/fulfillment/void-label.ts';
import { getFulfillmentFinancialReport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-financial-report.ts';
import { getOutboundReport } from '@brandwright/contract/fulfillment/reports/get-outbound-report.ts';
import { getReturnsReport } from '@brandwright/contract/fulfillment/reports/get-returns-report.ts';
import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { listOrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { changeReturnStatus } from '@brandwright/contract/returns/change-return-status.ts';
import { createReturn } from '@brandwright/contract/returns/create-return.ts';
import { refundReturn } from '@brandwright/contract/returns/refund-return.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { stocked } from '../../catalog/testing.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder, ship } from '../../orders/testing.ts';
import { addCard } from '../../purchasing/testing.ts';
import { financialDays } from './financial-days.ts';

const fromAddress = {
  name: 'Fern & Kiln Studio',
  addressLine1: '410 Kietzke Lane',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89502',
};
const alone = {
  fromAddress,
  toAddress: {
    name: 'Petra Novák',
    addressLine1: '1550 Blake Street',
    city: 'Denver',
    stateCode: 'CO',
    zipCode: '80202',
  },
  parcel: { weight: 2, length: 10, width: 8, height: 6 },
  service: 'ups_ground' as const,
};

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const later = (days: number) => {
  store.time.now = new Date(store.time.now.getTime() + days * 86_400_000);
};

/** Calls as a person of a store for which the report is turned on. */
const enabled = (input: object, as: 'owner' | 'viewer' = 'owner') => {
  const caller = store.caller({ as });
  if (caller.actor.kind !== 'user') throw new Error('A person is needed.');
  return store.kernel
    .run({
      ...caller,
      actor: { ...caller.actor, flags: ['financial_report'] },
      operation: getFulfillmentFinancialReport.name,
      input,
    })
    .then((result) => {
      if (result.kind !== 'done') throw new Error('It asks.');
      return getFulfillmentFinancialReport.output.parse(result.output);
    });
};

describe('get_outbound_report', () => {
  it('tells of orders that were shipped with and without a label, and of labels without an order', async () => {
    await addCard(store);
    const { sku } = await stocked(store);
    await store.run(updateSku, { sku: sku.code, weightGrams: 500 });
    const plain = await placedOrder(store);
    await ship(store, plain.id, 'DELIVERED');
    later(1);
    const labeled = await placedOrder(store, {
      items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 }],
      discountMinor: 0,
    });
    const { label } = await store.run(shipOrder, {
      orderNumber: labeled.orderNumber,
      fromAddress,
      service: 'ups_ground',
    });
    later(1);
    await store.run(buyLabel, alone);
    const report = await store.run(getOutboundReport, {});
    expect(report).toMatchObject({ from: '2026-10-24', to: '2026-11-22', total: 3 });
    expect(report.rows).toMatchObject([
      { orderNumber: null, customerName: 'Petra Novák', units: null, labelCostMinor: 1271, status: null },
      {
        orderNumber: labeled.orderNumber,
        carrier: 'UPS',
        service: 'UPS Ground',
        units: 2,
        labelCostMinor: label.amountMinor,
        status: 'PREPARING',
      },
      {
        orderNumber: plain.orderNumber,
        destination: 'Portland, OR 97205, US',
        carrier: 'USPS',
        service: 'Standard',
        units: 3,
        labelCostMinor: null,
        status: 'DELIVERED',
      },
    ]);
    expect(report.totals).toEqual({
      shipments: 3,
      units: 5,
      labelCostMinor: 1271 + label.amountMinor,
      byCarrier: [
        { carrier: 'UPS', shipments: 2, units: 2, labelCostMinor: 1271 + label.amountMinor },
        { carrier: 'USPS', shipments: 1, units: 3, labelCostMinor: 0 },
      ],
    });
    // The pages are those of the whole, and so are the sums.
    for (const page of [0, 1, 2]) {
      const one = await store.run(getOutboundReport, { page, size: 1 });
      expect(one.rows).toEqual(report.rows.slice(page, page + 1));
      expect(one.totals).toEqual(report.totals);
    }
    const first = await store.run(getOutboundReport, { from: '2026-11-20', to: '2026-11-20' });
    expect(first.rows.map(({ orderNumber }) => orderNumber)).toEqual([plain.orderNumber]);
    // A label that was voided was no parcel.
    await store.run(voidLabel, { labelId: 'petra' });
    expect((await store.run(getOutboundReport, {})).totals).toMatchObject({
      shipments: 2,
      labelCostMinor: label.amountMinor,
    });
  });

  it('is of its own store, for whoever is in it, and refuses a period that ends before it begins', async () => {
    const order = await placedOrder(store);
    await ship(store, order.id);
    const other = await testStore();
    expect(await other.run(getOutboundReport, {})).toMatchObject({ total: 0, rows: [] });
    for (const as of ['viewer', 'preview'] as const)
      expect(await store.run(getOutboundReport, {}, { as })).toMatchObject({ total: 1 });
    expect((await store.refusal(getOutboundReport, {}, { as: 'public' })).code).toBe('unauthenticated');
    expect(await store.refusal(getOutboundReport, { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('Swap the two'),
    });
    expect((await store.refusal(getOutboundReport, { from: 'yesterday' })).code).toBe('bad_input');
    expect(await store.journal()).toHaveLength(1);
  });
});

/** A return of one of two mugs that came back, the fee of $5.00 kept. */
async function returned(quantity: number, condition: 'SELLABLE' | 'DAMAGED') {
  const order = await placedOrder(store);
  await ship(store, order.id, 'DELIVERED');
  await store.run(createReturn, {
    orderNumber: order.orderNumber,
    item: 'the mug',
    quantity,
    reason: condition === 'DAMAGED' ? 'DAMAGED' : 'CHANGED_MIND',
  });
  const id = `${order.orderNumber}-R1`;
  await store.run(changeReturnStatus, { id, status: 'RECEIVED', condition });
  return { order, id };
}

describe('get_returns_report', () => {
  it('tells what came of each return, and sums it up', async () => {
    await stocked(store);
    const good = await returned(2, 'SELLABLE');
    const broken = await returned(1, 'DAMAGED');
    const { refundMinor } = await store.run(refundReturn, { id: good.id });
    const open = await placedOrder(store);
    await ship(store, open.id, 'DELIVERED');
    later(1);
    await store.run(createReturn, {
      orderNumber: open.orderNumber,
      item: 'candle',
      quantity: 1,
      reason: 'WRONG_ITEM',
    });
    const report = await store.run(getReturnsReport, {});
    expect(report.rows).toMatchObject([
      { orderNumber: open.orderNumber, status: 'CREATED', restockedUnits: 0, writtenOffUnits: 0 },
      { handle: broken.id, reasonsText: 'Arrived damaged', restockedUnits: 0, writtenOffUnits: 1 },
      { handle: good.id, isSettled: true, refundMinor, restockedUnits: 2, writtenOffUnits: 0 },
    ]);
    expect(report.totals).toMatchObject({
      returns: 3,
      units: 4,
      restockedUnits: 2,
      writtenOffUnits: 1,
      refundedMinor: refundMinor,
      openRefundMinor: report.rows.slice(0, 2).reduce((sum, row) => sum + row.refundMinor, 0),
    });
    expect(report.totals.byReason[0]).toMatchObject({ reason: 'CHANGED_MIND', units: 2 });
    const second = await store.run(getReturnsReport, { page: 1, size: 2 });
    expect(second).toMatchObject({ rows: [{ handle: good.id }], totals: report.totals, total: 3 });
    expect((await store.run(getReturnsReport, { to: '2026-11-20' })).total).toBe(2);
    const other = await testStore();
    expect((await other.run(getReturnsReport, {})).total).toBe(0);
    expect((await store.run(getReturnsReport, {}, { as: 'viewer' })).total).toBe(3);
    expect((await store.refusal(getReturnsReport, { from: '2026-12-01', to: '2026-11-01' })).code).toBe(
      'bad_input',
    );
  });
});

describe('get_fulfillment_financial_report', () => {
  it('agrees with the books and the refunds to the cent', async () => {
    await addCard(store);
    await stocked(store);
    await store.run(updateReturnSettings, { fee: 'DEDUCT_FROM_REFUND', feeMinor: 500 });
    const { order, id } = await returned(1, 'SELLABLE');
    await store.run(refundReturn, { id });
    later(1);
    await store.run(refundOrder, {
      orderNumber: order.orderNumber,
      part: 'SHIPPING',
      amountMinor: 250,
      reason: 'LATE',
    });
    await store.run(buyLabel, alone);
    await store.run(buyLabel, { ...alone, notes: 'A second box' });
    later(1);
    await store.run(voidLabel, { labelId: 'petra' }).catch(() => undefined);
    const report = await enabled({});
    expect(report.rows.map(({ day }) => day)).toEqual(
      report.rows
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    const { balances } = await store.run(listLedgerEntries, { from: report.from, to: report.to });
    const shipping = balances.find(({ account }) => account === 'SHIPPING')?.balanceMinor ?? 0;
    expect(report.totals.labelRefundMinor - report.totals.labelCostMinor).toBe(shipping);
    expect(report.totals.labelCostMinor).toBe(2 * 1271);
    const refunds = await store.run(listOrderRefunds, { orderNumber: order.orderNumber });
    const shippingBack = refunds.refunds.reduce((sum, one) => sum + one.shippingMinor, 0);
    expect(report.totals).toMatchObject({
      shippingChargedMinor: 600,
      shippingRefundedMinor: shippingBack,
      returnFeesMinor: 500,
    });
    expect(shippingBack).toBe(250);
    for (const one of [...report.rows, report.totals])
      expect(one.netMinor).toBe(
        one.shippingChargedMinor +
          one.returnFeesMinor +
          one.labelRefundMinor -
          one.labelCostMinor -
          one.shippingRefundedMinor,
      );
    const page = await enabled({ page: 1, size: 1 });
    expect(page).toMatchObject({ rows: [report.rows[1]], totals: report.totals, total: report.total });
  });

  it('is there only where it is turned on', async () => {
    expect(await store.refusal(getFulfillmentFinancialReport, {})).toMatchObject({
      code: 'feature_blocked',
      message: 'FEATURE_BLOCKED',
    });
    expect(await enabled({}, 'viewer')).toMatchObject({ total: 0, rows: [] });
    await expect(enabled({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject({
      code: 'bad_input',
    });
  });

  it('counts the shipping of an order once, however it is paid', async () => {
    await placedOrder(store);
    const other = await testStore();
    const days = await store.context((context) =>
      financialDays(context, { from: '2026-11-01', to: '2026-11-30' }),
    );
    expect(days.totals.shippingChargedMinor).toBe(600);
    const theirs = await other.context((context) =>
      financialDays(context, { from: '2026-11-01', to: '2026-11-30' }),
    );
    expect(theirs.days).toEqual([]);
  });
});
