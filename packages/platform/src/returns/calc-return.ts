import { OperationError } from '@brandwright/contract';
import { calcReturn } from '@brandwright/contract/returns/calc-return.ts';
import { implement } from '../kernel/request/implementation.ts';
import { chooseLines } from './choose-lines.ts';
import { refundOfChosen } from './new-return.ts';
import { readOrderFacts, requireReturnable, type OrderFacts } from './order-facts.ts';
import { feeOf, readSettings } from './settings.ts';
import { windowOf } from './return-window.ts';

export default implement(calcReturn, {
  async run(context, { orderId, lines }) {
    const facts = await readOrderFacts(context, { id: orderId });
    const rules = await readSettings(context);
    const { until, closed } = windowOf(facts, rules, context.clock.now());
    const chosen = lines === undefined ? [] : chooseLines(facts, { lines });
    return {
      output: {
        orderId: facts.order.id,
        orderNumber: facts.order.orderNumber,
        customerName: facts.order.customerName,
        currency: facts.order.currency,
        lines: facts.lines.map(({ id, title, variant, returnable }) => ({
          lineItemId: id,
          title,
          variant,
          returnable,
        })),
        until,
        isOpen: closed === null,
        refused: whyNothing(facts),
        refund: refundOfChosen(facts, chosen, chosen.length === 0 ? 0 : feeOf(rules)),
      },
    };
  },
});

/** Why nothing of an order can come back; null where something can. */
export function whyNothing(facts: OrderFacts): string | null {
  try {
    requireReturnable(facts);
    return null;
  } catch (error) {
    if (error instanceof OperationError) return error.message;
    throw error;
  }
}
