import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import type { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';

/** How what is canceled is handled. */
export interface CancelHow {
  refund: boolean;
  restock: boolean;
  reason: string;
}

/** Units to cancel by line id; 0 or missing leaves a line alone. */
export type CancelChoice = Readonly<Record<string, number>>;

/** The calls that carry out a choice: the whole order in one, or one for each line. */
export type CancelPlan =
  | { kind: 'nothing' }
  | { kind: 'order'; input: SendOf<typeof cancelOrder> }
  | { kind: 'lines'; inputs: SendOf<typeof cancelLineItem>[] };

type Cancelable = Pick<OrderDetail, 'id'> & {
  lineItems: readonly Pick<OrderDetail['lineItems'][number], 'id' | 'openQuantity'>[];
};

/** All that is open chosen cancels the order (and so pays shipping back where nothing shipped); anything less cancels lines. */
export function cancelPlan(order: Cancelable, choice: CancelChoice, how: CancelHow): CancelPlan {
  const reason = how.reason.trim();
  const shared = { id: order.id, refund: how.refund, restock: how.restock, ...(reason ? { reason } : {}) };
  const open = order.lineItems.filter((line) => line.openQuantity > 0);
  const chosen = open
    .map((line) => ({ line, units: Math.min(line.openQuantity, Math.max(0, choice[line.id] ?? 0)) }))
    .filter(({ units }) => units > 0);
  if (chosen.length === 0) return { kind: 'nothing' };
  if (chosen.length === open.length && chosen.every(({ line, units }) => units === line.openQuantity)) {
    return { kind: 'order', input: shared };
  }
  return {
    kind: 'lines',
    inputs: chosen.map(({ line, units }) => ({ ...shared, lineItemId: line.id, quantity: units })),
  };
}

/** The button of several cancellations at once, from what each would refund. Minor units. */
export function cancelVerb(refundsMinor: readonly (number | undefined)[], currency: string): string {
  const sum = refundsMinor.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return sum > 0 ? `Cancel and refund ${formatMoney(sum, currency)}` : 'Cancel without a refund';
}
