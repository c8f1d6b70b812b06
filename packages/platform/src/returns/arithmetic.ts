import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import { allocate } from '../kernel/data/allocate.ts';
import { shareOfUnits } from '../kernel/data/share-of-units.ts';

/** A line of which units come back; `discountMinor` and `taxMinor` are for all its units together. */
export interface LineToReturn {
  lineItemId: string;
  title: string;
  variant: string | null;
  /** Units ordered. */
  ordered: number;
  unitPriceMinor: number;
  discountMinor: number;
  taxMinor: number;
  /** What was paid back for the line so far. */
  refundedMinor: number;
  /** Units that come back. */
  units: number;
  /** Units canceled or returned before: those that come back are the next ones. */
  firstUnit: number;
}

export interface Deductions {
  /** Captured and not refunded, of the whole order. */
  leftMinor: number;
  /** Still to be paid of the order: what comes back pays that off first. */
  owedMinor: number;
  /** Shipping to pay back. */
  shippingMinor: number;
  feeMinor: number;
  exchangeMinor: number;
}

/**
 * The refund of a return, line by line. What comes back first pays off what is still owed for the order. What was paid back
 * before, or never paid, is not paid again: lines come before
 * shipping. The fee and the exchange are shared over lines and shipping by largest remainder.
 */
export function calcRefund(given: readonly LineToReturn[], how: Deductions): ReturnRefund {
  let left = Math.max(0, how.leftMinor);
  const take = (amountMinor: number) => {
    const taken = Math.max(0, Math.min(amountMinor, left));
    left -= taken;
    return taken;
  };
  const values = given.map((line) => {
    const itemsMinor = line.units * line.unitPriceMinor;
    const discountMinor = shareOfUnits(line.discountMinor, line.firstUnit, line.units, line.ordered);
    const taxMinor = shareOfUnits(line.taxMinor, line.firstUnit, line.units, line.ordered);
    const worth = itemsMinor - discountMinor + taxMinor;
    const lineTotal = line.ordered * line.unitPriceMinor - line.discountMinor + line.taxMinor;
    const value = Math.min(worth, Math.max(0, lineTotal - line.refundedMinor));
    return { line, itemsMinor, discountMinor, taxMinor, worth, value };
  });
  const payoffs = deduct(
    how.owedMinor,
    values.map(({ value }) => value),
  );
  const worths = values.map(({ worth, value, ...parts }, at) => {
    const owedMinor = payoffs[at] ?? 0;
    const gross = take(value - owedMinor);
    return { ...parts, owedMinor, alreadyMinor: worth - owedMinor - gross, gross };
  });
  const shippingMinor = take(how.shippingMinor);
  const grosses = [...worths.map(({ gross }) => gross), shippingMinor];
  const fees = deduct(how.feeMinor, grosses);
  const exchanges = deduct(
    how.exchangeMinor,
    grosses.map((gross, at) => gross - (fees[at] ?? 0)),
  );
  const lines = worths.map(({ line, gross, ...parts }, at) => {
    const feeMinor = fees[at] ?? 0;
    const exchangeMinor = exchanges[at] ?? 0;
    return {
      lineItemId: line.lineItemId,
      title: line.title,
      variant: line.variant,
      quantity: line.units,
      ...parts,
      feeMinor,
      exchangeMinor,
      refundMinor: gross - feeMinor - exchangeMinor,
    };
  });
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const feeMinor = fees.reduce((total, part) => total + part, 0);
  const exchangeMinor = exchanges.reduce((total, part) => total + part, 0);
  return {
    lines,
    itemsMinor: sum((line) => line.itemsMinor),
    discountMinor: sum((line) => line.discountMinor),
    taxMinor: sum((line) => line.taxMinor),
    alreadyMinor: sum((line) => line.alreadyMinor),
    owedMinor: sum((line) => line.owedMinor),
    shippingMinor,
    feeMinor,
    exchangeMinor,
    totalMinor: grosses.reduce((total, gross) => total + gross, 0) - feeMinor - exchangeMinor,
  };
}

/** What is taken off amounts, never more than there is. */
const deduct = (amountMinor: number, amounts: readonly number[]): number[] =>
  allocate(
    Math.min(
      Math.max(0, amountMinor),
      amounts.reduce((sum, one) => sum + one, 0),
    ),
    amounts,
  );

/** The part of a refund that pays shipping back: what is left beside the lines. */
export const shippingBack = ({ totalMinor, lines }: ReturnRefund): number =>
  totalMinor - lines.reduce((sum, { refundMinor }) => sum + refundMinor, 0);
