import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderRef } from '../orders/order-ref.ts';
import { changedReturn, mayAct, returnReads, shortReturn } from './entities.ts';
import { refundMethod } from './enums.ts';
import { reasonField, returnLinesField } from './return-ref.ts';
import { itemsWords, money } from './words.ts';

const returnPart = z.enum(['EVERYTHING']);

export const createReturn = declareOperation({
  name: 'create_return',
  area: 'returns',
  title: 'Create a return',
  description:
    'Records that a customer is returning something from a shipped order: all of it, an item, or some units, with the reason. Calculates the refund; pays nothing yet. ' +
    'With an exchange, also creates a new order for that item. To cancel what has not shipped use cancel_line_item; to refund without a return use refund_order.',
  examples: [
    'Petra sends one bowl back',
    'Create a return for order 1042, 2 candles, damaged',
    'She wants to return the mug, it’s the wrong color',
    'Return everything of order #1038',
    'Exchange the sand mug on 1042 for a blue one',
  ],
  input: z.object({
    ...orderRef,
    customer: field(z.string().trim().min(1).max(200), {
      ref: 'customer',
      words: ['customer', 'shopper', 'from', 'her', 'him'],
      hasDefault: true,
      label: 'Order',
    })
      .describe(
        'Instead of the order: a customer’s id, email or name. If there are several orders, it asks which one.',
      )
      .optional(),
    part: field(returnPart, {
      words: ['part'],
      valueWords: {
        EVERYTHING: ['everything', 'all of it', 'the whole order', 'all items', 'the whole thing'],
      },
      label: 'Part',
    }).optional(),
    lineItemId: forForms(z.string().trim().min(1).max(40).optional()),
    item: field(z.string().trim().min(1).max(200), {
      ref: 'order_line_item',
      sense: 'product_words',
      words: ['item', 'line', 'product'],
      hasDefault: true,
      label: 'Item',
    })
      .describe('Words of its title or variant, or its SKU.')
      .optional(),
    quantity: field(z.int().min(1).max(100_000), {
      sense: 'quantity',
      words: ['units', 'pieces', 'quantity'],
      label: 'Units',
    })
      .describe('Units of the item; all that can be returned when left out.')
      .optional(),
    lines: forForms(returnLinesField().optional().describe('Several items at once, units of each.')),
    reason: reasonField().describe('For all lines without their own reason; OTHER when left out.').optional(),
    note: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      words: ['note', 'noting'],
      label: 'Note',
    })
      .describe('For the team.')
      .optional(),
    exchangeItem: field(z.string().trim().min(1).max(200), {
      sense: 'product_words',
      words: ['exchange for', 'swap for', 'in exchange for', 'replace with', 'exchange it for'],
      label: 'Exchange for',
    })
      .describe('What to send instead, in the same number of units: words or SKU of a product.')
      .optional(),
    refundMethod: field(refundMethod, {
      words: ['refund method'],
      valueWords: { STORE_CREDIT: ['for store credit', 'as store credit', 'for credit'] },
      label: 'Refund',
    })
      .describe('The one in the return settings when left out.')
      .optional(),
    overrideReason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      words: ['anyway because', 'make an exception because', 'exception because', 'although late because'],
      label: 'Exception because',
    })
      .describe('Why it is accepted even though the window has closed. Admins only.')
      .optional(),
  }),
  output: changedReturn,
  http: { method: 'POST', path: '/web/return-orders', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'return_order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['change_return_status', 'refund_return', 'get_return', 'get_order'],
  invalidates: returnReads,
  toModel: shortReturn,
  summary: ({ handle, customerName, lines, order, refund, currency, exchange }) =>
    `Created return ${handle}: ${customerName} is returning ${itemsWords(lines)} from order #${order.orderNumber}. ` +
    `The refund comes to ${money(refund.totalMinor, currency)} once it’s received.` +
    (exchange ? ` Order #${exchange.orderNumber} was created for the exchange.` : ''),
});
