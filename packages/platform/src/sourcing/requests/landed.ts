import { OperationError } from '@brandwright/contract';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import type { ComparedQuote, CostLine } from '@brandwright/contract/sourcing/requests/entities.ts';
import { incotermWords } from '@brandwright/contract/sourcing/requests/enums.ts';
import { dayWords } from '@brandwright/contract/sourcing/requests/words.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { marketplaceCategories } from '../tables.ts';
import { toQuote, type QuoteRow, type RequestRow, type SupplierPlace } from './request-rows.ts';
import { addDays, dayOf, estimateFreight, unitPriceAt } from './rules.ts';

/** Usual days at sea and through customs, from most factories to the United States: for the day of entry. */
const transitDays = 30;

interface Duty {
  /** Null: cannot be told. */
  dutyMinor: number | null;
  feesMinor: number;
  percent: number | null;
  note: string;
}

type Reckoned = Omit<ComparedQuote, 'isCheapest' | 'isFastest'>;

/**
 * A quote at a quantity, with what it comes to at a door in the United States: goods and tooling as quoted, duty and
 * customs fees from the tariff look-up, freight as an estimate of ours. All in minor units.
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
  const freightMinor = estimateFreight({
    kind: request.kind,
    goodsMinor,
    country: quote.country,
    region: place?.region ?? 'AS',
    incoterm: quote.incoterm,
  });
  const duty = await dutyOn(context, request, row, place, {
    quantity,
    valueMinor: goodsMinor + quote.toolingMinor,
  });
  const landedMinor =
    duty.dutyMinor === null
      ? null
      : goodsMinor + quote.toolingMinor + duty.dutyMinor + duty.feesMinor + freightMinor;
  const costs: CostLine[] = [
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
      amountMinor: duty.dutyMinor === null ? null : duty.dutyMinor + duty.feesMinor,
      isEstimate: false,
      note: duty.note,
    },
    {
      label: 'Freight',
      amountMinor: freightMinor,
      isEstimate: freightMinor > 0,
      note: freightNote(request, row, quote.country),
    },
  ];
  return {
    ...quote,
    quantity,
    unitPriceMinor,
    goodsMinor,
    dutyMinor: duty.dutyMinor,
    dutyPercent: duty.percent,
    freightMinor,
    landedMinor,
    landedPerUnitMinor: landedMinor === null ? null : Math.round(landedMinor / quantity),
    costs,
    warnings: warningsOf(request, quote, asked, today),
  };
}

function freightNote(request: RequestRow, row: QuoteRow, country: string): string {
  if (request.kind === 'RFP_SERVICES') return 'Nothing to ship';
  if (row.incoterm === 'DDP') return 'Included in the price';
  if (country === 'US') return 'Our estimate to your door, by road';
  return row.incoterm === 'CIF'
    ? 'Our estimate from the port to your door'
    : 'Our estimate to your door, by sea';
}

/** What stands against a quote, for everyone to see beside its figures. */
function warningsOf(
  request: RequestRow,
  quote: ReturnType<typeof toQuote>,
  asked: number,
  today: string,
): string[] {
  const readyOn = addDays(today, quote.leadTimeDays + (quote.country === 'US' ? 5 : transitDays));
  return [
    quote.status === 'EXPIRED' ? `Expired on ${dayWords(quote.validUntil)}` : '',
    quote.moq > asked
      ? `Smallest order ${quote.moq.toLocaleString('en-US')}, above the ${asked.toLocaleString('en-US')} asked for`
      : '',
    request.neededBy && request.kind !== 'RFP_SERVICES' && readyOn > request.neededBy
      ? `Likely here by ${dayWords(readyOn)}, after ${dayWords(request.neededBy)}`
      : '',
    quote.status === 'OPEN' && addDays(today, 3) >= quote.validUntil
      ? `Holds until ${dayWords(quote.validUntil)} only`
      : '',
  ].filter(Boolean);
}

const free = (note: string): Duty => ({ dutyMinor: 0, feesMinor: 0, percent: 0, note });

async function dutyOn(
  context: Context,
  request: RequestRow,
  row: QuoteRow,
  place: SupplierPlace | undefined,
  { quantity, valueMinor }: { quantity: number; valueMinor: number },
): Promise<Duty> {
  if (request.kind === 'RFP_SERVICES') return free('None on services');
  if (place?.country === 'US') return free('Made in the United States: none');
  if (row.incoterm === 'DDP') return free('Included in the price');
  const country = place?.country;
  if (country === undefined)
    return { dutyMinor: null, feesMinor: 0, percent: null, note: 'Its country is not known' };
  const entryDate = addDays(dayOf(context.clock.now()), row.leadTimeDays + transitDays);
  // The code that was given decides; else the words of the title; else the code that the supplier's goods usually have.
  const ways = [
    request.htsCode ? { hts: request.htsCode } : { product: await productWords(context, request) },
    ...(place?.dutyHtsCode ? [{ hts: place.dutyHtsCode }] : []),
  ];
  for (const way of ways) {
    const answer = await lookUp(context, {
      ...way,
      country,
      quantity,
      customsValueMinor: valueMinor,
      entryDate,
    });
    const duty = answer && dutyOf(answer);
    if (duty && answer) {
      const line = `${answer.line.hts}${answer.lineCertainty === 'known' ? '' : ', assumed'}`;
      return {
        ...duty,
        note: `${duty.note} on goods${row.toolingMinor > 0 ? ' and tooling' : ''}, HTS ${line}, entering ${dayWords(entryDate)}`,
      };
    }
  }
  return {
    dutyMinor: null,
    feesMinor: 0,
    percent: null,
    note: 'Cannot be told: give the HTS code of the product',
  };
}

/** The duty as a figure; of bounds the upper one, said so. */
function dutyOf(answer: CountryDuty): Duty | null {
  const feesMinor = answer.feesMinor ?? 0;
  if (answer.dutyMinor !== null)
    return {
      dutyMinor: answer.dutyMinor,
      feesMinor,
      percent: answer.totalRatePercent,
      note: `${answer.totalRatePercent ?? '?'}%`,
    };
  if (answer.dutyRangeMinor === null) return null;
  const { min, max } = answer.rateRange ?? { min: 0, max: 0 };
  return {
    dutyMinor: Math.round(answer.dutyRangeMinor.max),
    feesMinor,
    percent: max,
    note: `Between ${min}% and ${max}%, the higher taken,`,
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
