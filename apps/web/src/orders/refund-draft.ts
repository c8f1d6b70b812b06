import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { RefundReason } from '@brandwright/contract/orders/enums.ts';
import type { giveGoodwill } from '@brandwright/contract/orders/give-goodwill.ts';
import type { OrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import type { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { parseMoney } from './money-input.ts';

export type RefundWay = 'LINES' | 'AMOUNT' | 'SHIPPING' | 'GOODWILL';

/** What is chosen in the refund dialog; amounts as they are typed. */
export interface RefundDraft {
  way: RefundWay;
  /** Units by line; 0 or missing leaves a line alone. */
  units: Readonly<Record<string, number>>;
  /** An amount by line, in place of its units. */
  lineAmounts: Readonly<Record<string, string>>;
  amount: string;
  reason: RefundReason | '';
  note: string;
  notify: boolean;
  message: string;
}

export const emptyDraft = (way: RefundWay): RefundDraft => ({
  way,
  units: {},
  lineAmounts: {},
  amount: '',
  reason: '',
  note: '',
  notify: true,
  message: '',
});

type Line = OrderRefunds['lines'][number];

/** What a line of the draft pays back: null for nothing, undefined for what is no amount. Minor units. */
export function lineTotal(line: Line, draft: RefundDraft): number | null | undefined {
  const typed = draft.lineAmounts[line.lineItemId];
  if (typed !== undefined) return parseMoney(typed);
  const units = draft.units[line.lineItemId] ?? 0;
  if (units === 0) return null;
  return units === line.unitsLeft ? line.leftMinor : (line.worthMinor[units - 1] ?? null);
}

/** What a draft comes to, what is wrong with it, and the call that carries it out once nothing is. */
export interface RefundSum {
  totalMinor: number;
  problem: string | null;
  call:
    | { kind: 'refund'; input: SendOf<typeof refundOrder> }
    | { kind: 'goodwill'; input: SendOf<typeof giveGoodwill> }
    | null;
}

/** The live total of a draft and its call. `formatted` words an amount. */
export function sumDraft(
  draft: RefundDraft,
  order: OrderRefunds,
  formatted: (amountMinor: number) => string,
): RefundSum {
  const left = draft.way === 'SHIPPING' ? order.shippingLeftMinor : order.leftMinor;
  const chosen = order.lines.map((line) => ({ line, amountMinor: lineTotal(line, draft) }));
  const typed = parseMoney(draft.amount);
  const parts =
    draft.way === 'LINES'
      ? chosen.map(({ amountMinor }) => amountMinor)
      : [draft.way === 'SHIPPING' && typed === null ? left : typed];
  const totalMinor = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const over = chosen.find(
    ({ line, amountMinor }) => draft.way === 'LINES' && (amountMinor ?? 0) > line.leftMinor,
  );
  const problem = parts.includes(undefined)
    ? 'Enter an amount such as 12.50.'
    : over
      ? `Only ${formatted(over.line.leftMinor)} of ${over.line.title} can still be refunded.`
      : totalMinor > left
        ? `Only ${formatted(left)} can still be refunded.`
        : null;
  const isReady = problem === null && totalMinor > 0 && (draft.way !== 'GOODWILL' || draft.reason !== '');
  return { totalMinor, problem, call: isReady ? callOf(draft, order, chosen, totalMinor) : null };
}

function callOf(
  draft: RefundDraft,
  order: OrderRefunds,
  chosen: readonly { line: Line; amountMinor: number | null | undefined }[],
  totalMinor: number,
): RefundSum['call'] {
  const notify = draft.notify && order.email !== null;
  const shared = {
    id: order.id,
    notify,
    ...(draft.note.trim() ? { note: draft.note.trim() } : {}),
    ...(notify && draft.message.trim() ? { message: draft.message.trim() } : {}),
  };
  if (draft.way === 'GOODWILL') {
    if (draft.reason === '') return null;
    return { kind: 'goodwill', input: { ...shared, amountMinor: totalMinor, reason: draft.reason } };
  }
  const why = draft.reason === '' ? {} : { reason: draft.reason };
  if (draft.way === 'AMOUNT')
    return { kind: 'refund', input: { ...shared, ...why, amountMinor: totalMinor } };
  if (draft.way === 'SHIPPING') {
    const part = totalMinor === order.shippingLeftMinor ? {} : { amountMinor: totalMinor };
    return { kind: 'refund', input: { ...shared, ...why, part: 'SHIPPING', ...part } };
  }
  const lines = chosen
    .filter(({ amountMinor }) => amountMinor)
    .map(({ line: { lineItemId }, amountMinor }) => ({
      lineItemId,
      ...(draft.lineAmounts[lineItemId] === undefined
        ? { quantity: draft.units[lineItemId] ?? 1 }
        : { amountMinor: amountMinor ?? 0 }),
    }));
  return { kind: 'refund', input: { ...shared, ...why, lines } };
}
