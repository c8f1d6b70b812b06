import {
  hasShipped,
  isCanceled,
  isOpen,
  lineLeft,
  openUnits,
  orderLeft,
  payBack,
  unitsRefunded,
  worth,
  type BookLine,
  type BookOrder,
  type ProductionStatus,
} from './book.ts';

/** What a careful retailer answers: `ok`, the book changed, or the code of the refusal. docs/retail-rules.md in code. */
export type Verdict = 'ok' | 'bad_input' | 'bad_transition' | 'conflict' | 'not_found';

/** What is on hand of each SKU; those that the store doesn't keep are missing. */
export type Stock = Map<string, number>;

export interface Units {
  line: BookLine;
  units: number;
}

export interface HowToCancel {
  refund: boolean;
  restock: boolean;
}

const now = new Date('2026-11-20T15:00:00Z');

export function cancelWhole(order: BookOrder, stock: Stock, how: HowToCancel): Verdict {
  if (isCanceled(order)) return 'conflict';
  if (!isOpen(order)) return 'bad_transition';
  const rest = order.lines.map((line) => ({ line, units: openUnits(line) })).filter(({ units }) => units > 0);
  return cancelUnits(order, stock, how, rest);
}

export function cancelLine(
  order: BookOrder,
  stock: Stock,
  how: HowToCancel,
  line: BookLine,
  units?: number,
): Verdict {
  if (isCanceled(order)) return 'conflict';
  if (!isOpen(order)) return 'bad_transition';
  if (openUnits(line) === 0) return line.canceled === line.quantity ? 'conflict' : 'bad_transition';
  if (units !== undefined && units > openUnits(line)) return 'bad_input';
  return cancelUnits(order, stock, how, [{ line, units: units ?? openUnits(line) }]);
}

function cancelUnits(order: BookOrder, stock: Stock, how: HowToCancel, parts: readonly Units[]): Verdict {
  const amounts = parts.map(({ line, units }) => ({
    line,
    amount: Math.min(worth(line, line.canceled, units), lineLeft(line)),
  }));
  for (const { line, units } of parts) line.canceled += units;
  // Shipping is paid back with the last of an order of which nothing shipped.
  const shipping = isCanceled(order) ? Math.max(0, order.shipping - order.shippingRefunded) : 0;
  if (how.refund) payBack(order, amounts, shipping);
  if (!how.restock) for (const { line, units } of parts) leave(stock, line, units);
  if (hasShipped(order)) {
    order.production = 'FINISHED';
    order.arrivedAt ??= now;
  }
  return 'ok';
}

function leave(stock: Stock, { sku }: BookLine, units: number): void {
  const onHand = sku === null ? undefined : stock.get(sku);
  if (sku !== null && onHand !== undefined) stock.set(sku, Math.max(0, onHand - units));
}

export function reroute(
  order: BookOrder,
  to: { street: string; isBad: boolean } | { method: string },
): Verdict {
  if (isCanceled(order) || hasShipped(order)) return 'bad_transition';
  if ('method' in to) order.method = to.method;
  else {
    if (to.isBad || to.street === order.street) return 'bad_input';
    order.street = to.street;
  }
  return 'ok';
}

const moves: Readonly<Record<ProductionStatus, readonly ProductionStatus[]>> = {
  OUTSTANDING: ['PROCESSING', 'ON_HOLD'],
  PROCESSING: ['ON_HOLD', 'OUTSTANDING', 'FINISHED'],
  ON_HOLD: ['OUTSTANDING', 'PROCESSING'],
  FINISHED: [],
};

export function move(order: BookOrder, to: ProductionStatus): Verdict {
  if (isCanceled(order) || !moves[order.production].includes(to)) return 'bad_transition';
  if (to === 'FINISHED' && !hasShipped(order)) return 'bad_transition';
  order.production = to;
  return 'ok';
}

export function ship(order: BookOrder, stock: Stock, parts: readonly Units[]): Verdict {
  if (isCanceled(order)) return 'bad_transition';
  if (!isOpen(order)) return 'conflict';
  if (order.production === 'ON_HOLD') return 'bad_transition';
  if (parts.some(({ line, units }) => units > openUnits(line))) return 'conflict';
  const isShort = parts.some(
    ({ line, units }) => line.sku !== null && units > (stock.get(line.sku) ?? units),
  );
  if (isShort) return 'conflict';
  for (const { line, units } of parts) {
    line.shipped += units;
    leave(stock, line, units);
  }
  order.production = isOpen(order) ? 'PROCESSING' : 'FINISHED';
  order.arrivedAt = now;
  return 'ok';
}

export type Refund =
  | { of: 'EVERYTHING' }
  | { of: 'SHIPPING' }
  | { of: 'AMOUNT'; amount: number }
  | { of: 'LINE'; line: BookLine; units?: number };

export function refund(order: BookOrder, wish: Refund): Verdict {
  if (order.paid === 0) return 'bad_transition';
  const left = orderLeft(order);
  if (left === 0) return 'conflict';
  const shippingLeft = Math.max(0, order.shipping - order.shippingRefunded);
  switch (wish.of) {
    case 'EVERYTHING': {
      const parts = order.lines.map((line) => ({ line, amount: lineLeft(line) }));
      payBack(order, parts, shippingLeft);
      // What no line or shipping stands for, such as what was canceled without a refund and then given back.
      order.refunded = order.paid;
      return 'ok';
    }
    case 'SHIPPING': {
      if (order.shipping === 0) return 'bad_transition';
      if (shippingLeft === 0) return 'conflict';
      if (shippingLeft > left) return 'bad_input';
      payBack(order, [], shippingLeft);
      return 'ok';
    }
    case 'AMOUNT': {
      if (wish.amount > left) return 'bad_input';
      order.refunded += wish.amount;
      return 'ok';
    }
    case 'LINE':
      return refundLine(order, wish.line, wish.units);
  }
}

function refundLine(order: BookOrder, line: BookLine, units: number | undefined): Verdict {
  if (lineLeft(line) === 0) return line.refunded > 0 ? 'conflict' : 'bad_transition';
  const before = unitsRefunded(line);
  if (units !== undefined && units > line.quantity - before) return 'bad_input';
  const amount = units === undefined ? lineLeft(line) : Math.min(worth(line, before, units), lineLeft(line));
  if (amount > orderLeft(order) || amount === 0) return 'bad_input';
  payBack(order, [{ line, amount }], 0);
  return 'ok';
}
