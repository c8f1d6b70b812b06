import { mayRead } from '../kernel/access.ts';
import { landedPartsOf, landedWords } from './landed.ts';
import { z } from 'zod';
import { amountMinor, countryCode, day, field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { layerChange } from './layer-change.ts';
import { classificationOutput, countryDuty, scheduleOutput } from './tariff-answer.ts';
import { factInput, originInput, productInput } from './tariff-input.ts';
import { dayWords, dutyWords, rateWords } from './tariff-words.ts';

/** One side of the comparison: where, when and at what price, with the duty that follows. */
export const tariffScenario = countryDuty.extend({
  entryDate: z.iso.date(),
  unitPriceMinor: z.int().nullable(),
  quantity: z.number().nullable(),
  customsValueMinor: z.int().nullable(),
});
export type TariffScenario = z.output<typeof tariffScenario>;

const output = z.object({
  ...classificationOutput,
  currency: z.literal('USD'),
  before: tariffScenario,
  after: tariffScenario,
  layerChanges: z.array(layerChange),
  /** After less before; null when one side has no total. */
  ratePoints: z.number().nullable(),
  dutyDifferenceMinor: z.int().nullable(),
  landedDifferenceMinor: z.int().nullable(),
  landedDifferencePerUnitMinor: z.int().nullable(),
  ...scheduleOutput,
});

export const compareTariffChange = declareOperation({
  name: 'compare_tariff_change',
  area: 'tariffs',
  title: 'What if: duty after a change',
  description:
    'What-if for US import duty: the duty on a product now against the duty after a CHANGE of origin (move production), price or value, quantity or entry date. Answers both sides, the difference in rate, duty and landed cost per unit, and which layers begin or end. Needs at least one changed value (toCountry, toUnitPriceMinor, toQuantity, toEntryDate). For countries side by side without a move use compare_tariffs; for one answer use look_up_tariff.',
  examples: [
    'What if I move my candles from China to Vietnam?',
    'what would I save in duty by moving the mugs from China to Portugal, 1,000 at $3?',
    'How does duty change if my hoodies from Pakistan land in January instead of now?',
    'what if the price of the tote bags from India goes from $4 to $3.20',
    'what happens to my duty if I switch production of wallets from Italy to India',
  ],
  input: z.object({
    ...productInput,
    country: originInput.describe('Country of origin now, as a two-letter code.'),
    toCountry: countryCode({
      label: 'Moved to',
      words: ['to', 'move to', 'moved to', 'moving to', 'switch to', 'into', 'instead'],
    })
      .optional()
      .describe('Country of origin after the change.'),
    unitPriceMinor: amountMinor({
      label: 'Unit price',
      words: ['at', 'each', 'per unit', 'per piece', 'apiece', 'unit price', 'price from', 'goes from'],
    })
      .positive()
      .max(1_000_000_000)
      .optional()
      .describe('Price of one piece now, in US cents.'),
    toUnitPriceMinor: amountMinor({
      label: 'New unit price',
      words: ['to', 'drops to', 'falls to', 'rises to', 'becomes', 'new price', 'instead'],
    })
      .positive()
      .max(1_000_000_000)
      .optional()
      .describe('Price of one piece after the change, in US cents.'),
    toQuantity: field(z.number().positive().max(1_000_000_000), {
      sense: 'quantity',
      label: 'New quantity',
      words: ['to', 'instead', 'rather than'],
    })
      .optional()
      .describe('Number of pieces after the change.'),
    toEntryDate: day({
      label: 'New entry date',
      words: ['instead', 'wait until', 'delay to', 'postpone to', 'not until', 'slips to'],
    })
      .optional()
      .describe('Day of entry after the change, YYYY-MM-DD.'),
    ...factInput,
  }),
  output,
  http: { method: 'POST', path: '/commons/util/-/country-tariff/change' },
  access: mayRead,
  effect: 'read',
  card: 'tariff_change',
  offered: true,
  errors: ['not_found'],
  related: ['look_up_tariff', 'compare_tariffs', 'watch_duty'],
  toModel: ({ before, after, candidates, ...rest }) => ({
    ...rest,
    candidates: candidates.slice(0, 5).map(({ hts, name, answer }) => ({ hts, name, answer })),
    before: withoutLayers(before),
    after: withoutLayers(after),
  }),
  summary: (answer) => {
    const { before, after } = answer;
    const side = (scenario: TariffScenario) => {
      const duty = dutyWords(scenario);
      return `${scenario.countryName}${before.entryDate === after.entryDate ? '' : `, entering ${dayWords(scenario.entryDate)}`}: ${rateWords(scenario) ?? 'not known yet'}${duty && scenario.customsValueMinor !== null ? ` (${duty} on ${formatMoney(scenario.customsValueMinor)})` : ''}`;
    };
    const head = `${answer.line.name} (${answer.line.hts}). Now ${side(before)}. After the change ${side(after)}.`;
    return [head, differenceWords(answer), after.questions[0], answer.decidingQuestion, answer.staleWarning]
      .filter(Boolean)
      .join(' ');
  },
});

const withoutLayers = ({ layers, fees: _fees, ...scenario }: TariffScenario) => ({
  ...scenario,
  layersThatApply: layers
    .filter(({ applies }) => applies !== false)
    .map(({ heading, title, ratePercent, applies }) => ({ heading, title, ratePercent, applies })),
});

function differenceWords(answer: z.output<typeof output>): string {
  const { dutyDifferenceMinor: duty, landedDifferencePerUnitMinor: unit, ratePoints: points } = answer;
  if (duty !== null && duty !== 0)
    return `Duty ${duty < 0 ? 'falls' : 'rises'} by ${formatMoney(Math.abs(duty))}${unit ? `; ${landedWords(landedPartsOf(answer.after, answer.after.customsValueMinor))}, a unit is ${formatMoney(Math.abs(unit))} ${unit < 0 ? 'cheaper' : 'more expensive'}` : ''}.`;
  if (points === null) return 'The difference isn’t known, because one side has no total.';
  if (points === 0) return 'The rate stays the same.';
  return `The rate ${points < 0 ? 'falls' : 'rises'} by ${Math.abs(points)} points.`;
}
