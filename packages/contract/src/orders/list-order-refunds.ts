import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut, orderRefund } from './entities.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { count, dayWords, listWords, money } from './words.ts';

export const orderRefunds = z.object({
  id: z.uuid(),
  orderNumber: orderNumberOut,
  customerName: z.string(),
  /** Where the shopper can be told; null where the order has no address. */
  email: z.string().nullable(),
  currency: z.string(),
  /** Paid and refunded, in money and with store credit. */
  capturedMinor: amountMinor(),
  refundedMinor: amountMinor(),
  /** What can still be refunded: paid less refunded, of the payments as of the order. */
  leftMinor: amountMinor(),
  /** What of it would go back to store credit, which gets back first what it paid. */
  creditLeftMinor: amountMinor(),
  /** Shipping and the tax on it, less what was refunded of it. */
  shippingLeftMinor: amountMinor(),
  lines: z.array(
    z.object({
      lineItemId: z.uuid(),
      title: z.string(),
      variant: z.string().nullable(),
      quantity: z.int(),
      /** Units that were not paid back. */
      unitsLeft: z.int(),
      /** What was paid for it and not refunded. */
      leftMinor: amountMinor(),
      /** What 1, 2, … of the units left would pay back, to the cent; empty for a line of very many units. */
      worthMinor: z.array(z.int()),
    }),
  ),
  /** Newest first. */
  refunds: z.array(orderRefund),
});
export type OrderRefunds = z.output<typeof orderRefunds>;

export const listOrderRefunds = declareOperation({
  name: 'list_order_refunds',
  area: 'orders',
  title: 'Refunds of an order',
  description:
    'Lists the refunds of one order with reasons and times, and what can still be refunded: in all, of the shipping and of each item. ' +
    'To refund use refund_order or give_goodwill.',
  examples: [
    'What was refunded on order 1042?',
    'How much can I still refund on #1042?',
    'Show the refunds of order 1042',
    'Did she get her money back for 1042?',
  ],
  input: z.object(orderRef),
  output: orderRefunds,
  http: { method: 'GET', path: '/web/orders/{id}/refunds' },
  access: mayRead,
  effect: 'read',
  card: 'order_refunds',
  offered: true,
  errors: ['not_found'],
  related: ['refund_order', 'give_goodwill', 'get_order'],
  toModel: ({ lines, ...rest }) => ({
    ...rest,
    lines: lines.map(({ worthMinor: _worth, ...line }) => line),
  }),
  summary: ({ orderNumber, refunds, refundedMinor, leftMinor, capturedMinor, currency }) => {
    if (capturedMinor === 0) return `Order #${orderNumber} was never paid, so there’s nothing to refund.`;
    const left =
      leftMinor === 0 ? 'Nothing is left to refund.' : `${money(leftMinor, currency)} can still be refunded.`;
    const [only, ...others] = refunds;
    if (!only) return `Nothing was refunded on order #${orderNumber}. ${left}`;
    const said = listWords(
      refunds.map(
        (one) => `${money(one.amountMinor, currency)} on ${dayWords(one.createdAt)} (${one.reason})`,
      ),
      3,
    );
    return others.length === 0
      ? `Order #${orderNumber} has a refund of ${said}. ${left}`
      : `Order #${orderNumber} has ${count(refunds.length, 'refund')}, ${money(refundedMinor, currency)} in all: ${said}. ${left}`;
  },
});
