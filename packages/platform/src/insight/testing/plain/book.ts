import type { Grain } from '@brandwright/contract/insight/report-result.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import type { Days } from '../../../kernel/data/days.ts';
import type { Records } from '../records.ts';
import { compare, groups, round, sum } from './arithmetic.ts';
import { dayOf, within } from './calendar.ts';

export type BookOrder = ReturnType<typeof readOrders>[number];
export type BookLine = ReturnType<typeof readLines>[number];

/** Orders with what the definitions say about each. An order counts if more was paid than refunded. */
function readOrders({ orders, customers }: Records) {
  const told = orders.map((order) => ({
    ...order,
    day: dayOf(order.placedAt),
    hour: order.placedAt.getUTCHours(),
    net: order.capturedMinor - order.refundedMinor,
    counted: order.capturedMinor - order.refundedMinor > 0,
    customer: customers.find(({ id }) => id === order.customerId)?.name ?? null,
    state: order.shippingAddress.state?.toUpperCase() || null,
    code: order.discountCode?.toUpperCase() || null,
  }));
  const inOrder = told.toSorted(
    (one, other) => one.placedAt.getTime() - other.placedAt.getTime() || one.orderNumber - other.orderNumber,
  );
  return inOrder.map((order, at) => {
    const { customerId } = order;
    const isTheirs = (one: (typeof told)[number]) => one.counted && one.customerId === customerId;
    const before = customerId === null ? [] : inOrder.slice(0, at).filter(isTheirs);
    const firstDay = customerId === null ? null : (inOrder.find(isTheirs)?.day ?? null);
    return {
      ...order,
      /** How many orders that count the customer placed before it; null without a customer. */
      earlier: customerId === null ? null : before.length,
      nth: customerId !== null && order.counted ? before.length + 1 : null,
      previousAt: customerId !== null && order.counted ? (before.at(-1)?.placedAt ?? null) : null,
      firstDay,
    };
  });
}

/** The unit cost of a SKU: the moving average landed cost, or the unit cost; a merged SKU has the cost of the one kept. */
function unitCost({ skus }: Records, code: string | null): number | null {
  const named = skus.find((sku) => sku.code.toLowerCase() === code?.toLowerCase());
  const kept = skus.find(({ id }) => id === (named?.mergedIntoId ?? named?.id));
  if (!kept) return null;
  return kept.landedUnits > 0 ? kept.landedValueMinor / kept.landedUnits : kept.costMinor;
}

/** Line items with units left. */
function readLines(records: Records) {
  const received = new Set(records.returns.flatMap(({ id, status }) => (status === 'RECEIVED' ? [id] : [])));
  return records.lines
    .map((line) => {
      const units = line.quantity - line.canceledQuantity;
      const worth = line.quantity * line.unitPriceMinor - line.discountMinor;
      const withTax = worth + line.taxMinor;
      // Refunds for canceled units go with those units and aren't subtracted twice.
      const ofUnits = round((worth * units) / Math.max(1, line.quantity));
      const unrefunded = worth - (withTax > 0 ? round((line.refundedMinor * worth) / withTax) : 0);
      return {
        ...line,
        units,
        itemSales: Math.max(0, Math.min(ofUnits, unrefunded)),
        returned: sum(
          records.returnLines.filter((one) => one.lineItemId === line.id && received.has(one.returnId)),
          ({ quantity }) => quantity,
        ),
        cost: unitCost(records, line.sku),
        key: line.sku || (line.variant === null ? line.title : `${line.title} (${line.variant})`),
      };
    })
    .filter(({ units }) => units > 0);
}

/** A store's rows, read once. */
export function openBook(records: Records) {
  const orders = readOrders(records);
  return {
    records,
    orders,
    lines: new Map(groups(readLines(records), ({ orderId }) => orderId)),
    now: records.now,
    today: dayOf(records.now),
  };
}
export type Book = ReturnType<typeof openBook>;

export interface Question extends Days {
  channel: OrderOrigin | null;
  grain: Grain;
}

/** What a report is calculated from: the orders that count, of all time and of its days. */
export interface Sheet extends Question {
  book: Book;
  all: BookOrder[];
  orders: BookOrder[];
  linesOf: (order: { id: string }) => BookLine[];
  /** Line items of the orders in its days, each with its order. */
  lines: { line: BookLine; order: BookOrder }[];
  today: string;
  now: Date;
}

export function sheetOf(book: Book, question: Question): Sheet {
  const all = book.orders.filter(
    ({ counted, origin }) => counted && (question.channel === null || origin === question.channel),
  );
  const orders = all.filter(({ day }) => within(day, question));
  const linesOf = ({ id }: { id: string }) => book.lines.get(id) ?? [];
  const lines = orders.flatMap((order) => linesOf(order).map((line) => ({ line, order })));
  return { ...question, book, all, orders, linesOf, lines, today: book.today, now: book.now };
}

/** Orders by customer, excluding those without one, in the order they were placed. */
export const byCustomer = (orders: readonly BookOrder[]): [string, BookOrder[]][] =>
  groups(
    orders.flatMap((order) =>
      order.customerId === null ? [] : [{ ...order, customerId: order.customerId }],
    ),
    ({ customerId }) => customerId,
  ).toSorted(([one], [other]) => compare(one, other));
