import { OperationError, type InputOf } from '@brandwright/contract';
import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { count } from '@brandwright/contract/orders/words.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder, linesOf, lockOrder, type LineRecord, type OrderRecord } from './find-order.ts';
import { findLine } from './find-line.ts';
import { openUnits } from './rules.ts';
import { type Plan, checkCancelable, planOf, carryOut, previewOf } from './cancel.ts';

type ItemInput = InputOf<typeof cancelLineItem>;

async function oneItem(
  context: Context,
  order: OrderRecord,
  lines: LineRecord[],
  input: ItemInput,
): Promise<Plan & { line: LineRecord; units: number }> {
  checkCancelable(order, lines);
  const line = findLine(order.orderNumber, lines, input);
  const open = openUnits(line);
  if (open === 0) throw new OperationError(...nothingLeft(order, line));
  const units = input.quantity ?? open;
  if (units > open) {
    throw new OperationError(
      'bad_input',
      `Only ${count(open, 'unit')} of ${line.title} on order #${order.orderNumber} can still be canceled.`,
      [{ path: 'quantity', message: `At most ${open}.` }],
    );
  }
  return { ...(await planOf(context, order, lines, [{ lineId: line.id, units }], input)), line, units };
}

function nothingLeft(order: OrderRecord, line: LineRecord): ['conflict' | 'bad_transition', string] {
  return line.canceledQuantity === line.quantity
    ? [
        'conflict',
        `${line.title} on order #${order.orderNumber} is already canceled. Nothing was refunded again.`,
      ]
    : [
        'bad_transition',
        `${line.title} on order #${order.orderNumber} has shipped, so it can no longer be canceled. Ask the customer to send it back instead.`,
      ];
}

export default implement(cancelLineItem, {
  async run(context, input) {
    const order = await lockOrder(context, input);
    const plan = await oneItem(context, order, await linesOf(context, order.id), input);
    return { output: await carryOut(context, plan, input), subject: { kind: 'order', id: order.id } };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    const plan = await oneItem(context, order, await linesOf(context, order.id), input);
    return {
      input: {
        ...input,
        id: order.id,
        orderNumber: order.orderNumber,
        lineItemId: plan.line.id,
        quantity: plan.units,
        expectedRefundMinor: plan.refund.amountMinor,
      },
      preview: previewOf(
        plan,
        input,
        `Cancels ${plan.units} × ${plan.line.title} on order #${order.orderNumber}.`,
      ),
    };
  },
});
