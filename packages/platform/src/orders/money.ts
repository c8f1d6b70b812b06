/** A line's money in minor units: `discountMinor` and `taxMinor` are for all its units together. */
export interface LineMoney {
  id: string;
  quantity: number;
  canceledQuantity: number;
  fulfilledQuantity: number;
  unitPriceMinor: number;
  discountMinor: number;
  taxMinor: number;
}

export interface OrderMoney {
  shippingMinor: number;
  taxMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  lines: readonly LineMoney[];
}

/** Units to cancel of one line. */
export interface CancelUnits {
  lineId: string;
  units: number;
}

export interface RefundPlan {
  /** What goes back in all, never more than was captured and not yet refunded. */
  amountMinor: number;
  /** The part of it that is shipping and the tax on shipping. */
  shippingMinor: number;
  lines: { lineId: string; amountMinor: number }[];
}

/**
 * Shares `totalMinor` by `weights` so that the shares add up to it exactly (largest remainder; ties go to the first).
 * With no weight at all everything goes to the first.
 */
export function allocate(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map((_weight, index) => (index === 0 ? totalMinor : 0));
  const exact = weights.map((weight) => (BigInt(totalMinor) * BigInt(weight)) / BigInt(sum));
  const shares = exact.map(Number);
  let rest = totalMinor - shares.reduce((total, share) => total + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({
      index,
      remainder: Number((BigInt(totalMinor) * BigInt(weight)) % BigInt(sum)),
    }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    rest -= 1;
  }
  return shares;
}

/**
 * The share of the first `units` of `quantity` in `totalMinor`, rounded half up. Differences of it over any split of a
 * line add up to the whole, so canceling one by one pays back the same as canceling at once.
 */
function shareOfFirst(totalMinor: number, units: number, quantity: number): number {
  return Math.floor((2 * totalMinor * units + quantity) / (2 * quantity));
}

/** What canceling `units` more of a line is worth: price, less its share of discounts, plus its tax. */
export function unitsWorth(line: LineMoney, units: number): number {
  const from = line.canceledQuantity;
  const to = from + units;
  const part = (total: number) =>
    shareOfFirst(total, to, line.quantity) - shareOfFirst(total, from, line.quantity);
  return units * line.unitPriceMinor - part(line.discountMinor) + part(line.taxMinor);
}

/**
 * What goes back when these units are canceled. Shipping (with its tax, the order's tax beyond its lines') goes back
 * only when that leaves nothing of the order and nothing of it has shipped.
 */
export function planRefund(order: OrderMoney, cancel: readonly CancelUnits[]): RefundPlan {
  const unitsOf = new Map(cancel.map((one) => [one.lineId, one.units]));
  const lines = order.lines
    .filter((line) => (unitsOf.get(line.id) ?? 0) > 0)
    .map((line) => ({ lineId: line.id, amountMinor: unitsWorth(line, unitsOf.get(line.id) ?? 0) }));
  const whole = order.lines.every(
    (line) => line.canceledQuantity + (unitsOf.get(line.id) ?? 0) === line.quantity,
  );
  const lineTax = order.lines.reduce((sum, line) => sum + line.taxMinor, 0);
  const shipping = whole ? order.shippingMinor + Math.max(0, order.taxMinor - lineTax) : 0;
  return capped({ lines, shippingMinor: shipping }, Math.max(0, order.capturedMinor - order.refundedMinor));
}

/** Never more than is left of the captured money; lines come before shipping. */
function capped(plan: Omit<RefundPlan, 'amountMinor'>, leftMinor: number): RefundPlan {
  let left = leftMinor;
  const take = (amountMinor: number) => {
    const taken = Math.max(0, Math.min(amountMinor, left));
    left -= taken;
    return taken;
  };
  const lines = plan.lines.map((line) => ({ lineId: line.lineId, amountMinor: take(line.amountMinor) }));
  const shippingMinor = take(plan.shippingMinor);
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0) + shippingMinor;
  return { lines, shippingMinor, amountMinor };
}

/** Spreads a refund over the captured payments in order, never more to one than is left of it. */
export function spreadRefund<P extends { amountMinor: number; refundedMinor: number }>(
  amountMinor: number,
  payments: readonly P[],
): { payment: P; amountMinor: number }[] {
  let left = amountMinor;
  return payments.flatMap((payment) => {
    const part = Math.min(left, payment.amountMinor - payment.refundedMinor);
    if (part <= 0) return [];
    left -= part;
    return [{ payment, amountMinor: part }];
  });
}
