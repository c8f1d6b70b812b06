import { OperationError, type InputOf } from '@brandwright/contract';
import type { RefundKind } from '@brandwright/contract/orders/enums.ts';
import type { refundOrder, RefundShare } from '@brandwright/contract/orders/refund-order.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { count, money } from '@brandwright/contract/orders/words.ts';
import { findLine } from './find-line.ts';
import type { LineRecord, OrderRecord } from './find-order.ts';
import { capped, lineLeft, shippingPaid, unitsPaidBack, unitsRefund, type RefundPlan } from './money.ts';
import { paidBackOf, paidOf } from './paid.ts';
import type { RefundedLine } from './tables.ts';

/** An order with what can still be paid back of it. */
export interface Refundable {
  order: OrderRecord;
  lines: readonly LineRecord[];
  /** Paid less paid back, of the payments as of the order. */
  leftMinor: number;
  /** Shipping that was paid, with its tax, less what was refunded of it. */
  shippingLeftMinor: number;
}

/** What is about to be paid back, and of what, in words. */
export interface WishedRefund {
  kind: RefundKind;
  plan: RefundPlan;
  lines: RefundedLine[];
  /** "1 × Ceramic mug", "the shipping". */
  what: string;
}

export type RefundWish = Pick<
  InputOf<typeof refundOrder>,
  'part' | 'lineItemId' | 'item' | 'quantity' | 'amountMinor' | 'percent' | 'share' | 'lines'
>;

/** Refuses what can't be refunded at all. */
export function checkRefundable({ order, leftMinor }: Refundable, currencyCode: string | undefined): void {
  const called = `Order #${order.orderNumber}`;
  if (currencyCode !== undefined && currencyCode !== order.currency) {
    throw new OperationError(
      'bad_input',
      `${called} was paid in ${order.currency}, not ${currencyCode}. Give the amount in ${order.currency}.`,
      [{ path: 'currencyCode', message: `Only ${order.currency}.` }],
    );
  }
  if (paidOf(order) === 0)
    throw new OperationError('bad_transition', `${called} was never paid, so there’s nothing to refund.`);
  if (leftMinor > 0) return;
  const state = order.cancelStatus === 'CANCELED' ? 'is canceled and was' : 'was already';
  throw new OperationError(
    'conflict',
    `${called} ${state} refunded in full, ${money(paidBackOf(order), order.currency)}. Nothing was refunded again.`,
  );
}

/** What a wish comes to. Throws bad_input, conflict or bad_transition with what can still be refunded. */
export function planWish(from: Refundable, wish: RefundWish): WishedRefund {
  checkOneWay(wish);
  const { order, leftMinor } = from;
  const wished = wishedOf(from, wish);
  if (wished.plan.amountMinor > leftMinor) throw onlyLeft(order, leftMinor);
  if (wished.plan.amountMinor === 0)
    throw new OperationError(
      'bad_input',
      'That comes to nothing to refund. Give an amount of a cent or more.',
    );
  return wished;
}

/** "Only $12.40 of order #1042 can still be refunded." */
export function onlyLeft(
  { orderNumber, currency }: OrderRecord,
  leftMinor: number,
  ofWhat = `order #${orderNumber}`,
): OperationError {
  return new OperationError(
    'bad_input',
    `Only ${money(leftMinor, currency)} of ${ofWhat} can still be refunded.`,
    [{ path: 'amountMinor', message: `At most ${money(leftMinor, currency)}.` }],
  );
}

function wishedOf(from: Refundable, wish: RefundWish): WishedRefund {
  if (wish.lines) return refundLines(from, wish.lines);
  if (wish.item !== undefined || wish.lineItemId !== undefined || wish.quantity !== undefined) {
    const { id } = findLine(from.order.orderNumber, from.lines, wish, (line) => lineLeft(line) > 0);
    return refundLines(from, [{ ...wish, lineItemId: id }]);
  }
  if (wish.part === 'SHIPPING') return refundShipping(from, wish);
  if (wish.part === 'EVERYTHING') return refundEverything(from);
  if ((wish.percent ?? wish.share ?? wish.amountMinor) !== undefined) return refundAmount(from, wish);
  // Nothing said is not everything: it may have been an item that was not understood.
  const left = money(from.leftMinor, from.order.currency);
  throw new OperationError(
    'bad_input',
    `What of order #${from.order.orderNumber} should be refunded: all ${left} that is left, an item, the shipping or an amount?`,
  );
}

function checkOneWay(wish: RefundWish): void {
  const ways = [
    wish.lines && 'several items',
    (wish.item ?? wish.lineItemId ?? wish.quantity) !== undefined && 'an item',
    wish.part === 'SHIPPING' && 'the shipping',
    wish.part === 'EVERYTHING' && 'everything',
  ].filter((way) => typeof way === 'string');
  const amounts = [wish.amountMinor, wish.percent, wish.share, wish.lines ? undefined : wish.quantity].filter(
    (one) => one !== undefined,
  );
  if (ways.length > 1)
    throw new OperationError(
      'bad_input',
      `Refund ${listWords(ways, 4, 'or')} at a time, one after the other.`,
    );
  if (amounts.length > 1 || (amounts.length === 1 && (wish.part === 'EVERYTHING' || wish.lines)))
    throw new OperationError('bad_input', 'Give one of units, an amount and a percentage, not several.');
}

const parts: Readonly<Record<RefundShare, number>> = { HALF: 2, THIRD: 3, QUARTER: 4 };

/** What a percentage or a share of an amount comes to, to the cent; undefined where neither is wished. */
function shareOf(totalMinor: number, { percent, share }: Pick<RefundWish, 'percent' | 'share'>) {
  if (share !== undefined) return Math.round(totalMinor / parts[share]);
  return percent === undefined ? undefined : Math.round((totalMinor * percent) / 100);
}

const shareWords = ({ percent, share }: RefundWish) =>
  share === undefined ? `${percent ?? 0}%` : { HALF: 'half', THIRD: 'a third', QUARTER: 'a quarter' }[share];

function refundAmount({ order }: Refundable, wish: RefundWish): WishedRefund {
  const paid = money(paidOf(order), order.currency);
  const share = shareOf(paidOf(order), wish);
  const amount = wish.amountMinor ?? share ?? 0;
  const what = share === undefined ? 'part of it' : `${shareWords(wish)} of the ${paid} paid`;
  return { kind: 'AMOUNT', plan: { amountMinor: amount, shippingMinor: 0, lines: [] }, lines: [], what };
}

function refundEverything({ lines, leftMinor, shippingLeftMinor }: Refundable): WishedRefund {
  const each = lines.map((line) => ({ lineId: line.id, amountMinor: lineLeft(line) }));
  const plan = capped({ lines: each, shippingMinor: shippingLeftMinor }, leftMinor);
  return {
    kind: 'AMOUNT',
    plan: { ...plan, amountMinor: leftMinor },
    lines: refundedLines(lines, plan, () => null),
    what: 'all that was left of it',
  };
}

function refundShipping(from: Refundable, wish: RefundWish): WishedRefund {
  const { order, shippingLeftMinor } = from;
  const paid = shippingPaid({ ...order, lines: from.lines });
  if (paid === 0)
    throw new OperationError(
      'bad_transition',
      `Shipping was free on order #${order.orderNumber}, so there’s none to refund.`,
    );
  if (shippingLeftMinor === 0)
    throw new OperationError(
      'conflict',
      `The shipping of order #${order.orderNumber} was already refunded, ${money(paid, order.currency)}. Nothing was refunded again.`,
    );
  const amount = wish.amountMinor ?? shareOf(paid, wish) ?? shippingLeftMinor;
  if (amount > shippingLeftMinor)
    throw onlyLeft(order, shippingLeftMinor, `the shipping of order #${order.orderNumber}`);
  return {
    kind: 'SHIPPING',
    plan: { amountMinor: amount, shippingMinor: amount, lines: [] },
    lines: [],
    what: amount === paid ? 'the shipping' : 'part of the shipping',
  };
}

interface LineWish {
  lineItemId: string;
  quantity?: number | undefined;
  amountMinor?: number | undefined;
  percent?: number | undefined;
  share?: RefundShare | undefined;
}

function refundLines({ order, lines }: Refundable, wishes: readonly LineWish[]): WishedRefund {
  if (new Set(wishes.map(({ lineItemId }) => lineItemId)).size < wishes.length)
    throw new OperationError('bad_input', 'Name each item once.');
  const parts = wishes.map((wish) => {
    const line = findLine(order.orderNumber, lines, { lineItemId: wish.lineItemId });
    return { line, ...partOf(order, line, wish) };
  });
  const amountMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0);
  const plan = {
    amountMinor,
    shippingMinor: 0,
    lines: parts.map((part) => ({ lineId: part.line.id, amountMinor: part.amountMinor })),
  };
  const unitsOf = new Map(parts.map((part) => [part.line.id, part.units]));
  const refunded = refundedLines(lines, plan, (line) => unitsOf.get(line.id) ?? null);
  return { kind: 'LINE', plan, lines: refunded, what: linesWords(refunded) };
}

function partOf(
  order: OrderRecord,
  line: LineRecord,
  { quantity, amountMinor, ...wish }: LineWish,
): { units: number | null; amountMinor: number } {
  const onOrder = `${line.title} on order #${order.orderNumber}`;
  if (quantity !== undefined && amountMinor !== undefined)
    throw new OperationError('bad_input', `Give units of ${line.title} or an amount, not both.`);
  const left = lineLeft(line);
  if (left === 0) {
    throw line.refundedMinor > 0
      ? new OperationError('conflict', `${onOrder} is already refunded. Nothing was refunded again.`)
      : new OperationError('bad_transition', `${onOrder} was free, so there’s nothing to refund.`);
  }
  const unitsLeft = line.quantity - unitsPaidBack(line);
  if (quantity !== undefined && quantity > unitsLeft) {
    const only =
      quantity > line.quantity
        ? `Order #${order.orderNumber} has only ${count(line.quantity, 'unit')} of ${line.title}.`
        : `Only ${count(unitsLeft, 'unit')} of ${onOrder} can still be refunded.`;
    throw new OperationError('bad_input', only, [{ path: 'quantity', message: `At most ${unitsLeft}.` }]);
  }
  if (quantity !== undefined) return { units: quantity, amountMinor: unitsRefund(line, quantity) };
  const share = shareOf(left + line.refundedMinor, wish);
  if (amountMinor === undefined && share === undefined)
    return { units: line.refundedMinor === 0 ? line.quantity : null, amountMinor: left };
  const amount = amountMinor ?? share ?? 0;
  if (amount > left) throw onlyLeft(order, left, onOrder);
  return { units: null, amountMinor: amount };
}

function refundedLines(
  lines: readonly LineRecord[],
  plan: Pick<RefundPlan, 'lines'>,
  unitsOf: (line: LineRecord) => number | null,
): RefundedLine[] {
  return plan.lines.flatMap(({ lineId, amountMinor }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || amountMinor === 0) return [];
    return [{ lineItemId: lineId, title: line.title, units: unitsOf(line), amountMinor }];
  });
}

/** "2 × Ceramic mug and part of Linen tote". */
const linesWords = (lines: readonly RefundedLine[]) =>
  listWords(
    lines.map(({ units, title }) => (units === null ? `part of ${title}` : `${units} × ${title}`)),
    4,
  );
