import { OperationError, formatMoney, type OutputOf } from '@brandwright/contract';
import {
  cheapestMode,
  landedPartsOfMode,
  landedTransportWords,
} from '@brandwright/contract/tariffs/landed-cost.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import type { ComparedQuote, CostLine } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { incotermWords } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { dayWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { arrivalDaysFrom } from '../../kernel/freight/freight.ts';
import { marketplaceCategories } from '../marketplace/tables.ts';
import { toQuote, type QuoteRow, type RequestRow, type SupplierPlace } from './request-rows.ts';
import { addDays, dayOf, leftToPay, unitPriceAt } from './rules.ts';

interface Costs {
  /** Null: cannot be told. */
  dutyMinor: number | null;
  feesMinor: number;
  percent: number | null;
  note: string;
  /** Null where nothing is known of the goods' size; nothing where it is in the price. */
  freightMinor: number | null;
  insuranceMinor: number;
  entryMinor: number;
  freightNote: string;
}

type Reckoned = Omit<ComparedQuote, 'isCheapest' | 'isFastest'>;

/**
 * A quote at a quantity, with what it comes to at a door in the United States: goods and tooling as quoted; duty, customs
 * fees, freight, insurance and entry as the tariffs area works them out for the shipment, less what the quote's terms hold.
 * All in minor units.
 */
export async function reckon(
  context: Context,
  request: RequestRow,
  row: QuoteRow,
  place: SupplierPlace | undefined,
  asked: number,
): Promise<Reckoned> {
  const today = dayOf(context.clock.now());
  const quote = toQuote(row, place, today);
  const quantity = Math.max(asked, quote.moq);
  const unitPriceMinor = unitPriceAt(quote.priceTiers, quantity);
  const goodsMinor = unitPriceMinor * quantity;
  const costs = await costsOf(context, request, row, place, {
    quantity,
    valueMinor: goodsMinor + quote.toolingMinor,
  });
  const { dutyMinor, feesMinor, freightMinor, insuranceMinor, entryMinor } = costs;
  const landedMinor =
    dutyMinor === null || freightMinor === null
      ? null
      : goodsMinor + quote.toolingMinor + dutyMinor + feesMinor + freightMinor + insuranceMinor + entryMinor;
  const lines: CostLine[] = [
    {
      label: 'Goods',
      amountMinor: goodsMinor,
      isEstimate: false,
      note: `${quantity.toLocaleString('en-US')} units as quoted, ${quote.incoterm}: ${incotermWords[quote.incoterm]}`,
    },
    ...(quote.toolingMinor > 0
      ? [{ label: 'Tooling', amountMinor: quote.toolingMinor, isEstimate: false, note: 'Paid once' }]
      : []),
    {
      label: 'Duty and customs fees',
      amountMinor: dutyMinor === null ? null : dutyMinor + feesMinor,
      isEstimate: false,
      note: costs.note,
    },
    {
      label: 'Freight',
      amountMinor: freightMinor,
      isEstimate: freightMinor !== 0,
      note: costs.freightNote,
    },
    ...(insuranceMinor + entryMinor > 0
      ? [
          {
            label: entryMinor > 0 ? 'Insurance and customs entry' : 'Insurance',
            amountMinor: insuranceMinor + entryMinor,
            isEstimate: true,
            note:
              entryMinor > 0
                ? `${insuranceMinor > 0 ? `${formatMoney(insuranceMinor)} cargo insurance, ` : ''}${formatMoney(entryMinor)} broker, filing and bond`
                : 'Cargo insurance',
          },
        ]
      : []),
  ];
  return {
    ...quote,
    quantity,
    unitPriceMinor,
    goodsMinor,
    dutyMinor,
    dutyPercent: costs.percent,
    freightMinor,
    landedMinor,
    landedPerUnitMinor: landedMinor === null ? null : Math.round(landedMinor / quantity),
    costs: lines,
    warnings: warningsOf(request, quote, asked, today),
  };
}

/** What stands against a quote, for everyone to see beside its figures. */
function warningsOf(
  request: RequestRow,
  quote: ReturnType<typeof toQuote>,
  asked: number,
  today: string,
): string[] {
  const readyOn = addDays(today, quote.leadTimeDays + arrivalDaysFrom(quote.country));
  return [
    quote.status === 'EXPIRED' ? `Expired on ${dayWords(quote.validUntil)}` : '',
    quote.moq > asked
      ? `MOQ ${quote.moq.toLocaleString('en-US')}, above the ${asked.toLocaleString('en-US')} asked for`
      : '',
    request.neededBy && request.kind !== 'RFP_SERVICES' && readyOn > request.neededBy
      ? `Likely here by ${dayWords(readyOn)}, after ${dayWords(request.neededBy)}`
      : '',
    quote.status === 'OPEN' && addDays(today, 3) >= quote.validUntil
      ? `Valid only until ${dayWords(quote.validUntil)}`
      : '',
  ].filter(Boolean);
}

const free = (note: string, freightNote: string): Costs => ({
  ...{ dutyMinor: 0, feesMinor: 0, percent: 0, note },
  ...{ freightMinor: 0, insuranceMinor: 0, entryMinor: 0, freightNote },
});

const unknown = (note: string): Costs => ({
  ...{ dutyMinor: null, feesMinor: 0, percent: null, note },
  ...{ freightMinor: null, insuranceMinor: 0, entryMinor: 0, freightNote: 'Not known without the product' },
});

async function costsOf(
  context: Context,
  request: RequestRow,
  row: QuoteRow,
  place: SupplierPlace | undefined,
  { quantity, valueMinor }: { quantity: number; valueMinor: number },
): Promise<Costs> {
  if (request.kind === 'RFP_SERVICES') return free('None on services', 'Nothing to ship');
  if (row.incoterm === 'DDP') return free('Included in the price', 'Included in the price');
  const country = place?.country;
  if (country === undefined) return unknown('Its country isn’t known');
  const entryDate = addDays(dayOf(context.clock.now()), row.leadTimeDays + arrivalDaysFrom(country));
  const product = await productWords(context, request);
  // The code that was given decides; else the words of the title; else the code that the supplier's goods usually have.
  const ways = [
    request.htsCode ? { hts: request.htsCode, product } : { product },
    ...(place?.dutyHtsCode ? [{ hts: place.dutyHtsCode, product }] : []),
  ];
  for (const way of ways) {
    const answer = await lookUp(context, {
      ...way,
      country,
      quantity,
      customsValueMinor: valueMinor,
      entryDate,
    });
    const found = answer && costsFrom(answer, row);
    if (found) return found;
  }
  return unknown('Unknown: give the product’s HTS code');
}

/** By the way of travel that costs least; of a duty in bounds the upper one, said so. */
function costsFrom(answer: Answer, row: QuoteRow): Costs | null {
  const mode = answer.landedCost && cheapestMode(answer.landedCost);
  const parts = mode && landedPartsOfMode(mode);
  if (!parts) return null;
  const isDomestic = answer.country === 'US';
  const { min, max } = answer.rateRange ?? { min: 0, max: 0 };
  const rate =
    answer.dutyMinor === null
      ? `Between ${min}% and ${max}%, using the higher,`
      : `${answer.totalRatePercent ?? '?'}%`;
  const line = `${answer.line.hts}${answer.lineCertainty === 'known' ? '' : ', assumed'}`;
  const left = leftToPay(row.incoterm, isDomestic);
  return {
    dutyMinor: parts.dutyMinor,
    feesMinor: parts.feesMinor,
    percent: answer.dutyMinor === null ? max : answer.totalRatePercent,
    note: isDomestic
      ? 'Made in the United States: none'
      : `${rate} on goods${row.toolingMinor > 0 ? ' and tooling' : ''}, HTS ${line}, entering ${dayWords(answer.entryDate)}`,
    freightMinor: Math.round(parts.freightMinor * left.freight),
    insuranceMinor: Math.round(parts.insuranceMinor * left.insurance),
    entryMinor: parts.entryMinor,
    freightNote: `Our estimate ${row.incoterm === 'CIF' && !isDomestic ? 'from the port to your door' : `to your door, ${landedTransportWords[mode.transport]}`}`,
  };
}

/** The title with the shelf it stands on, without which "market totes" of linen would be taken for bed linen. */
async function productWords(context: Context, request: RequestRow): Promise<string> {
  if (request.categoryId === null) return request.title;
  const [category] = await context.db
    .select({ name: marketplaceCategories.name })
    .from(marketplaceCategories)
    .where(eq(marketplaceCategories.id, request.categoryId));
  return category ? `${request.title}, ${category.name.toLowerCase()}` : request.title;
}

type Answer = OutputOf<typeof lookUpTariff>;

interface Asked {
  hts?: string;
  product?: string;
  country: string;
  quantity: number;
  customsValueMinor: number;
  entryDate: string;
}

/** Null when the schedule knows no line for it; anything else that goes wrong is not hidden. */
async function lookUp(context: Context, asked: Asked) {
  try {
    return await context.call(lookUpTariff, { ...asked, postal: false });
  } catch (error) {
    if (error instanceof OperationError && (error.code === 'not_found' || error.code === 'bad_input'))
      return null;
    throw error;
  }
}
