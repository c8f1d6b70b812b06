import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut } from './entities.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { money } from './words.ts';

export const getOrderSaleInfo = declareOperation({
  name: 'get_order_sale_info',
  area: 'orders',
  title: 'Sale figures of an order',
  description:
    'Shows the money of one order: subtotal, discount, shipping, tax, total, captured, refunded, net, and each line.',
  examples: [
    'What did we make on order 1042?',
    'Sale figures of #1042',
    'How much was refunded on order 1042?',
  ],
  input: z.object(orderRef),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    currency: z.string(),
    subtotalMinor: amountMinor(),
    discountMinor: amountMinor(),
    shippingMinor: amountMinor(),
    taxMinor: amountMinor(),
    totalMinor: amountMinor(),
    capturedMinor: amountMinor(),
    refundedMinor: amountMinor(),
    /** Paid with store credit, less what of it went back: no money, and so in no figure of sales. */
    creditUsedMinor: amountMinor(),
    /** Captured less refunded. */
    netMinor: amountMinor(),
    lines: z.array(
      z.object({
        lineItemId: z.uuid(),
        title: z.string(),
        quantity: z.int(),
        canceledQuantity: z.int(),
        /** quantity × unit price: these add up to the subtotal. */
        goodsMinor: amountMinor(),
        /** After discount and with tax: these and the shipping add up to the total. */
        totalMinor: amountMinor(),
        refundedMinor: amountMinor(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/orders/{id}/sale-info' },
  access: mayRead,
  effect: 'read',
  card: 'order_sale',
  offered: true,
  errors: ['not_found'],
  related: ['get_order'],
  summary: (output) =>
    `Order #${output.orderNumber} came to ${money(output.totalMinor, output.currency)}: ${money(output.capturedMinor, output.currency)} captured, ` +
    `${money(output.refundedMinor, output.currency)} refunded, ${money(output.netMinor, output.currency)} kept.` +
    (output.creditUsedMinor > 0
      ? ` ${money(output.creditUsedMinor, output.currency)} was paid with store credit.`
      : ''),
});
