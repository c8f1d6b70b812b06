import { mayRead } from '../kernel/access.ts';
import { landedPartsOf, landedWords } from './landed.ts';
import { z } from 'zod';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { landedCost, landedCostWords } from './landed-cost.ts';
import { classificationOutput, countryDuty, scheduleOutput } from './tariff-answer.ts';
import { factInput, originInput, productInput } from './tariff-input.ts';
import { dayWords, dutyWords, openWords, rateWords } from './tariff-words.ts';

const output = z.object({
  ...countryDuty.shape,
  ...classificationOutput,
  entryDate: z.iso.date(),
  /** True when no date was given and today stands in. */
  entryDateAssumed: z.boolean(),
  currency: z.literal('USD'),
  customsValueMinor: z.int().nullable(),
  quantity: z.number().nullable(),
  /** To a door in the United States, with freight, insurance and entry; null while the quantity is not said. */
  landedCost: landedCost.nullable(),
  ...scheduleOutput,
});

export const lookUpTariff = declareOperation({
  name: 'look_up_tariff',
  area: 'tariffs',
  title: 'Duty on a product from one country',
  description:
    'US import duty, tariff rate and customs fees on a product from ONE country of origin on a day: every layer considered (base rate, China 301, section 232, section 122, forced-labor 301 and so on) with its heading, rate, law, dates and whether it applies; the total rate, duty in money, fees; with a quantity also the landed cost to a US door by sea and by air with freight, insurance and entry, in all and per unit. Answers a range, or no total with the question that decides, when something is unknown. Takes product words or an HTS code. For two or more countries use compare_tariffs; for codes alone find_tariff_codes.',
  examples: [
    'What is the duty on cotton t-shirts from Vietnam?',
    'tariffs on toys from China',
    'What do I owe customs for 2,000 scented candles at $3.40 from Vietnam landing in December?',
    'landed cost of 1,000 hoodies at $11 from Turkey',
    'What will 500 hoodies from Portugal cost to land?',
    'what do 800 linen tote bags at $6 from India come to at my door, sea vs air?',
    'What tariff do I pay on hoodies?',
    'How much tariff do I pay on 500 ceramic mugs from China at $2.10 each?',
    'import duty for HTS 3406.00.00 from India in December',
    'what tariff rate applies to leather wallets made in Italy',
    'How much would customs charge me on a $5,000 shipment of backpacks from Cambodia by air?',
  ],
  input: z.object({
    ...productInput,
    country: originInput.describe('Country of origin: where the goods are made, as a two-letter code.'),
    unitPriceMinor: amountMinor({
      label: 'Unit price',
      words: ['at', 'each', 'per unit', 'per piece', 'apiece', 'unit price', 'unit cost', 'costing'],
    })
      .positive()
      .max(1_000_000_000)
      .optional()
      .describe('Price paid for one piece, in US cents. With quantity it makes the customs value.'),
    customsValueMinor: amountMinor({
      label: 'Customs value',
      words: ['shipment', 'worth', 'value', 'valued', 'total', 'consignment', 'order of'],
    })
      .positive()
      .max(1_000_000_000_000)
      .optional()
      .describe('Value of the whole shipment in US cents.'),
    customsValue: forForms(
      z.coerce
        .string()
        .trim()
        .regex(/^\d{1,10}(\.\d{1,2})?$/, 'Use dollars such as 6800 or 6800.50.')
        .refine((dollars) => Number(dollars) > 0, 'The value must be above zero.')
        .optional()
        .describe(
          'Value of the whole shipment in US dollars, decimal (6800 or 6800.50): the query parameter of the REST address.',
        ),
    ),
    postal: field(z.boolean(), { label: 'By post', words: ['by post', 'by mail', 'postal parcel'] })
      .default(false)
      .describe('Whether the goods come by international post.'),
    ...factInput,
  }),
  output,
  http: { method: 'GET', path: '/commons/util/-/country-tariff' },
  access: mayRead,
  effect: 'read',
  card: 'tariff',
  offered: true,
  errors: ['not_found'],
  related: ['compare_tariffs', 'find_tariff_codes'],
  toModel: ({ layers, candidates, line, fees, landedCost: landed, ...rest }) => ({
    ...rest,
    landedCost: landed && {
      ...landed,
      modes: landed.modes.map(({ lines, ...mode }) => ({
        ...mode,
        lines: lines.map(({ label, amountMinor: amount, isEstimate }) => ({
          label,
          amountMinor: amount,
          isEstimate,
        })),
      })),
    },
    line: { hts: line.hts, name: line.name, baseRate: line.baseRate },
    fees: fees.map(({ title, amountMinor: amount, applies }) => ({ title, amountMinor: amount, applies })),
    layersThatApply: layers
      .filter(({ applies }) => applies !== false)
      .map(({ heading, title, ratePercent, amountMinor: amount, applies, reason, certainty }) => ({
        heading,
        title,
        ratePercent,
        amountMinor: amount,
        applies,
        reason,
        certainty,
      })),
    layersThatDoNot: layers
      .filter(({ applies }) => applies === false)
      .map(({ title, reason }) => `${title}: ${reason}`),
    candidates: candidates.slice(0, 5).map(({ hts, name, answer }) => ({ hts, name, answer })),
  }),
  summary: (answer, { transport, postal }) => {
    const rate = rateWords(answer);
    const duty = dutyWords(answer);
    const on = `${answer.line.name} (${answer.line.hts}) from ${answer.countryName}, entering ${dayWords(answer.entryDate)}${answer.entryDateAssumed ? ' (today, as no date was given)' : ''}`;
    const head =
      rate === null
        ? `The duty on ${on} isn’t known yet: ${answer.unknowns[0] ?? 'part of the rate is unknown.'}`
        : `${rate} duty on ${on}.`;
    const money =
      duty && answer.customsValueMinor !== null
        ? ` That is ${duty} on ${formatMoney(answer.customsValueMinor)}${answer.feesMinor === null ? '' : `, plus ${formatMoney(answer.feesMinor)} in customs fees`}.`
        : '';
    const landed = answer.landedCost ? landedCostWords(answer.landedCost, transport) : '';
    const unit = answer.perUnit
      ? ` Per unit: ${formatMoney(answer.perUnit.dutyMinor)} duty${landed === '' ? `, ${formatMoney(answer.perUnit.landedMinor)} ${landedWords(landedPartsOf(answer, answer.customsValueMinor))}` : ''}.`
      : '';
    const ask =
      answer.decidingQuestion === null
        ? answer.totalRatePercent === null
          ? answer.questions[0]
          : undefined
        : `${answer.decidingQuestion} ${openWords(answer)}`.trimEnd();
    const byPost =
      postal || transport === 'POST'
        ? answer.layers.find(({ authority }) => authority === 'POSTAL')?.reason
        : undefined;
    return [head + money + unit, byPost, landed, answer.warnings[0], ask, answer.staleWarning]
      .filter(Boolean)
      .join(' ');
  },
});
