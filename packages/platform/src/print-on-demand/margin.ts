import type { MarginLine, MarginRange } from '@brandwright/contract/print-on-demand/entities.ts';
import { percentText } from '@brandwright/contract/print-on-demand/say.ts';
import { formatMoney } from '@brandwright/contract';
import type { BlankVariant, PrintArea } from '@brandwright/providers';

/** What taking a payment costs. */
export interface PaymentFee {
  percent: number;
  fixedMinor: number;
  source: string;
}

/**
 * Standard fees of card payments online with an account in the United States, cards of other countries 1.5% more
 * (stripe.com/pricing). An estimate: the store's own agreement decides.
 */
export function paymentFee(countryCode: string): PaymentFee {
  const isDomestic = countryCode === 'US';
  return {
    percent: isDomestic ? 2.9 : 4.4,
    fixedMinor: 30,
    source: isDomestic ? 'stripe.com/pricing, US cards' : 'stripe.com/pricing, cards from abroad',
  };
}

/** Below this share of the price a margin is called thin. */
const thinPercent = 15;
/** The share that the suggested price leaves. */
const aimPercent = 40;

/** What printing one piece at these places costs: the carrier's included prints are the dearest ones. */
export function printCostMinor(
  areas: readonly PrintArea[],
  placements: readonly string[],
  includedPrints: number,
): number {
  const prices = areas
    .filter(({ placement }) => placements.includes(placement))
    .map(({ printMinor }) => printMinor)
    .sort((a, b) => b - a);
  return prices.slice(includedPrints).reduce((sum, price) => sum + price, 0);
}

/** One piece and how it is sent. Amounts in minor units. */
export interface Piece {
  variant: BlankVariant;
  printMinor: number;
  /** What sending one costs, whoever pays. */
  rateMinor: number;
  /** Whether the store pays for sending it. */
  freeShipping: boolean;
  fee: PaymentFee;
}

/** The fee is taken of all that the shopper pays: the price, and shipping where it is charged. */
const feeMinor = ({ rateMinor, freeShipping, fee }: Piece, retailPriceMinor: number) =>
  Math.round(((retailPriceMinor + (freeShipping ? 0 : rateMinor)) * fee.percent) / 100) + fee.fixedMinor;

const costsMinor = ({ variant, printMinor, rateMinor, freeShipping }: Piece) =>
  variant.costMinor + printMinor + (freeShipping ? rateMinor : 0);

/** Margin in minor units: retail − blank − print − shipping (where the store pays it) − payment fee. Taxes are left out. */
export const marginMinor = (piece: Piece, retailPriceMinor: number): number =>
  retailPriceMinor - costsMinor(piece) - feeMinor(piece, retailPriceMinor);

/** A share of the price in percent, one decimal. */
const shareOf = (partMinor: number, wholeMinor: number) => Math.round((partMinor / wholeMinor) * 1000) / 10;

/** What remains of one piece; without a price the fee is that of the costs themselves. */
export function marginLine(piece: Piece, retailPriceMinor: number | null): MarginLine {
  const { variant, printMinor, rateMinor, freeShipping } = piece;
  const margin = retailPriceMinor === null ? null : marginMinor(piece, retailPriceMinor);
  return {
    variantId: variant.id,
    size: variant.size,
    color: variant.color,
    hex: variant.hex,
    retailPriceMinor,
    costMinor: variant.costMinor,
    printMinor,
    shippingMinor: freeShipping ? rateMinor : 0,
    feeMinor: feeMinor(piece, retailPriceMinor ?? breakEvenMinor([piece])),
    marginMinor: margin,
    marginPercent: margin === null || retailPriceMinor === null ? null : shareOf(margin, retailPriceMinor),
    isLoss: margin !== null && margin < 0,
  };
}

/** Worst and best of the lines, with a plain sentence where the worst is a loss or thin. Null without a price or lines. */
export function marginRangeOf(lines: readonly MarginLine[]): MarginRange | null {
  const priced = lines.flatMap((line) =>
    line.marginMinor === null || line.marginPercent === null || line.retailPriceMinor === null
      ? []
      : [{ line, minor: line.marginMinor, percent: line.marginPercent, price: line.retailPriceMinor }],
  );
  const [lowest] = priced.toSorted((a, b) => a.minor - b.minor);
  const [highest] = priced.toSorted((a, b) => b.minor - a.minor);
  if (!lowest || !highest) return null;
  return {
    lowestMinor: lowest.minor,
    lowestPercent: lowest.percent,
    highestMinor: highest.minor,
    highestPercent: highest.percent,
    isLoss: lowest.minor < 0,
    warning: warningOf(lowest, highest.minor),
  };
}

function warningOf(
  lowest: { line: MarginLine; minor: number; percent: number; price: number },
  highestMinor: number,
): string | null {
  const isAll = highestMinor === lowest.minor;
  const which = isAll
    ? 'each one'
    : lowest.line.size
      ? `each ${lowest.line.size}`
      : `each ${lowest.line.color} one`;
  if (lowest.minor < 0)
    return `At ${formatMoney(lowest.price)} you lose ${formatMoney(-lowest.minor)} on ${which} sold.`;
  if (lowest.percent < thinPercent)
    return `Only ${formatMoney(lowest.minor)} (${percentText(lowest.percent)}) is left on ${which}; a single return or ad would eat that up.`;
  return null;
}

/** The lowest price in minor units at which none of the pieces loses. 0 without pieces. */
export const breakEvenMinor = (pieces: readonly Piece[]): number => lowestPrice(pieces, 0, 1);

/** The lowest whole dollar at which every piece leaves 40% of the price. 0 without pieces. */
export const suggestedPriceMinor = (pieces: readonly Piece[]): number => lowestPrice(pieces, aimPercent, 100);

/** The lowest multiple of `step` that leaves `percent` of the price on every piece. */
function lowestPrice(pieces: readonly Piece[], percent: number, step: number): number {
  return Math.max(0, ...pieces.map((piece) => lowestPriceOf(piece, percent, step)));
}

function lowestPriceOf(piece: Piece, percent: number, step: number): number {
  const { rateMinor, freeShipping, fee } = piece;
  const fixed = costsMinor(piece) + fee.fixedMinor + ((freeShipping ? 0 : rateMinor) * fee.percent) / 100;
  const exact = fixed / (1 - (fee.percent + percent) / 100);
  // Rounding of the fee may cost a cent more than the exact sum.
  let price = Math.floor(exact / step) * step;
  while (marginMinor(piece, price) * 100 < percent * price) price += step;
  return price;
}
