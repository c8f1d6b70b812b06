import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import type { ReturnReason } from '@brandwright/contract/returns/enums.ts';
import { calcRefund } from './arithmetic.ts';
import type { LineFacts, OrderFacts } from './order-facts.ts';

/** Units of a line that come back, and which of its units they are. */
export interface UnitsBack {
  lineItemId: string;
  quantity: number;
  firstUnit: number;
}

export interface RefundTerms {
  includesShipping: boolean;
  feeMinor: number;
  exchangeMinor: number;
}

/** What a return pays back by what of its order is paid and not refunded now. */
export function refundOf(
  { money, lines, owedMinor }: OrderFacts,
  back: readonly UnitsBack[],
  terms: RefundTerms,
): ReturnRefund {
  const chosen = back.flatMap(({ lineItemId, quantity, firstUnit }) => {
    const line = lines.find(({ id }) => id === lineItemId);
    return line ? [toReturn(line, quantity, firstUnit)] : [];
  });
  return calcRefund(chosen, {
    leftMinor: money.leftMinor,
    owedMinor,
    shippingMinor: terms.includesShipping ? money.shippingLeftMinor : 0,
    feeMinor: terms.feeMinor,
    exchangeMinor: terms.exchangeMinor,
  });
}

const toReturn = (line: LineFacts, units: number, firstUnit: number) => ({
  lineItemId: line.id,
  title: line.title,
  variant: line.variant,
  ordered: line.quantity,
  unitPriceMinor: line.unitPriceMinor,
  discountMinor: line.discountMinor,
  taxMinor: line.taxMinor,
  refundedMinor: line.refundedMinor,
  units,
  firstUnit,
});

/** Units canceled or returned before: the next ones come back. Never beyond those that were ordered. */
export const nextUnit = ({ canceledQuantity, returned, quantity }: LineFacts, units: number): number =>
  Math.max(0, Math.min(canceledQuantity + returned, quantity - units));

/** Mistakes of the store, after which shipping is paid back too. */
const ownMistakes: ReadonlySet<ReturnReason> = new Set(['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'LATE']);

/** Shipping goes back where all that was sent comes back for a mistake of the store. */
export const shippingGoesBack = (
  { lines }: OrderFacts,
  chosen: readonly { line: LineFacts; quantity: number; reason: ReturnReason }[],
): boolean =>
  chosen.every(({ reason }) => ownMistakes.has(reason)) &&
  lines.every((line) => {
    const units = chosen.find((one) => one.line.id === line.id)?.quantity ?? 0;
    return units === line.quantity - line.canceledQuantity;
  });
