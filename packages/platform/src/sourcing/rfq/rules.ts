import { OperationError } from '@brandwright/contract';
import type { PriceTier } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import {
  quoteStatusLabels,
  requestStatusLabels,
  type Incoterm,
  type QuoteStatus,
  type RequestKind,
  type RequestStatus,
} from '@brandwright/contract/sourcing/rfq/enums.ts';

/** What may follow what. A second quote may be taken on an accepted request: an order can be split. */
export const requestTransitions: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  DRAFT: ['SUBMITTED', 'CANCELED'],
  SUBMITTED: ['QUOTED', 'CLOSED', 'CANCELED'],
  QUOTED: ['ACCEPTED', 'CLOSED', 'CANCELED'],
  ACCEPTED: ['ACCEPTED', 'CLOSED'],
  CLOSED: [],
  CANCELED: [],
};

/** OPEN ends in one of the others; a quote that ended stays as it is. */
export const quoteTransitions: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  OPEN: ['ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'],
  ACCEPTED: [],
  DECLINED: [],
  EXPIRED: [],
  WITHDRAWN: [],
};

/** States in which what is asked for may still be changed. */
export const editable: ReadonlySet<RequestStatus> = new Set(['DRAFT', 'SUBMITTED', 'QUOTED']);

export function requireRequestStep(title: string, from: RequestStatus, to: RequestStatus): void {
  const allowed = requestTransitions[from];
  if (allowed.includes(to)) return;
  const next = allowed.map((status) => requestStatusLabels[status].toLowerCase()).join(', ');
  throw new OperationError(
    'bad_transition',
    `"${title}" is ${requestStatusLabels[from].toLowerCase()} and can’t become ${requestStatusLabels[to].toLowerCase()}. ${next ? `Possible now: ${next}.` : 'Duplicate it to ask again.'}`,
  );
}

/** State of a quote on a day (YYYY-MM-DD): an open one is expired from the day after its last. */
export function quoteStatusOn(
  quote: { status: QuoteStatus; validUntil: string },
  today: string,
): QuoteStatus {
  return quote.status === 'OPEN' && quote.validUntil < today ? 'EXPIRED' : quote.status;
}

export function requireQuoteStep(supplierName: string, from: QuoteStatus, to: QuoteStatus): void {
  if (quoteTransitions[from].includes(to)) return;
  const what =
    from === 'EXPIRED'
      ? `${supplierName}’s quote has expired. Ask them whether it’s still valid, or send the request again.`
      : `${supplierName}’s quote is already ${quoteStatusLabels[from].toLowerCase()}.`;
  throw new OperationError('bad_transition', `${what} Nothing was changed.`);
}

/** Price of a unit at a quantity: the tier with the largest start that is reached, the first below all of them. */
export function unitPriceAt(tiers: readonly PriceTier[], quantity: number): number {
  const sorted = tiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity);
  const reached = sorted.filter((tier) => tier.fromQuantity <= quantity);
  return (reached.at(-1) ?? sorted[0])?.unitPriceMinor ?? 0;
}

/** Words of titles that are packaging or services; everything else is a product. */
const packagingWords =
  /\b(packag\w*|box(es)?|mailers?|cartons?|pouch(es)?|sachets?|labels?|stickers?|tissue paper|hang ?tags?|sleeves?|gift bags?|paper bags?|wrapping)\b/i;
const serviceWords =
  /\b(photograph\w*|photo ?shoots?|product photos|logo|branding|websites?|web design|landing page|copywriting|illustrations?|video ?(shoot|production)?s?|translation|inspection|consult\w*)\b/i;

/** What a title is about, when the kind was not said. */
export function kindOf(title: string): RequestKind {
  if (serviceWords.test(title)) return 'RFP_SERVICES';
  return packagingWords.test(title) ? 'RFP_PACKAGING' : 'RFP_PRODUCT';
}

/**
 * How much of the freight and insurance of a shipment (from the port of departure, FOB) a quote leaves to pay: collecting at the
 * factory adds, what its terms hold is left out. Our own shares. Within the United States the terms make no difference.
 */
const shareLeft: Readonly<Record<Incoterm, { freight: number; insurance: number }>> = {
  EXW: { freight: 1.2, insurance: 1 },
  FOB: { freight: 1, insurance: 1 },
  CIF: { freight: 0.4, insurance: 0 },
  DDP: { freight: 0, insurance: 0 },
};

export const leftToPay = (incoterm: Incoterm, isDomestic: boolean) =>
  shareLeft[isDomestic && incoterm !== 'DDP' ? 'FOB' : incoterm];

/** The lowest of the figures that are known, or null when it is shared or none is known. */
export function lowestBy<T>(rows: readonly T[], figure: (row: T) => number | null): T | null {
  const valued = rows
    .flatMap((row) => {
      const value = figure(row);
      return value === null ? [] : [{ row, value }];
    })
    .sort((a, b) => a.value - b.value);
  return valued[0]?.row ?? null;
}

export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const dayMs = 86_400_000;
/** The day so many days later. */
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));
