/** A retailer's own book of its orders, apart from the product's code: docs/retail-rules.md in figures. Money in minor units. */
export interface BookLine {
  id: string;
  sku: string | null;
  quantity: number;
  price: number;
  /** Of all its units together. */
  discount: number;
  tax: number;
  canceled: number;
  shipped: number;
  refunded: number;
}

export type ReturnStatus = 'CREATED' | 'SHIPPING' | 'RECEIVED' | 'CANCELED';
export type ProductionStatus = 'OUTSTANDING' | 'PROCESSING' | 'ON_HOLD' | 'FINISHED';

export interface BookReturn {
  /** As the product names it. */
  id: string;
  handle: string;
  status: ReturnStatus;
  isSettled: boolean;
  lines: { line: BookLine; units: number; first: number }[];
  fee: number;
  exchange: number;
  withShipping: boolean;
  /** What was paid back; null before that. */
  paid: number | null;
}

export interface BookOrder {
  id: string;
  orderNumber: number;
  /** "#1001" and the id that its shop gave it. */
  name: string;
  shopId: string;
  paid: number;
  refunded: number;
  /** With the tax on it. */
  shipping: number;
  shippingRefunded: number;
  lines: BookLine[];
  returns: BookReturn[];
  production: ProductionStatus;
  /** When the last of it arrived, or left; null before that. */
  arrivedAt: Date | null;
  street: string;
  method: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export const openUnits = (line: BookLine) => line.quantity - line.canceled - line.shipped;
export const lineTotal = (line: BookLine) => line.quantity * line.price - line.discount + line.tax;
export const lineLeft = (line: BookLine) => Math.max(0, lineTotal(line) - line.refunded);
export const orderLeft = (order: BookOrder) => order.paid - order.refunded;
export const isCanceled = ({ lines }: BookOrder) => lines.every((line) => line.canceled === line.quantity);
export const isOpen = ({ lines }: BookOrder) => lines.some((line) => openUnits(line) > 0);
export const hasShipped = (order: BookOrder) =>
  order.lines.some(({ shipped }) => shipped > 0) && !isOpen(order);

export const standingOf = (order: BookOrder) => ({
  cancelStatus: isCanceled(order)
    ? 'CANCELED'
    : order.lines.some(({ canceled }) => canceled > 0)
      ? 'PARTIAL'
      : 'NONE',
  fulfillmentStatus: hasShipped(order)
    ? 'FULFILLED'
    : order.lines.some(({ shipped }) => shipped > 0)
      ? 'PARTIAL'
      : 'NONE',
});

/** What units of a line, after the first `from`, cost: each share of discount and tax to the nearest cent of the running sum. */
export function worth({ quantity, price, discount, tax }: BookLine, from: number, units: number): number {
  const upTo = (total: number, count: number) => Math.floor((total * count) / quantity + 0.5);
  const share = (total: number) => upTo(total, from + units) - upTo(total, from);
  return units * price - share(discount) + share(tax);
}

/** Units whose whole price what was refunded of the line covers. */
export function unitsRefunded(line: BookLine): number {
  if (line.refunded === 0) return 0;
  let units = 0;
  while (units < line.quantity && worth(line, 0, units + 1) <= line.refunded) units += 1;
  return units;
}

/** Pays back lines first, then shipping, and never more than is left of what was paid. Answers what was paid in all. */
export function payBack(
  order: BookOrder,
  parts: readonly { line: BookLine; amount: number }[],
  shipping: number,
): number {
  let left = orderLeft(order);
  const take = (amount: number) => {
    const taken = Math.max(0, Math.min(amount, left));
    left -= taken;
    return taken;
  };
  for (const { line, amount } of parts) line.refunded += take(amount);
  order.shippingRefunded += take(shipping);
  const paid = orderLeft(order) - left;
  order.refunded += paid;
  return paid;
}

/** Units of a line that are in a return which was not canceled. */
export const unitsInReturns = ({ returns }: BookOrder, line: BookLine): number =>
  sum(
    returns
      .filter(({ status }) => status !== 'CANCELED')
      .flatMap(({ lines }) => lines.filter((one) => one.line === line).map(({ units }) => units)),
  );

export const isPaidBack = (order: BookOrder, line: BookLine): boolean =>
  lineTotal(line) > 0 && (lineLeft(line) === 0 || (order.paid > 0 && orderLeft(order) === 0));

export const returnable = (order: BookOrder, line: BookLine): number =>
  isPaidBack(order, line) ? 0 : Math.max(0, line.shipped - unitsInReturns(order, line));

/** What a return pays back now, by its parts: the fee and the exchange come off lines and shipping alike. */
export function refundOf(order: BookOrder, { lines, withShipping, fee, exchange }: BookReturn) {
  let left = orderLeft(order);
  const take = (amount: number) => {
    const taken = Math.max(0, Math.min(amount, left));
    left -= taken;
    return taken;
  };
  const amounts = lines.map(({ line, units, first }) =>
    take(Math.min(worth(line, first, units), lineLeft(line))),
  );
  amounts.push(take(withShipping ? Math.max(0, order.shipping - order.shippingRefunded) : 0));
  const afterFee = less(amounts, fee);
  const rest = less(afterFee, exchange);
  return {
    total: sum(rest),
    exchange: sum(afterFee) - sum(rest),
    ofLines: rest.slice(0, -1),
    ofShipping: rest.at(-1) ?? 0,
  };
}

/** Amounts with one taken off them by their size; the odd cents from those with the largest remainder. */
function less(amounts: readonly number[], off: number): number[] {
  const whole = sum(amounts);
  const taken = Math.min(off, whole);
  if (taken === 0) return [...amounts];
  const parts = amounts.map((amount, at) => ({
    at,
    part: Math.floor((taken * amount) / whole),
    rest: (taken * amount) % whole,
  }));
  let odd = taken - sum(parts.map(({ part }) => part));
  for (const one of parts.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (odd === 0) break;
    one.part += 1;
    odd -= 1;
  }
  return amounts.map((amount, at) => amount - (parts[at]?.part ?? 0));
}
