import { getOrder as declaration } from '@brandwright/contract/orders/get-order.ts';
import { listOrderNotes as notesDeclaration } from '@brandwright/contract/orders/list-order-notes.ts';
import { listOrderStatusHistory as historyDeclaration } from '@brandwright/contract/orders/list-order-status-history.ts';
import { getOrderSaleInfo as saleDeclaration } from '@brandwright/contract/orders/get-order-sale-info.ts';
import { getOrderTracking as trackingDeclaration } from '@brandwright/contract/orders/get-order-tracking.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder, linesOf } from './find-order.ts';
import { notesOf, readOrder, shipmentsOf, statusHistoryOf, toLineItem } from './read-order.ts';

export const getOrder = implement(declaration, {
  run: async (context, name) => ({ output: await readOrder(context, name) }),
});

export const getOrderTracking = implement(trackingDeclaration, {
  async run(context, name) {
    const { id, orderNumber, fulfillmentStatus } = await findOrder(context, name);
    return { output: { id, orderNumber, fulfillmentStatus, shipments: await shipmentsOf(context, id) } };
  },
});

export const getOrderSaleInfo = implement(saleDeclaration, {
  async run(context, name) {
    const order = await findOrder(context, name);
    const lines = (await linesOf(context, order.id)).map(toLineItem);
    const { id, orderNumber, currency, subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } =
      order;
    const { capturedMinor, refundedMinor } = order;
    return {
      output: {
        id,
        orderNumber,
        currency,
        subtotalMinor,
        discountMinor,
        shippingMinor,
        taxMinor,
        totalMinor,
        capturedMinor,
        refundedMinor,
        netMinor: capturedMinor - refundedMinor,
        lines: lines.map((line) => ({
          lineItemId: line.id,
          title: line.title,
          quantity: line.quantity,
          canceledQuantity: line.canceledQuantity,
          goodsMinor: line.quantity * line.unitPriceMinor,
          totalMinor: line.totalMinor,
          refundedMinor: line.refundedMinor,
        })),
      },
    };
  },
});

export const listOrderNotes = implement(notesDeclaration, {
  async run(context, name) {
    const { id, orderNumber, note, shopperNote } = await findOrder(context, name);
    return { output: { id, orderNumber, note, shopperNote, notes: await notesOf(context, id) } };
  },
});

export const listOrderStatusHistory = implement(historyDeclaration, {
  async run(context, name) {
    const { id, orderNumber, productionStatus } = await findOrder(context, name);
    return { output: { id, orderNumber, productionStatus, history: await statusHistoryOf(context, id) } };
  },
});
