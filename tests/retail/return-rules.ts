import {
  isPaidBack,
  payBack,
  refundOf,
  returnable,
  unitsInReturns,
  type BookOrder,
  type BookReturn,
  type ReturnStatus,
} from './book.ts';
import type { Stock, Units, Verdict } from './order-rules.ts';

/** What the store has set. */
export interface Settings {
  accepts: boolean;
  windowDays: number;
  fee: number;
}

export interface NewReturn {
  /** Everything that can come back, or these units; of one alone, all that can come back where none are named. */
  parts: 'EVERYTHING' | readonly { line: Units['line']; units?: number }[];
  /** For a mistake of the store: then shipping goes back with the whole order. */
  isOurMistake: boolean;
  /** An admin's reason to take it all the same. */
  isException: boolean;
  /** Price of one unit of what goes out instead. */
  exchangePrice?: number;
}

const now = new Date('2026-11-20T15:00:00Z');
const dayMs = 86_400_000;

export function createReturn(order: BookOrder, settings: Settings, wish: NewReturn): Verdict {
  const { lines } = order;
  if (lines.every((line) => returnable(order, line) === 0)) {
    if (lines.every(({ shipped }) => shipped === 0)) return 'bad_transition';
    return 'conflict';
  }
  const chosen: Units[] = [];
  const parts =
    wish.parts === 'EVERYTHING'
      ? lines
          .filter((line) => returnable(order, line) > 0)
          .map((line) => ({ line, units: returnable(order, line) }))
      : wish.parts;
  for (const { line, units } of parts) {
    if (line.shipped === 0) return 'bad_transition';
    if (isPaidBack(order, line) || returnable(order, line) === 0) return 'conflict';
    if (units !== undefined && units > returnable(order, line)) return 'bad_input';
    chosen.push({ line, units: units ?? returnable(order, line) });
  }
  if (!wish.isException && !isInTime(order, settings)) return 'conflict';
  const made: BookReturn = {
    id: '',
    handle: `${order.orderNumber}-R${order.returns.length + 1}`,
    status: 'CREATED',
    isSettled: false,
    lines: chosen.map(({ line, units }) => ({
      line,
      units,
      first: Math.max(0, Math.min(line.canceled + unitsInReturns(order, line), line.quantity - units)),
    })),
    fee: settings.fee,
    exchange: 0,
    withShipping:
      wish.isOurMistake && lines.every((line) => unitsOf(chosen, line) === line.quantity - line.canceled),
    paid: null,
  };
  if (wish.exchangePrice !== undefined) {
    const price = wish.exchangePrice * chosen.reduce((sum, { units }) => sum + units, 0);
    made.exchange = Math.min(price, refundOf(order, made).total);
  }
  order.returns.push(made);
  return 'ok';
}

const unitsOf = (chosen: readonly Units[], line: Units['line']) =>
  chosen.find((one) => one.line === line)?.units ?? 0;

/** Days count in UTC; the last day counts whole. */
function isInTime({ arrivedAt }: BookOrder, { accepts, windowDays }: Settings): boolean {
  if (!accepts) return false;
  if (arrivedAt === null) return true;
  const last = new Date(arrivedAt.getTime() + windowDays * dayMs);
  return now.toISOString().slice(0, 10) <= last.toISOString().slice(0, 10);
}

const steps: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  CREATED: ['SHIPPING', 'RECEIVED', 'CANCELED'],
  SHIPPING: ['RECEIVED', 'CANCELED'],
  RECEIVED: [],
  CANCELED: [],
};

export function moveReturn(
  order: BookOrder,
  one: BookReturn,
  stock: Stock,
  to: ReturnStatus,
  isDamaged: boolean,
): Verdict {
  if (!steps[one.status].includes(to)) return 'bad_transition';
  if (isDamaged && to !== 'RECEIVED') return 'bad_input';
  one.status = to;
  if (to === 'RECEIVED') receive(order, one, stock, isDamaged);
  return 'ok';
}

/** All of it comes into the stock; what is unfit to sell leaves it again. */
function receive(order: BookOrder, one: BookReturn, stock: Stock, isDamaged: boolean): void {
  one.status = 'RECEIVED';
  for (const { line, units } of one.lines) {
    const onHand = line.sku === null ? undefined : stock.get(line.sku);
    if (line.sku !== null && onHand !== undefined && !isDamaged) stock.set(line.sku, onHand + units);
  }
  if (refundOf(order, one).total === 0) settle(one, 0);
}

function settle(one: BookReturn, paid: number): void {
  one.isSettled = true;
  one.paid = paid;
}

export interface HowToRefund {
  hasArrived: boolean;
  isCredit: boolean;
  /** In place of the fee that the return was created with. */
  fee?: number;
  withShipping?: boolean;
}

export function refundReturn(order: BookOrder, one: BookReturn, stock: Stock, how: HowToRefund): Verdict {
  if (one.isSettled) return 'conflict';
  if (one.status === 'CANCELED') return 'bad_transition';
  if (one.status !== 'RECEIVED' && !how.hasArrived) return 'bad_transition';
  const terms = {
    ...one,
    fee: how.fee ?? one.fee,
    withShipping: how.withShipping ?? one.withShipping,
  };
  const { total, ofLines, ofShipping } = refundOf(order, terms);
  if (total === 0) return order.paid === 0 ? 'bad_transition' : 'conflict';
  if (one.status !== 'RECEIVED') receive(order, one, stock, false);
  Object.assign(one, { fee: terms.fee, withShipping: terms.withShipping });
  settle(one, total);
  if (how.isCredit) return 'ok';
  payBack(
    order,
    one.lines.map(({ line }, at) => ({ line, amount: ofLines[at] ?? 0 })),
    ofShipping,
  );
  return 'ok';
}

/** What the product should say that an open return would pay back. */
export const awaited = (order: BookOrder, one: BookReturn): number => one.paid ?? refundOf(order, one).total;
