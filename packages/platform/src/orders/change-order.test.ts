import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { addWholesaleRequirements } from '@brandwright/contract/orders/add-wholesale-requirements.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { importOrders } from '@brandwright/contract/orders/import-orders.ts';
import { startFinancialExport } from '@brandwright/contract/orders/start-financial-export.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { addOrderNote } from '@brandwright/contract/orders/add-order-note.ts';
import { listOrderNotes } from '@brandwright/contract/orders/list-order-notes.ts';
import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import { changeShippingAddress } from '@brandwright/contract/orders/change-shipping-address.ts';
import { changeShippingMethod } from '@brandwright/contract/orders/change-shipping-method.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { listOrderStatusHistory } from '@brandwright/contract/orders/list-order-status-history.ts';
import { getOrderSaleInfo } from '@brandwright/contract/orders/get-order-sale-info.ts';
import { getOrderTracking } from '@brandwright/contract/orders/get-order-tracking.ts';
import { recreateShipment } from '@brandwright/contract/orders/recreate-shipment.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from './testing.ts';

const one = { orderNumber: 8001 };

async function undoLast(store: TestStore): Promise<void> {
  const [entry] = await store.journal();
  await store.undo(entry?.id ?? '');
}

describe('change_order_status', () => {
  it('says what a change of status and a note will do when they need a yes', async () => {
    const store = await testStore();
    await placedOrder(store);
    const held = { ...one, productionStatus: 'ON_HOLD', reason: 'Card looks odd' } as const;
    const asked = { via: 'partner', untrustedInView: true } as const;
    expect(await store.call(changeOrderStatus, held, asked)).toMatchObject({
      kind: 'asks',
      action: {
        preview: {
          verb: 'Put on hold',
          what: 'Order #8001 goes from outstanding to on hold (Card looks odd).',
        },
      },
    });
    expect(await store.call(addOrderNote, { ...one, text: 'Call her' }, asked)).toMatchObject({
      action: { preview: { what: 'Adds a note to order #8001: “Call her”.' } },
    });
    expect(
      await store.refusal(changeOrderStatus, { ...one, productionStatus: 'FINISHED' }, asked),
    ).toMatchObject({ code: 'bad_transition' });
  });

  it('holds with a reason, keeps the history, and takes it back', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    const held = await store.run(changeOrderStatus, {
      ...one,
      productionStatus: 'ON_HOLD',
      reason: 'The customer asked',
    });
    expect(held).toMatchObject({
      productionStatus: 'ON_HOLD',
      holdReason: 'The customer asked',
      change: 'Order #8001 went from outstanding to on hold (The customer asked).',
    });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({
      operation: 'change_order_status',
      subjectId: order.id,
      summary: held.change,
    });
    const { history } = await store.run(listOrderStatusHistory, one);
    expect(history.map((change) => [change.from, change.to, change.by])).toEqual([
      ['OUTSTANDING', 'ON_HOLD', 'Test Person'],
      [null, 'OUTSTANDING', 'Test Person'],
    ]);
    await undoLast(store);
    expect(await store.run(getOrder, one)).toMatchObject({
      productionStatus: 'OUTSTANDING',
      holdReason: null,
    });
  });

  it('refuses what is not allowed and says what is', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    const finished = await store.refusal(changeOrderStatus, { ...one, productionStatus: 'FINISHED' });
    expect(finished).toMatchObject({
      code: 'bad_transition',
      message: 'Order #8001 is outstanding. From here it can go to processing or on hold.',
    });
    await store.run(changeOrderStatus, { ...one, productionStatus: 'PROCESSING' });
    const early = await store.refusal(changeOrderStatus, { ...one, productionStatus: 'FINISHED' });
    expect(early.message).toBe(
      'Order #8001 is processing and hasn’t fully shipped. From here it can go to on hold or outstanding.',
    );
    const same = await store.refusal(changeOrderStatus, { ...one, productionStatus: 'PROCESSING' });
    expect(same.message).toContain('is already processing');
    await ship(store, order.id);
    expect(await store.run(changeOrderStatus, { ...one, productionStatus: 'FINISHED' })).toMatchObject({
      productionStatus: 'FINISHED',
    });
    expect(
      (await store.refusal(changeOrderStatus, { ...one, productionStatus: 'ON_HOLD' })).message,
    ).toContain('can no longer change');
  });

  it('does not undo over a later change', async () => {
    const store = await testStore();
    await placedOrder(store);
    await store.run(changeOrderStatus, { ...one, productionStatus: 'ON_HOLD' });
    const [held] = await store.journal();
    await store.run(changeOrderStatus, { ...one, productionStatus: 'PROCESSING' });
    await expect(store.undo(held?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
    expect(await store.run(getOrder, one)).toMatchObject({ productionStatus: 'PROCESSING' });
  });
});

describe('notes', () => {
  it('pins one note and keeps a history of others', async () => {
    const store = await testStore();
    await placedOrder(store);
    await store.run(setOrderNote, { ...one, note: 'Gift wrap it' });
    await store.run(setOrderNote, { ...one, note: 'Gift wrap, red' });
    await store.run(addOrderNote, { ...one, text: 'She called' });
    await store.run(addOrderNote, { ...one, text: '<img src=x onerror=alert(1)>' });
    const notes = await store.run(listOrderNotes, one);
    expect(notes.note).toBe('Gift wrap, red');
    expect(notes.notes.map((note) => note.text)).toEqual(['<img src=x onerror=alert(1)>', 'She called']);
    await undoLast(store);
    expect((await store.run(listOrderNotes, one)).notes).toHaveLength(1);
    await store.run(setOrderNote, { ...one, note: '' });
    expect((await store.run(getOrder, one)).note).toBeNull();
    await undoLast(store);
    expect((await store.run(getOrder, one)).note).toBe('Gift wrap, red');
    expect(await store.refusal(addOrderNote, { ...one, text: '  ' })).toMatchObject({ code: 'bad_input' });
  });
});

describe('shipping', () => {
  it('changes method and address until the order ships, each with an undo', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    expect((await store.run(changeShippingMethod, { ...one, shippingMethod: 'OVERNIGHT' })).change).toBe(
      'Order #8001 will go Overnight (was Standard).',
    );
    await undoLast(store);
    expect((await store.run(getOrder, one)).shippingMethod).toBe('STANDARD');
    const moved = await store.run(changeShippingAddress, {
      ...one,
      addressLine1: '5 Elm Road, Apt 2, Seattle, WA 98109',
    });
    expect(moved.shippingAddress).toMatchObject({
      name: 'Maya Chen',
      addressLine1: '5 Elm Road',
      addressLine2: 'Apt 2',
      city: 'Seattle',
      state: 'WA',
      zipCode: '98109',
    });
    await undoLast(store);
    expect((await store.run(getOrder, one)).shippingAddress).toMatchObject({
      addressLine1: '18 Alder Street',
      city: 'Portland',
    });
    await ship(store, order.id);
    expect(await store.refusal(changeShippingMethod, { ...one, shippingMethod: 'OVERNIGHT' })).toMatchObject({
      code: 'bad_transition',
    });
    expect(await store.refusal(changeShippingAddress, { ...one, city: 'Salem' })).toMatchObject({
      code: 'bad_transition',
    });
  });

  it('refuses an address that no carrier would take', async () => {
    const store = await testStore();
    await placedOrder(store);
    const refusal = await store.refusal(changeShippingAddress, { ...one, zipCode: '9720', state: 'XX' });
    expect(refusal.details?.map((detail) => detail.path)).toEqual(['state', 'zipCode']);
    expect(await store.refusal(changeShippingAddress, one)).toMatchObject({ code: 'bad_input' });
    const abroad = await store.run(changeShippingAddress, {
      ...one,
      addressLine1: '1 Rue Cler',
      city: 'Paris',
      state: '',
      zipCode: '75007',
      countryCode: 'fr',
    });
    expect(abroad).toMatchObject({ countryCode: 'FR', shippingAddress: { state: null } });
  });
});

describe('shipments', () => {
  it('shows where a parcel is and sends it again once, after a yes', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    expect(getOrderTracking.summary(await store.run(getOrderTracking, one), one)).toContain(
      'hasn’t shipped yet',
    );
    expect(await store.refusal(recreateShipment, one)).toMatchObject({ code: 'bad_transition' });
    await ship(store, order.id);
    const tracking = await store.run(getOrderTracking, one);
    expect(getOrderTracking.summary(tracking, one)).toBe(
      'Order #8001 is in transit with USPS, tracking number 9400 1000 0000 0000 0000 00. Last seen November 20, 2026 in Reno, NV: Arrived at facility.',
    );
    const action = await store.ask(recreateShipment, { ...one, reason: 'Lost' });
    expect(action.preview.toWhom).toContain('18 Alder Street');
    await store.decide(action.id, true);
    const after = await store.run(getOrderTracking, one);
    expect(after.shipments.map((shipment) => shipment.status).sort()).toEqual(['PREPARING', 'REPLACED']);
    const old = after.shipments.find((shipment) => shipment.status === 'REPLACED');
    expect(await store.refusal(recreateShipment, { ...one, shipmentId: old?.id })).toMatchObject({
      code: 'conflict',
    });
    expect(await store.refusal(recreateShipment, { ...one, shipmentId: randomUUID() })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('who may', () => {
  const acts = [
    [cancelOrder, one],
    [cancelLineItem, { ...one, item: 'mug' }],
    [changeOrderStatus, { ...one, productionStatus: 'ON_HOLD' }],
    [setOrderNote, { ...one, note: 'x' }],
    [addOrderNote, { ...one, text: 'x' }],
    [changeShippingMethod, { ...one, shippingMethod: 'OVERNIGHT' }],
    [changeShippingAddress, { ...one, city: 'Salem' }],
    [recreateShipment, one],
    [addWholesaleRequirements, { ...one, instructions: 'x' }],
  ] as const;
  const more = [
    [createManualRetailOrder, { customerName: 'A', item: 'B', unitPriceMinor: 1 }],
    [createManualWholesaleOrder, { customerName: 'A', item: 'B', unitPriceMinor: 1 }],
    [importOrders, { fileId: randomUUID() }],
    [startFinancialExport, {}],
    [createOrderRule, { totalOverMinor: 1, hold: true }],
    [setOrderRuleEnabled, { rule: 'x', enabled: true }],
    [deleteOrderRule, { rule: 'x' }],
  ] as const;

  it.each([...acts, ...more])('refuses viewers and preview accounts: %#', async (declaration, input) => {
    const store = await testStore();
    await placedOrder(store);
    expect(await store.refusal(declaration, input, { as: 'viewer' })).toMatchObject({ code: 'forbidden' });
    expect(await store.refusal(declaration, input, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
      message: "Preview mode can't take this action.",
    });
    expect(await store.run(getOrder, one, { as: 'viewer' })).toMatchObject({
      cancelStatus: 'NONE',
      productionStatus: 'OUTSTANDING',
    });
  });

  it.each(
    [getOrder, getOrderTracking, getOrderSaleInfo, listOrderNotes, listOrderStatusHistory]
      .map((declaration) => [declaration, {}] as const)
      .concat(acts as never),
  )('does not find the order of another store: %#', async (declaration, input) => {
    const [store, other] = [await testStore(), await testStore()];
    const order = await placedOrder(store);
    const { orderNumber: _number, ...rest } = { orderNumber: 0, ...input };
    expect(await other.refusal(declaration, { ...rest, id: order.id })).toMatchObject({ code: 'not_found' });
    expect(await other.refusal(declaration, { ...rest, orderNumber: 8001 })).toMatchObject({
      code: 'not_found',
    });
    expect(await store.refusal(declaration, rest)).toMatchObject({ code: 'bad_input' });
    expect(await other.journal()).toEqual([]);
  });
});
