import { addWholesaleRequirements } from '@brandwright/contract/orders/add-wholesale-requirements.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { downloadWarehouseAttachment } from '@brandwright/contract/orders/download-warehouse-attachment.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrderOrigins } from '@brandwright/contract/orders/list-order-origins.ts';
import { getOrderSaleInfo } from '@brandwright/contract/orders/get-order-sale-info.ts';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { keepCsv } from '../store/testing-files.ts';
import { placedOrder } from './testing.ts';

const one = { orderNumber: 8001 };

async function undoLast(store: TestStore): Promise<void> {
  const [entry] = await store.journal();
  await store.undo(entry?.id ?? '');
}

describe('orders entered by hand', () => {
  it('adds up, is numbered by its own series, and undo cancels it', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    expect(order).toMatchObject({
      orderNumber: 8001,
      subtotalMinor: 9000,
      discountMinor: 1000,
      totalMinor: 9105,
      capturedMinor: 9105,
      itemsText: 'Ceramic mug and Scented candle',
    });
    expect((await placedOrder(store)).orderNumber).toBe(8002);
    await undoLast(store);
    expect(await store.run(getOrder, { orderNumber: 8002 })).toMatchObject({
      cancelStatus: 'CANCELED',
      refundedMinor: 9105,
    });
    const sale = await store.run(getOrderSaleInfo, one);
    expect(sale).toMatchObject({ totalMinor: 9105, netMinor: 9105 });
    expect(sale.lines.reduce((sum, line) => sum + line.totalMinor, 0) + sale.shippingMinor).toBe(9105);
    expect((await store.run(listOrderOrigins, {})).origins[0]).toMatchObject({
      origin: 'MANUAL_RETAIL',
      orders: 2,
      worthMinor: 18_210,
    });
  });

  it('knows a customer again, and asks for what is missing', async () => {
    const store = await testStore();
    const first = await placedOrder(store);
    const again = await store.run(createManualRetailOrder, {
      customerName: 'maya chen',
      item: 'Linen tote',
      quantity: 2,
      unitPriceMinor: 2400,
    });
    expect(again).toMatchObject({
      customerId: first.customerId,
      customerName: 'Maya Chen',
      email: 'maya@example.com',
      totalMinor: 4800,
      customerOrderCount: 2,
      paymentStatus: 'PENDING',
    });
    const byId = await store.run(createManualRetailOrder, {
      customerName: first.customerId ?? '',
      item: 'Linen tote',
      unitPriceMinor: 2400,
    });
    expect(byId).toMatchObject({ customerId: first.customerId, customerName: 'Maya Chen' });
    expect(
      (
        await store.refusal(createManualRetailOrder, {
          customerName: 'Tom Reed',
          item: 'Vase',
          unitPriceMinor: 100,
        })
      ).message,
    ).toContain('Where should Tom Reed’s order go?');
    expect((await store.refusal(createManualRetailOrder, { customerName: 'Maya Chen' })).message).toContain(
      'Which items',
    );
    expect(
      (await store.refusal(createManualRetailOrder, { customerName: 'Maya Chen', item: 'Vase' })).message,
    ).toContain('What does one Vase cost?');
    const tooMuch = { customerName: 'Maya Chen', item: 'Vase', unitPriceMinor: 100, discountMinor: 200 };
    expect(await store.refusal(createManualRetailOrder, tooMuch)).toMatchObject({ code: 'bad_input' });
    const picked = {
      customerName: 'Tom Reed',
      item: 'Vase',
      unitPriceMinor: 100,
      shippingMethod: 'LOCAL_PICKUP' as const,
    };
    expect(await store.run(createManualRetailOrder, picked)).toMatchObject({
      customerName: 'Tom Reed',
      shippingMethod: 'LOCAL_PICKUP',
    });
  });

  it('takes ten at the same moment without giving a number twice', async () => {
    const store = await testStore();
    const placed = await Promise.all(Array.from({ length: 10 }, () => placedOrder(store)));
    expect(placed.map((order) => order.orderNumber).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_none, index) => 8001 + index),
    );
  });

  it('knows a shop by its company, with the address it had last', async () => {
    const store = await testStore();
    const first = {
      customerName: 'Ana Silva',
      company: 'Oak Street Goods',
      item: 'Mug',
      unitPriceMinor: 1400,
    };
    const address = { addressLine1: '9 Oak Street', city: 'Boise', state: 'ID', zipCode: '83702' };
    await store.run(createManualWholesaleOrder, { ...first, ...address });
    const again = await store.run(createManualWholesaleOrder, {
      customerName: 'oak street goods',
      item: 'Mug',
      quantity: 24,
      unitPriceMinor: 1400,
    });
    expect(again).toMatchObject({ customerName: 'Ana Silva', shippingAddress: { city: 'Boise' } });
  });

  it('keeps the requirements of wholesale orders with their documents', async () => {
    const store = await testStore();
    const file = await keepCsv(store, 'packing.csv', 'a,b\n');
    const order = await store.run(createManualWholesaleOrder, {
      customerName: 'Oak Street Goods',
      addressLine1: '9 Oak Street',
      city: 'Boise',
      state: 'ID',
      zipCode: '83702',
      item: 'Ceramic mug',
      quantity: 120,
      unitPriceMinor: 1400,
      purchaseOrderNumber: '4471',
      deliverBy: '2026-12-10',
      attachmentFileIds: [file],
    });
    expect(order).toMatchObject({ orderNumber: 9001, totalMinor: 168_000 });
    expect(order.wholesaleRequirements[0]).toMatchObject({
      purchaseOrderNumber: '4471',
      deliverBy: '2026-12-10',
    });
    const attachmentId = order.wholesaleRequirements[0]?.attachments[0]?.id ?? '';
    expect(await store.run(downloadWarehouseAttachment, { id: attachmentId })).toMatchObject({
      name: 'packing.csv',
      sizeBytes: 4,
    });
    const added = await store.run(addWholesaleRequirements, { orderNumber: 9001, instructions: 'Palletize' });
    expect(added.wholesaleRequirements).toHaveLength(2);
    await undoLast(store);
    expect((await store.run(getOrder, { orderNumber: 9001 })).wholesaleRequirements).toHaveLength(1);
    await placedOrder(store);
    expect(
      await store.refusal(addWholesaleRequirements, { ...one, instructions: 'Palletize' }),
    ).toMatchObject({ code: 'bad_transition' });
    const other = await testStore();
    expect(await other.refusal(downloadWarehouseAttachment, { id: attachmentId })).toMatchObject({
      code: 'not_found',
    });
  });
});
