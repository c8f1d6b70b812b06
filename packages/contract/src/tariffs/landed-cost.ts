import { z } from 'zod';
import { formatMoney } from '../kernel/money.ts';
import { range } from './tariff-answer.ts';

/** How goods of a landed cost travel: by sea (or by truck within North America), and by air. */
export const landedTransport = z.enum(['OCEAN', 'AIR', 'TRUCK']);
export type LandedTransport = z.output<typeof landedTransport>;

/** One part of a landed cost, for the whole shipment, in minor units of USD. */
export const landedLine = z.object({
  code: z.enum(['PRODUCT', 'DUTY', 'MPF', 'HMF', 'FREIGHT', 'INSURANCE', 'ENTRY']),
  label: z.string(),
  /** Null where it cannot be told: see `rangeMinor`, or the price is missing. */
  amountMinor: z.int().nullable(),
  rangeMinor: range.nullable(),
  /** Nobody quoted it and no law sets it. */
  isEstimate: z.boolean(),
  note: z.string(),
});

export const landedMode = z.object({
  transport: landedTransport,
  /** "By sea, in a shared container". */
  way: z.string(),
  /** Days from the factory to the door. */
  days: range,
  lines: z.array(landedLine),
  totalMinor: z.int().nullable(),
  totalRangeMinor: range.nullable(),
  perUnitMinor: z.int().nullable(),
  perUnitRangeMinor: range.nullable(),
  /** Freight and entry, which are known without a price. */
  withoutPriceMinor: z.int(),
});
export type LandedMode = z.output<typeof landedMode>;

/** The sums of one way alone, for countries side by side. */
export const landedSum = landedMode.pick({
  transport: true,
  days: true,
  totalMinor: true,
  totalRangeMinor: true,
  perUnitMinor: true,
  perUnitRangeMinor: true,
});
export type LandedSum = z.output<typeof landedSum>;

/** What a shipment costs at a door in the United States, for each way of travel. */
export const landedCost = z.object({
  quantity: z.number(),
  unitPriceMinor: z.int().nullable(),
  /** Where a price comes from that the founder did not say: "your purchase item …"; null otherwise. */
  priceSource: z.string().nullable(),
  /** One packed piece. */
  piece: z.object({
    name: z.string(),
    weightGrams: z.int(),
    cubicCentimeters: z.int(),
    /** What the figures rest on. */
    basis: z.string(),
    /** False where the founder gave the weight. */
    isEstimate: z.boolean(),
  }),
  grossKg: z.number(),
  cubicMeters: z.number(),
  /** Day of the freight, insurance and entry rates: estimates, not quotes. */
  ratesAsOf: z.iso.date(),
  modes: z.array(landedMode),
  cheapest: landedTransport.nullable(),
  /** What decides the total and is not known. */
  missing: z.string().nullable(),
  assumptions: z.array(z.string()),
});
export type LandedCost = z.output<typeof landedCost>;
export type LandedLine = z.output<typeof landedLine>;

/** What one way of travel comes to, part by part, in minor units of USD. Of bounds the higher. */
export interface LandedParts {
  goodsMinor: number;
  dutyMinor: number;
  /** Merchandise processing and harbor maintenance. */
  feesMinor: number;
  freightMinor: number;
  insuranceMinor: number;
  /** Broker, filing and bond. */
  entryMinor: number;
  totalMinor: number;
}

const partOf: Readonly<Record<LandedLine['code'], Exclude<keyof LandedParts, 'totalMinor'>>> = {
  PRODUCT: 'goodsMinor',
  DUTY: 'dutyMinor',
  MPF: 'feesMinor',
  HMF: 'feesMinor',
  FREIGHT: 'freightMinor',
  INSURANCE: 'insuranceMinor',
  ENTRY: 'entryMinor',
};

/** The parts of a way of travel; null while one of them cannot be told. */
export function landedPartsOfMode({ lines }: Pick<LandedMode, 'lines'>): LandedParts | null {
  const parts: LandedParts = {
    ...{ goodsMinor: 0, dutyMinor: 0, feesMinor: 0, freightMinor: 0, insuranceMinor: 0, entryMinor: 0 },
    totalMinor: 0,
  };
  for (const { code, amountMinor, rangeMinor } of lines) {
    const amount = amountMinor ?? rangeMinor?.max;
    if (amount === undefined) return null;
    parts[partOf[code]] += amount;
    parts.totalMinor += amount;
  }
  return parts;
}

/** The way of travel that costs least; the first where none does. */
export const cheapestMode = ({ modes, cheapest }: Pick<LandedCost, 'modes' | 'cheapest'>) =>
  modes.find(({ transport }) => transport === cheapest) ?? modes[0];

export const landedTransportWords: Readonly<Record<LandedTransport, string>> = {
  OCEAN: 'by sea',
  AIR: 'by air',
  TRUCK: 'by truck',
};

/** "$9,125": an estimate has no cents. */
const dollars = (amountMinor: number): string =>
  formatMoney(Math.round(amountMinor / 100) * 100).replace(/\.00$/, '');

/** A figure, or its bounds, or null. */
export function moneyOrRange(
  amountMinor: number | null,
  rangeMinor: z.output<typeof range> | null,
  format: (amountMinor: number) => string = formatMoney,
): string | null {
  if (amountMinor !== null) return format(amountMinor);
  return rangeMinor ? `${format(rangeMinor.min)} to ${format(rangeMinor.max)}` : null;
}

/** "about $9,012 by sea ($18.02 each, 20 to 32 days)". */
function modeWords({
  transport,
  totalMinor,
  totalRangeMinor,
  perUnitMinor,
  perUnitRangeMinor,
  days,
}: LandedMode) {
  const total = moneyOrRange(totalMinor, totalRangeMinor, dollars);
  const each = moneyOrRange(perUnitMinor, perUnitRangeMinor);
  return `about ${total ?? '?'} ${landedTransportWords[transport]} (${each ?? '?'} each, ${days.min} to ${days.max} days)`;
}

/** "Vietnam $15.20 by sea, $17.45 by air": one piece at the door; null where a sum cannot be told. */
export function landedUnitWords(countryName: string, sums: readonly LandedSum[]): string | null {
  const each = sums.map(({ transport, perUnitMinor, perUnitRangeMinor }) => {
    const unit = moneyOrRange(perUnitMinor, perUnitRangeMinor);
    return unit && `${unit} ${landedTransportWords[transport]}`;
  });
  return each.length === 0 || each.includes(null) ? null : `${countryName} ${each.join(', ')}`;
}

/** The landed cost in one or two sentences; the way that was asked for first. */
export function landedCostWords(landed: LandedCost, asked: string | undefined): string {
  const modes = landed.modes.toSorted(
    (a, b) => Number(b.transport === asked) - Number(a.transport === asked),
  );
  const pieces = `${landed.quantity.toLocaleString('en-US')} pieces`;
  if (landed.missing !== null) {
    const freight = modes
      .map(
        ({ transport, withoutPriceMinor }) =>
          `${dollars(withoutPriceMinor)} ${landedTransportWords[transport]}`,
      )
      .join(' or ');
    return `Freight and customs entry of ${pieces} come to about ${freight}. ${landed.missing}`;
  }
  if (modes.some(({ totalMinor, totalRangeMinor }) => totalMinor === null && totalRangeMinor === null))
    return '';
  const price = landed.priceSource ? ` The price is from ${landed.priceSource}.` : '';
  return `Landed at your door, ${pieces} cost ${modes.map(modeWords).join(', or ')}. Freight, insurance and entry are estimates.${price}`;
}
