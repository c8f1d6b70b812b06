import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import type { Access } from '../kernel/operation.ts';

export { mayRead, mayAct } from '../kernel/access.ts';

/**
 * How every operation on one order names it: `id` (its UUID, or its number as the path of a REST call carries it)
 * or `orderNumber`. One of the two is needed; with neither the answer is bad_input "Which order?".
 * Words fill `orderNumber`, so that is the field with the question.
 */
export const orderRef = {
  id: forForms(
    z
      .string()
      .trim()
      .min(1)
      .max(40)
      .describe("The order's UUID, its number, or what its channel calls it, such as #W1234.")
      .optional(),
  ),
  orderNumber: field(z.int().min(1).max(2_147_483_647), {
    ref: 'order',
    words: ['order', 'order number', 'number'],
    question: 'Which order? Its number is enough.',
    label: 'Order',
  })
    .describe('The number people use, such as 1042.')
    .optional(),
};

/** Admins and up, for what reaches all orders or all figures of the store. */
export const mayManage: Access = { kind: 'private', role: 'admin', preview: false };

/** Reads that are stale after an order changed. */
export const orderReads = [
  'list_orders',
  'get_order',
  'get_order_tracking',
  'get_order_sale_info',
  'list_order_refunds',
  'list_customers',
  'get_customer',
  'list_order_notes',
  'list_order_status_history',
  'list_order_origins',
  'list_inventory_counts',
  'get_sales_stats',
  'get_outbound_report',
  'get_fulfillment_financial_report',
  'list_feed',
] as const;

/** What all changes of one order have in common. */
export const orderChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order',
  offered: true,
  invalidates: orderReads,
} as const;
