import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { type OrderDetail, orderDetail, shortOrder } from './entities.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { codeWords, count, dayWords, listWords, money } from './words.ts';

/** "outstanding", "on hold (address to check)", "canceled", "shipped": where an order stands in a few words. */
export function standing(
  order: Pick<OrderDetail, 'cancelStatus' | 'fulfillmentStatus' | 'productionStatus' | 'holdReason'>,
): string {
  if (order.cancelStatus === 'CANCELED') return 'canceled';
  const shipped = { NONE: 'not shipped yet', PARTIAL: 'partly shipped', FULFILLED: 'fulfilled' }[
    order.fulfillmentStatus
  ];
  const state =
    order.productionStatus === 'ON_HOLD' && order.holdReason
      ? `on hold (${order.holdReason})`
      : codeWords(order.productionStatus);
  return `${state} and ${shipped}${order.cancelStatus === 'PARTIAL' ? ', partly canceled' : ''}`;
}

const returnWords: Readonly<Record<OrderDetail['returnStatus'], string>> = {
  NONE: '',
  CREATED: ' A return is announced.',
  SHIPPING: ' A return is on its way back.',
  RECEIVED: ' A return has come back.',
  CANCELED: ' A return was called off.',
};

export const getOrder = declareOperation({
  name: 'get_order',
  area: 'orders',
  title: 'Show an order',
  description:
    'Shows one order whole: state, customer, items, total, refunds, address, shipments, notes and what may be done with it now. ' +
    'What it earned after cost, fees and refunds is in get_order_sale_info. ' +
    'Needs the number or the id; to find orders by anything else use list_orders. For the parcel alone use get_order_tracking.',
  examples: [
    'How is order 1042 doing?',
    'Show me order #1042',
    'Open the second one',
    'What did she order in 1042?',
    "Maya's order",
  ],
  input: z.object(orderRef),
  output: orderDetail,
  http: { method: 'GET', path: '/web/orders/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'order',
  everyday: ['orderNumber'],
  offered: true,
  errors: ['not_found'],
  related: [
    'get_order_tracking',
    'cancel_line_item',
    'cancel_order',
    'change_order_status',
    'add_order_note',
    'change_shipping_address',
    'create_return',
  ],
  toModel: shortOrder,
  summary: (order) => {
    const items = listWords(
      order.lineItems.map((line) => `${line.quantity} × ${line.title}`),
      4,
    );
    const back =
      order.refundedMinor > 0 ? `, ${money(order.refundedMinor, order.currency)} of it refunded` : '';
    const paid =
      order.paymentStatus === 'PENDING'
        ? ', not paid yet'
        : order.paymentStatus === 'PARTIALLY_PAID' && order.owedMinor > 0
          ? `, ${money(order.owedMinor, order.currency)} of it still to be paid`
          : order.paymentStatus === 'PAID'
            ? ', paid'
            : '';
    const age = order.ageDays === 0 ? 'today' : `${count(order.ageDays, 'day')} ago`;
    const returned = returnWords[order.returnStatus];
    return (
      `Order #${order.orderNumber} of ${order.customerName} is ${standing(order)}. ` +
      `Placed ${dayWords(order.placedAt)} (${age}), ${money(order.totalMinor, order.currency)}${paid}${back}: ${items}.${returned}`
    );
  },
});
