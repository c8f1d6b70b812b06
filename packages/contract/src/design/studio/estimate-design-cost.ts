import { z } from 'zod';
import { landedHolds, landedWithEstimate, landedWords } from '../../tariffs/landed.ts';
import { amountMinor, countryCode, field } from '../../kernel/fields.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designRef, mayReadDesigns } from './design-ref.ts';
import { designId } from './entities.ts';
import { count } from '../../kernel/words.ts';

const estimateLine = z.object({
  label: z.string(),
  /** For one piece at this quantity. */
  perUnitMinor: z.int(),
  /** For the whole order. */
  totalMinor: z.int(),
  because: z.string(),
});

export const originEstimate = z.object({
  country: countryCode(),
  countryName: z.string(),
  /** Factory price of one piece there, set-up shared out. */
  unitCostMinor: z.int(),
  /** Null where nothing is known of the piece's size. */
  freightPerUnitMinor: z.int().nullable(),
  dutyPerUnitMinor: z.int().nullable(),
  feesPerUnitMinor: z.int().nullable(),
  /** Cargo insurance and the broker's entry; null where the duty cannot be told. */
  insurancePerUnitMinor: z.int().nullable(),
  entryPerUnitMinor: z.int().nullable(),
  /** Null where the duty cannot be told. */
  landedPerUnitMinor: z.int().nullable(),
  dutyRatePercent: z.number().nullable(),
  note: z.string().nullable(),
});

export const estimateDesignCost = declareOperation({
  name: 'estimate_design_cost',
  area: 'design',
  title: 'Estimate what a design costs to make',
  description:
    'Estimates what a product design costs to make: blank or material, print by size and colors, set-up, lowest order, cost at several quantities, and the landed cost per country of origin with US duty. An estimate from our table, not a quote; quotes come from factories (match_factories, create_project_request). Duty of a product without a design is compare_tariffs.',
  examples: [
    'What would the tote design cost to make?',
    'estimate the cost of this design for 1,000 units',
    'landed cost of my hoodie design from Vietnam and China',
    'how much per piece at 300 units for this design?',
  ],
  input: z.object({
    ...designRef,
    quantity: field(z.int().min(1).max(1_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['units', 'pieces', 'pcs', 'quantity', 'at', 'for'],
    })
      .describe('Units of the order; the lowest order of the product or 500 when left out.')
      .optional(),
    countries: field(z.array(countryCode()).max(6), {
      sense: 'country',
      label: 'Made in',
      words: ['made in', 'from', 'in'],
    })
      .describe(
        'Two-letter countries of origin to compare; those where such things are usually made when left out.',
      )
      .optional(),
  }),
  output: z.object({
    designId: designId(),
    name: z.string(),
    product: z.string(),
    material: z.string(),
    print: z.string(),
    currency: z.literal('USD'),
    quantity: z.int(),
    quantityAssumed: z.boolean(),
    /** Lowest order that factories usually take. */
    moq: z.int(),
    isBelowMoq: z.boolean(),
    lines: z.array(estimateLine),
    /** Factory cost of one piece, set-up shared out, and the span in which quotes usually lie. */
    unitCostMinor: amountMinor(),
    unitCostLowMinor: z.int(),
    unitCostHighMinor: z.int(),
    setUpMinor: z.int(),
    totalMinor: z.int(),
    /** What one piece costs at other quantities. */
    ladder: z.array(z.object({ quantity: z.int(), unitCostMinor: z.int() })),
    /** Cheapest landed first; those without a total last. */
    origins: z.array(originEstimate),
    hts: field(z.string(), { ref: 'tariff_line' }).nullable(),
    /** Where the figures come from. */
    basis: z.string(),
    assumptions: z.array(z.string()),
  }),
  http: { method: 'GET', path: '/web/product-designs/{designId}/cost-estimate' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'design_estimate',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['request_design_quote', 'make_design_tech_pack', 'compare_tariffs', 'find_products_for_design'],
  summary: (output) => {
    const [best] = output.origins;
    const landed =
      best?.landedPerUnitMinor == null
        ? ''
        : ` Lowest ${landedWords(landedWithEstimate)} from ${best.countryName}: about ${formatMoney(best.landedPerUnitMinor)} a piece. ${landedHolds}`;
    const moq = output.isBelowMoq
      ? ` Factories usually take ${output.moq.toLocaleString('en-US')} or more.`
      : '';
    return `${output.name} would cost about ${formatMoney(output.unitCostMinor)} a piece to make at ${count(output.quantity, 'unit')} (${formatMoney(output.unitCostLowMinor)} to ${formatMoney(output.unitCostHighMinor)}), ${formatMoney(output.totalMinor)} in total.${landed}${moq} An estimate, not a quote.`;
  },
});

export type DesignEstimate = z.output<typeof estimateDesignCost.output>;
