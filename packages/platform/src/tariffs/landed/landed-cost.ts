import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { LandedCost, LandedLine, LandedMode } from '@brandwright/contract/tariffs/landed-cost.ts';
import { dayWords } from '@brandwright/contract/tariffs/tariff-words.ts';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { formalEntryOverMinor } from '../data/fees.ts';
import { dutyFrom, type Shipment } from '../country-duty.ts';
import type { Classified } from '../classify.ts';
import { freightRatesBasis, freightRatesDay, insurance } from '../../kernel/freight/freight-rates.ts';
import { entryChargeOf, insuranceOf } from '../../kernel/freight/charges.ts';
import { freightsFrom, type Freight } from '../../kernel/freight/freight.ts';
import { pieceSizeOf } from './piece-size.ts';
import { pieceSizesBasis, type PieceRow } from './piece-sizes.ts';

/** Cartons and filling on top of the goods' weight. */
const packingShare = 1.1;

export interface LandedRequest {
  country: string;
  classified: Classified;
  /** Words of the product, for its size; its line tells without them. */
  product: string | undefined;
  shipment: Shipment & { quantity: number };
  unitPriceMinor: number | null;
  priceSource: string | null;
}

/** What a shipment comes to at the door by sea (or truck) and by air, with what each figure rests on. */
export function landedCostOf(request: LandedRequest): LandedCost {
  const { country, classified, shipment } = request;
  const { quantity } = shipment;
  const piece = pieceOf(request);
  const netKg = (piece.weightGrams * quantity) / 1000;
  const load = {
    grossKg: netKg * packingShare,
    cubicMeters: (piece.cubicCentimeters * quantity) / 1_000_000,
  };
  const duties = new Map<Freight['transport'], CountryDuty>();
  const modes = freightsFrom(country, load).map((freight) => {
    const duty = dutyFrom(country, classified, {
      ...shipment,
      transport: freight.transport,
      postal: false,
      weightKg: shipment.weightKg ?? netKg,
    });
    duties.set(freight.transport, duty);
    return modeOf(request, freight, duty);
  });
  const [surface] = modes;
  const duty = surface && duties.get(surface.transport);
  return {
    quantity,
    unitPriceMinor: request.unitPriceMinor,
    priceSource: request.priceSource,
    piece: { ...piece, isEstimate: shipment.weightKg === null },
    grossKg: Number(load.grossKg.toFixed(1)),
    cubicMeters: Number(load.cubicMeters.toFixed(2)),
    ratesAsOf: freightRatesDay,
    modes,
    cheapest: cheapestOf(modes),
    missing: shipment.customsValueMinor === null ? missingPrice(duty, piece.name) : null,
    assumptions: assumptionsOf(request, piece),
  };
}

/** The usual piece; of the weight that the founder gave where one was given, and as bulky for its weight as usual. */
function pieceOf({ product, classified, shipment }: LandedRequest): PieceRow {
  const usual = pieceSizeOf(product, { ...classified.line, name: classified.name });
  if (shipment.weightKg === null) return usual;
  const weightGrams = Math.max(1, Math.round((shipment.weightKg * 1000) / shipment.quantity));
  return {
    ...usual,
    weightGrams,
    cubicCentimeters: Math.max(1, Math.round((usual.cubicCentimeters * weightGrams) / usual.weightGrams)),
    basis: 'the weight you gave, as bulky as such goods usually are',
  };
}

function cheapestOf(modes: readonly LandedMode[]): LandedMode['transport'] | null {
  const sums = modes.map(({ totalMinor, withoutPriceMinor }) => totalMinor ?? withoutPriceMinor);
  const least = Math.min(...sums);
  return sums.filter((sum) => sum === least).length === 1
    ? (modes[sums.indexOf(least)]?.transport ?? null)
    : null;
}

function missingPrice(duty: CountryDuty | undefined, piece: string): string {
  const name = piece === 'a piece' ? 'one piece' : `one ${piece}`;
  const rate = duty?.totalRatePercent ?? null;
  const then =
    rate === null
      ? ''
      : ` Duty adds ${rate}% of it, so each $1.00 of price lands at about ${formatMoney(Math.round(100 + rate))} before freight.`;
  return `What does ${name} cost? The price decides the total.${then}`;
}

function assumptionsOf({ country, shipment, priceSource }: LandedRequest, piece: PieceRow): string[] {
  const liters = (piece.cubicCentimeters / 1000).toFixed(1);
  return [
    ...(priceSource ? [`The price per piece is from ${priceSource}.`] : []),
    `${piece.name === 'a piece' ? 'A piece' : `One ${piece.name}`} weighs ${piece.weightGrams} g and takes ${liters} liters packed: ${piece.basis}${shipment.weightKg === null ? ` (${pieceSizesBasis})` : ''}.`,
    `Freight, insurance and entry rates are ${freightRatesBasis}, as of ${dayWords(freightRatesDay)}.`,
    ...(country === 'US'
      ? ['Goods made in the United States cross no border: no entry, no duty.']
      : [
          'The price is that of the goods at the port or airport of departure (FOB): freight and insurance after it carry no duty (19 U.S.C. 1401a).',
          'One shipment, entered by a customs broker, with a bond for that entry alone. A yearly bond costs less from a few entries a year.',
        ]),
  ];
}

function modeOf(request: LandedRequest, freight: Freight, duty: CountryDuty): LandedMode {
  const value = request.shipment.customsValueMinor;
  const lines = [
    productLine(request, value),
    ...(request.country === 'US' ? [] : dutyLines(duty)),
    ...(request.country === 'US' ? [] : feeLines(duty)),
    freightLine(freight),
    insuranceLine(value, freight.amountMinor),
    ...(request.country === 'US' ? [] : [entryLine(value, freight, duty)]),
  ];
  const isKnown = lines.every(({ amountMinor, rangeMinor }) => amountMinor !== null || rangeMinor !== null);
  const min = sum(lines.map((line) => line.amountMinor ?? line.rangeMinor?.min ?? 0));
  const max = sum(lines.map((line) => line.amountMinor ?? line.rangeMinor?.max ?? 0));
  const each = (amount: number) => Math.round(amount / request.shipment.quantity);
  const isTotal = isKnown && min === max;
  const isRange = isKnown && min !== max;
  return {
    transport: freight.transport,
    way: freight.way,
    days: freight.days,
    lines,
    totalMinor: isTotal ? min : null,
    totalRangeMinor: isRange ? { min, max } : null,
    perUnitMinor: isTotal ? each(min) : null,
    perUnitRangeMinor: isRange ? { min: each(min), max: each(max) } : null,
    withoutPriceMinor: sum(
      lines
        .filter(({ code }) => code === 'FREIGHT' || code === 'ENTRY')
        .map((line) => line.amountMinor ?? line.rangeMinor?.min ?? 0),
    ),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

function productLine(
  { shipment, unitPriceMinor, priceSource }: LandedRequest,
  value: number | null,
): LandedLine {
  const pieces = shipment.quantity.toLocaleString('en-US');
  return {
    code: 'PRODUCT',
    label: 'Goods',
    amountMinor: value,
    rangeMinor: null,
    isEstimate: false,
    note:
      unitPriceMinor === null
        ? `${pieces} pieces`
        : `${pieces} at ${formatMoney(unitPriceMinor)}${priceSource ? `, the price of ${priceSource}` : ''}`,
  };
}

/** One line for each layer where each is known, else one for all of them. */
function dutyLines(duty: CountryDuty): LandedLine[] {
  const counted = duty.layers.filter(({ applies }) => applies === true);
  const line = { code: 'DUTY', isEstimate: false, rangeMinor: null } as const;
  if (
    duty.dutyMinor !== null &&
    counted.length > 0 &&
    sum(counted.map(({ amountMinor }) => amountMinor ?? 0)) === duty.dutyMinor
  )
    return counted.map((layer) => ({
      ...line,
      label: `Duty: ${layer.title}`,
      amountMinor: layer.amountMinor ?? 0,
      note: layer.ratePercent === null ? (layer.rateText ?? '') : `${layer.ratePercent}%`,
    }));
  const rate = duty.totalRatePercent ?? duty.rateRange?.max;
  return [
    {
      ...line,
      label: 'Duty',
      amountMinor: duty.dutyMinor,
      rangeMinor: duty.dutyRangeMinor,
      note:
        duty.totalRatePercent === null && duty.rateRange
          ? `${duty.rateRange.min}% to ${duty.rateRange.max}%: ${duty.questions[0] ?? ''}`
          : rate === undefined
            ? (duty.questions[0] ?? '')
            : `${rate}% of the value`,
    },
  ];
}

const feeLines = (duty: CountryDuty): LandedLine[] =>
  duty.fees
    .filter(({ applies }) => applies !== false)
    .map(({ code, title, amountMinor, reason, certainty }) => ({
      code,
      label: title,
      amountMinor,
      rangeMinor: null,
      isEstimate: certainty !== 'known',
      note: reason,
    }));

const freightLine = ({ amountMinor, note }: Freight): LandedLine => ({
  code: 'FREIGHT',
  label: 'Freight',
  amountMinor,
  rangeMinor: null,
  isEstimate: true,
  note,
});

function insuranceLine(value: number | null, freightMinor: number): LandedLine {
  const { percent, ofPercent, minimumMinor } = insurance;
  return {
    code: 'INSURANCE',
    label: 'Cargo insurance',
    amountMinor: value === null ? null : insuranceOf(value, freightMinor),
    rangeMinor: null,
    isEstimate: true,
    note: `${percent}% of ${ofPercent}% of goods and freight, ${formatMoney(minimumMinor)} at least`,
  };
}

/** What the broker or courier asks for the entry, and the bond of a formal one. */
function entryLine(value: number | null, freight: Freight, duty: CountryDuty): LandedLine {
  const filed = freight.transport === 'OCEAN';
  const isFormal = value === null || value > formalEntryOverMinor;
  const line = { code: 'ENTRY', label: 'Broker and entry', isEstimate: true } as const;
  const charge = (dutyMinor: number): number =>
    entryChargeOf(freight, {
      valueMinor: value,
      isFormal,
      owedMinor: dutyMinor + (duty.feesMinor ?? 0),
    });
  const [min, max] = [
    charge(duty.dutyMinor ?? duty.dutyRangeMinor?.min ?? 0),
    charge(duty.dutyMinor ?? duty.dutyRangeMinor?.max ?? 0),
  ];
  const words = isFormal
    ? `formal entry, bond${filed ? ' and security filing' : ''}`
    : freight.kind === 'courier'
      ? 'informal entry, cleared by the courier, which advances the duty'
      : `informal entry${filed ? ' and security filing' : ''}`;
  return {
    ...line,
    amountMinor: min === max ? min : null,
    rangeMinor: min === max ? null : { min, max },
    note: value === null ? `${words}, as a shipment above $2,500` : words,
  };
}
