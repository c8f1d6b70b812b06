import { shareOfUnits } from '../kernel/data/share-of-units.ts';

/** A line's money in minor units: `discountMinor` and `taxMinor` are for all its units together. */
export interface LineMoney {
  id: string;
  quantity: number;
  canceledQuantity: number;
  fulfilledQuantity: number;
  unitPriceMinor: number;
  discountMinor: number;
  taxMinor: number;
  /** What was paid back for the line so far. */
  refundedMinor: number;
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

/** What canceling `units` more of a line is worth: price, less its share of discounts, plus its tax. */
export function unitsWorth(line: LineMoney, units: number): number {
  const part = (total: number) => shareOfUnits(total, line.canceledQuantity, units, line.quantity);
  return units * line.unitPriceMinor - part(line.discountMinor) + part(line.taxMinor);
}

/** What was paid for a line and not paid back. */
export function lineLeft(line: LineMoney): number {
  const total = line.quantity * line.unitPriceMinor - line.discountMinor + line.taxMinor;
  return Math.max(0, total - line.refundedMinor);
}

/** What the first `units` of a line cost: price, less their share of discounts, plus their tax. */
const worthOfFirst = (line: LineMoney, units: number) => unitsWorth({ ...line, canceledQuantity: 0 }, units);

/** Units that what was refunded of a line has paid back whole. */
export function unitsPaidBack(line: LineMoney): number {
  let units = 0;
  while (
    units < line.quantity &&
    line.refundedMinor > 0 &&
    worthOfFirst(line, units + 1) <= line.refundedMinor
  )
    units += 1;
  return units;
}

/** What the next `units` of a line, after those paid back, give back: never more than is left of it. */
export function unitsRefund(line: LineMoney, units: number): number {
  const from = unitsPaidBack(line);
  const to = Math.min(line.quantity, from + units);
  return Math.min(worthOfFirst(line, to) - worthOfFirst(line, from), lineLeft(line));
}

type ShippingMoney = Pick<OrderMoney, 'shippingMinor' | 'taxMinor' | 'lines'>;

/** What was paid for shipping: with its tax, the order's tax beyond its lines'. */
export function shippingPaid(order: ShippingMoney): number {
  const lineTax = order.lines.reduce((sum, line) => sum + line.taxMinor, 0);
  return order.shippingMinor + Math.max(0, order.taxMinor - lineTax);
}

/**
 * What goes back when these units are canceled. Shipping (with its tax, the order's tax beyond its lines') goes back
 * only when that leaves nothing of the order and nothing of it has shipped. What was refunded before, of a line or of
 * the shipping (`shippingBackMinor`), does not go back again. What is canceled pays off first what is still owed.
 */
export function planRefund(
  order: OrderMoney,
  cancel: readonly CancelUnits[],
  { shippingBackMinor = 0, owedMinor = 0 }: { shippingBackMinor?: number; owedMinor?: number } = {},
): RefundPlan {
  const unitsOf = new Map(cancel.map((one) => [one.lineId, one.units]));
  const lines = order.lines
    .filter((line) => (unitsOf.get(line.id) ?? 0) > 0)
    .map((line) => ({
      lineId: line.id,
      amountMinor: Math.min(unitsWorth(line, unitsOf.get(line.id) ?? 0), lineLeft(line)),
    }));
  const whole = order.lines.every(
    (line) => line.canceledQuantity + (unitsOf.get(line.id) ?? 0) === line.quantity,
  );
  const shipping = whole ? Math.max(0, shippingPaid(order) - shippingBackMinor) : 0;
  return capped(
    lessOwed({ lines, shippingMinor: shipping }, owedMinor),
    Math.max(0, order.capturedMinor - order.refundedMinor),
  );
}

/** What is left to pay back once what is owed is taken off it: off the shipping first, then off the last lines. */
function lessOwed(
  { lines, shippingMinor }: Omit<RefundPlan, 'amountMinor'>,
  owedMinor: number,
): Omit<RefundPlan, 'amountMinor'> {
  let owed = owedMinor;
  const less = (amountMinor: number) => {
    const taken = Math.min(owed, amountMinor);
    owed -= taken;
    return amountMinor - taken;
  };
  const shipping = less(shippingMinor);
  const rest = lines
    .toReversed()
    .map(({ lineId, amountMinor }) => ({ lineId, amountMinor: less(amountMinor) }))
    .toReversed();
  return { lines: rest, shippingMinor: shipping };
}

/** Never more than is left of the captured money; lines come before shipping. */
export function capped(plan: Omit<RefundPlan, 'amountMinor'>, leftMinor: number): RefundPlan {
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
