import { mayRead } from '../kernel/access.ts';
import { landedLabel, landedPartsOf } from './landed.ts';
import { z } from 'zod';
import { amountMinor, countryCode, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { landedSum, landedUnitWords } from './landed-cost.ts';
import { classificationOutput, countryDuty, scheduleOutput } from './tariff-answer.ts';
import { factInput, productInput } from './tariff-input.ts';
import { dayWords, dutyWords, rateWords } from './tariff-words.ts';

const output = z.object({
  ...classificationOutput,
  entryDate: z.iso.date(),
  entryDateAssumed: z.boolean(),
  currency: z.literal('USD'),
  unitPriceMinor: z.int().nullable(),
  quantity: z.number().nullable(),
  customsValueMinor: z.int().nullable(),
  /** Cheapest first by price, duty and fees; countries without a total last. `landed`: at the door, where price and quantity are said. */
  rows: z.array(countryDuty.extend({ landed: z.array(landedSum) })),
  /** The cheapest country, when every country has a total and one is lowest. */
  cheapest: z.string().nullable(),
  /** Between the dearest and the cheapest, duty and fees together. */
  differenceMinor: z.int().nullable(),
  differencePerUnitMinor: z.int().nullable(),
  differencePercentPoints: z.number().nullable(),
  ...scheduleOutput,
});

/** One piece at the door, freight estimated; without a quantity, or with the founder's own freight, as it was reckoned. */
function landedSentence(rows: z.output<typeof output>['rows'], customsValueMinor: number | null): string {
  const estimated = rows.map(({ countryName, landed }) => landedUnitWords(countryName, landed));
  if (estimated.every((words) => words !== null))
    return ` Landed per unit at your door, with estimated freight: ${estimated.join('; ')}.`;
  const [any] = rows;
  if (!any || !rows.every(({ perUnit }) => perUnit)) return '';
  const each = rows.map(
    ({ countryName, perUnit }) => `${countryName} ${formatMoney(perUnit?.landedMinor ?? 0)}`,
  );
  return ` ${landedLabel(landedPartsOf(any, customsValueMinor))}, per unit: ${each.join(', ')}.`;
}

/** The deciding question with the range that it spans in each country. */
function questionWords({ decidingQuestion, rows }: z.output<typeof output>): string | null {
  if (decidingQuestion === null) return null;
  const spans = rows.flatMap(({ countryName, openDuty }) =>
    openDuty && openDuty.ratePercent.min !== openDuty.ratePercent.max
      ? [`${countryName} ${openDuty.ratePercent.min}% to ${openDuty.ratePercent.max}%`]
      : [],
  );
  return spans.length > 0
    ? `${decidingQuestion} Depending on the answer: ${spans.join(', ')}.`
    : decidingQuestion;
}

export const compareTariffs = declareOperation({
  name: 'compare_tariffs',
  area: 'tariffs',
  title: 'Compare duty between countries',
  description:
    'Compares US import duty on the same product between two or more countries of origin, side by side: total rate, duty and fees per unit, and with price and quantity the landed cost by sea and by air, cheapest first, with the difference and every layer behind it. Use it for "versus", "or", "compare", "which country is cheapest for duty". For one country use look_up_tariff.',
  examples: [
    'What would I pay in duty on 2,000 scented candles at $3.40 from Vietnam versus China if they land next month?',
    'Compare tariffs for cotton tote bags from India, Bangladesh and China',
    'Is it cheaper on duty to make mugs in Mexico or Vietnam?',
    'Vietnam or China for leather wallets, which has the lower duty?',
    'landed cost of 1,000 hoodies at $11 from Turkey vs Pakistan',
  ],
  input: z.object({
    ...productInput,
    countries: field(z.array(countryCode()).min(1).max(10), {
      sense: 'country',
      label: 'Countries',
      question: 'Which countries should I compare?',
    }).describe('Countries of origin to compare, as two-letter codes.'),
    unitPriceMinor: amountMinor({
      label: 'Unit price',
      words: ['at', 'each', 'per unit', 'per piece', 'apiece', 'unit price', 'unit cost'],
    })
      .positive()
      .max(1_000_000_000)
      .optional()
      .describe('Price paid for one piece, in US cents, the same for every country.'),
    freightPerUnitMinor: amountMinor({ label: 'Freight per unit', words: ['freight', 'shipping'] })
      .nonnegative()
      .max(1_000_000_000)
      .optional()
      .describe('Freight for one piece in US cents. Part of the landed cost; no duty is reckoned on it.'),
    ...factInput,
  }),
  output,
  http: { method: 'POST', path: '/commons/util/-/country-tariff/comparison' },
  access: mayRead,
  effect: 'read',
  card: 'tariff_comparison',
  offered: true,
  errors: ['not_found'],
  related: ['look_up_tariff', 'find_tariff_codes'],
  toModel: ({ rows, candidates, ...rest }) => ({
    ...rest,
    candidates: candidates.slice(0, 5).map(({ hts, name, answer }) => ({ hts, name, answer })),
    rows: rows.map(({ layers, fees: _fees, ...row }) => ({
      ...row,
      layersThatApply: layers
        .filter(({ applies }) => applies !== false)
        .map(({ heading, title, ratePercent, applies, certainty }) => ({
          heading,
          title,
          ratePercent,
          applies,
          certainty,
        })),
    })),
  }),
  summary: (answer) => {
    const each = answer.rows.map((row) => {
      const rate = rateWords(row);
      const duty = dutyWords(row);
      const unit = row.perUnit ? `, ${formatMoney(row.perUnit.dutyMinor)} per unit` : '';
      return `${row.countryName} ${rate ?? 'not known yet'}${duty ? ` (${duty}${unit})` : ''}`;
    });
    const head = `Duty on ${answer.line.name} (${answer.line.hts}) entering ${dayWords(answer.entryDate)}: ${each.join('; ')}.`;
    const first = answer.rows.find(({ country }) => country === answer.cheapest);
    const saving =
      first && answer.differenceMinor !== null && answer.differenceMinor > 0
        ? ` ${first.countryName} is ${formatMoney(answer.differenceMinor)} cheaper${answer.differencePerUnitMinor === null ? '' : `, ${formatMoney(answer.differencePerUnitMinor)} per unit`}.`
        : first && answer.differencePercentPoints
          ? ` ${first.countryName} is ${answer.differencePercentPoints} points lower.`
          : '';
    const landed = landedSentence(answer.rows, answer.customsValueMinor);
    const open =
      questionWords(answer) ??
      answer.rows.find(({ totalRatePercent }) => totalRatePercent === null)?.questions[0];
    const warning = answer.rows.flatMap(({ warnings }) => warnings)[0];
    return [head + saving + landed, warning, open, answer.staleWarning].filter(Boolean).join(' ');
  },
});
