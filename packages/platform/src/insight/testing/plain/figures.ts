import type { Comparison, CustomerType, Dimension, Measure } from '@brandwright/contract/insight/figures.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import type { Days } from '../../../kernel/data/days.ts';
import { average, different, groups, percent, sum } from './arithmetic.ts';
import type { Book, BookLine, BookOrder } from './book.ts';
import {
  later,
  periodBefore,
  spanOf,
  spansOf,
  weekdayOf,
  within,
  yearBefore,
  type Span,
} from './calendar.ts';

export interface PlainQuestion extends Days {
  measure: Measure;
  by?: Dimension | undefined;
  channel?: OrderOrigin;
  withoutChannel?: OrderOrigin;
  country?: string;
  state?: string;
  customerType?: CustomerType;
  /** A product's line items, by its title and its SKU codes. */
  product?: { title: string; codes: readonly string[] };
  discountCode?: string;
}

/** An order, or one of its line items. */
interface Piece {
  order: BookOrder;
  line: BookLine | null;
}

const ofLines = new Set<Measure>(['UNITS', 'ITEM_SALES', 'RETURNED_UNITS', 'RETURN_RATE']);
const ofOrders = new Set<Measure>(['DISCOUNTS', 'SHIPPING', 'TAX', 'REFUNDS']);
const added = new Set<Measure>([
  ...([
    'SALES',
    'ORDERS',
    'UNITS',
    'ITEM_SALES',
    'DISCOUNTS',
    'SHIPPING',
    'TAX',
    'REFUNDS',
    'RETURNED_UNITS',
  ] as const),
]);
const spans = new Set<string>(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR']);
const isSpan = (by: string): by is Span => spans.has(by);
const byLine = ({ by, product }: PlainQuestion) => by === 'PRODUCT' || by === 'SKU' || product !== undefined;

/** Measures of whole orders can't be broken down by product. */
export const isRefused = (question: PlainQuestion): boolean =>
  byLine(question) && ofOrders.has(question.measure);

/** New if no order that counts came before it, whether or not it counts itself. */
const typeOf = ({ earlier }: BookOrder) => (earlier === null ? '' : earlier === 0 ? 'NEW' : 'RETURNING');

function piecesOf(book: Book, question: PlainQuestion): Piece[] {
  const { measure, channel, withoutChannel, country, state, customerType, product, discountCode } = question;
  const orders = book.orders.filter(
    (order) =>
      within(order.day, question) &&
      (order.counted || measure === 'REFUNDS') &&
      (channel === undefined || order.origin === channel) &&
      (withoutChannel === undefined || order.origin !== withoutChannel) &&
      (country === undefined || order.countryCode === country) &&
      (state === undefined || (order.countryCode === 'US' && order.state === state)) &&
      (customerType === undefined || typeOf(order) === customerType) &&
      (discountCode === undefined || order.code === discountCode),
  );
  if (!byLine(question) && !ofLines.has(measure)) return orders.map((order) => ({ order, line: null }));
  const isOfProduct = ({ title, sku }: BookLine) =>
    product === undefined ||
    title.toLowerCase() === product.title.toLowerCase() ||
    product.codes.some((code) => code.toLowerCase() === sku?.toLowerCase());
  return orders.flatMap((order) =>
    (book.lines.get(order.id) ?? []).filter(isOfProduct).map((line) => ({ order, line })),
  );
}

/** A figure over some orders or line items in a period that starts on `since`. */
function figureOf(measure: Measure, pieces: readonly Piece[], since: string): number | null {
  const lines = pieces.flatMap(({ line }) => (line === null ? [] : [line]));
  const orders = [...new Set(pieces.map(({ order }) => order))];
  const people = (of: readonly BookOrder[]) =>
    different(of.flatMap(({ customerId }) => (customerId === null ? [] : [customerId])));
  const sales = sum(pieces, ({ order, line }) => (line === null ? order.net : line.itemSales));
  const units = sum(lines, (line) => line.units);
  const returned = sum(lines, (line) => line.returned);
  const known = orders.filter(({ customerId }) => customerId !== null);
  switch (measure) {
    case 'SALES':
    case 'ITEM_SALES':
      return sales;
    case 'ORDERS':
      return orders.length;
    case 'AVERAGE_ORDER':
      return average(sales, orders.length);
    case 'UNITS':
      return units;
    case 'CUSTOMERS':
      return people(orders);
    case 'NEW_CUSTOMERS':
      return people(orders.filter(({ nth }) => nth === 1));
    case 'RETURNING_CUSTOMERS':
      return people(orders.filter(({ firstDay }) => firstDay !== null && firstDay < since));
    case 'REPEAT_RATE':
      return percent(known.filter(({ nth }) => nth !== 1).length, known.length);
    case 'DISCOUNTS':
      return sum(orders, (order) => order.discountMinor);
    case 'SHIPPING':
      return sum(orders, (order) => order.shippingMinor);
    case 'TAX':
      return sum(orders, (order) => order.taxMinor);
    case 'REFUNDS':
      return sum(orders, (order) => order.refundedMinor);
    case 'RETURNED_UNITS':
      return returned;
    case 'RETURN_RATE':
      return percent(returned, units);
  }
}

/** The dimension's value for an order or line item; null if it has none. */
function keyOf(by: Dimension, { order, line }: Piece): string | null {
  if (isSpan(by)) return spanOf(order.day, by);
  switch (by) {
    case 'WEEKDAY':
      return String(weekdayOf(order.placedAt));
    case 'HOUR':
      return String(order.hour).padStart(2, '0');
    case 'CHANNEL':
      return order.origin;
    case 'COUNTRY':
      return order.countryCode;
    case 'STATE':
      return order.countryCode === 'US' ? order.state : null;
    case 'PRODUCT':
      return line?.title ?? null;
    case 'SKU':
      return line?.key ?? null;
    case 'CUSTOMER':
      return order.customerId;
    case 'CUSTOMER_TYPE':
      return typeOf(order);
    case 'DISCOUNT_CODE':
      return order.code ?? '';
  }
}

/** Of nothing there is no average and no share. */
const divided = new Set<Measure>(['AVERAGE_ORDER', 'REPEAT_RATE', 'RETURN_RATE']);
const noneOf = (measure: Measure) => (divided.has(measure) ? null : 0);

interface Told {
  value: number | null;
  orders: number;
  /** By key. */
  parts: Map<string, number | null>;
  leftOut: number;
}

const adds = ({ measure, by }: PlainQuestion) =>
  added.has(measure) && !(measure === 'ORDERS' && (by === 'PRODUCT' || by === 'SKU'));

function tell(book: Book, question: PlainQuestion): Told {
  const { measure, by } = question;
  const pieces = piecesOf(book, question);
  const placed = (of: readonly Piece[]) => different(of.map(({ order }) => order.id));
  const whole = { value: figureOf(measure, pieces, question.from), orders: placed(pieces) };
  if (by === undefined) return { ...whole, parts: new Map(), leftOut: 0 };
  const found = groups(pieces, (piece) => keyOf(by, piece));
  const parts = new Map<string, number | null>();
  if (isSpan(by)) for (const span of spansOf(question, by)) parts.set(span, noneOf(measure));
  for (const [key, of] of found)
    if (key !== null)
      parts.set(key, figureOf(measure, of, isSpan(by) ? later(key, question.from) : question.from));
  return { ...whole, parts, leftOut: placed(pieces.filter((piece) => keyOf(by, piece) === null)) };
}

export const comparedDays = (days: Days, compare: Comparison): Days =>
  compare === 'YEAR_BEFORE' ? yearBefore(days) : periodBefore(days);

/** What get_figures must return, with rows by key. */
export function plainFigures(book: Book, question: PlainQuestion, compare: Comparison | undefined) {
  const now = tell(book, question);
  const days = compare && comparedDays(question, compare);
  const then = days && tell(book, { ...question, ...days });
  const isTime = question.by !== undefined && isSpan(question.by);
  const none = noneOf(question.measure);
  const keys = isTime
    ? [...now.parts.keys()]
    : [...new Set([...now.parts.keys(), ...(then?.parts.keys() ?? [])])];
  const earlier = [...(then?.parts ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = keys.toSorted().map((key, at) => {
    const value = now.parts.get(key) ?? none;
    const was = (isTime ? earlier[at]?.[1] : then?.parts.get(key)) ?? none;
    return {
      key,
      value,
      before: then ? was : null,
      share: adds(question) && now.value !== null && value !== null ? percent(value, now.value) : null,
    };
  });
  const change =
    !then || now.value === null || !then.value ? null : percent(now.value - then.value, then.value);
  return {
    value: now.value,
    before: then?.value ?? null,
    change,
    orders: now.orders,
    leftOut: now.leftOut,
    comparedFrom: days?.from ?? null,
    comparedTo: days?.to ?? null,
    rows,
  };
}
