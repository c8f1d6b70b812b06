import { landedHolds, landedWithEstimate, landedWords } from '../../tariffs/landed.ts';
import { z } from 'zod';
import { amountMinor, countryCode, field } from '../../kernel/fields.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefForModel, briefLine, openPoints } from '../../sourcing/agent/brief-words.ts';
import { briefReads } from '../../sourcing/agent/brief-ref.ts';
import { techPack } from '../../sourcing/agent/tech-pack.ts';
import { searchByImage } from '../../sourcing/marketplace/image-search/search-by-image.ts';
import { cutNote, itemForModel, itemLine, shownToModel } from '../../sourcing/say.ts';
import { designRef, mayChangeDesigns, mayReadDesigns } from './design-ref.ts';
import { designId } from './entities.ts';
import { counted } from './words.ts';

export const findProductsForDesign = declareOperation({
  name: 'find_products_for_design',
  area: 'design',
  title: 'Products that fit a design',
  description:
    'Finds catalog items that a product design could be made from or that look like it, from its picture and its words together. For an attached picture use search_by_image, for words alone search_catalog_items, for factories match_factories.',
  examples: [
    'Which catalog products fit this design?',
    'match products to the tote design',
    'find suppliers’ items that look like my design',
  ],
  input: z.object({
    ...designRef,
    quantity: z.int().min(1).max(60).default(24).describe('How many items to answer, best first.'),
  }),
  output: searchByImage.output,
  http: { method: 'GET', path: '/web/product-designs/{designId}/product-matches' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'image_matches',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_catalog_item', 'make_design_tech_pack', 'add_favorite'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shownToModel).map((row) => ({ ...itemForModel(row), similarity: row.similarity })),
    total,
    ...cutNote(Math.min(rows.length, shownToModel), rows.length),
  }),
  summary: ({ rows }) =>
    rows.length === 0
      ? 'No catalog item fits this design yet. A sourcing brief finds factories that would make it.'
      : `${counted(rows.length, 'item')} ${rows.length === 1 ? 'fits' : 'fit'} the design, best first: ${rows.slice(0, 3).map(itemLine).join('; ')}.`,
});

export const makeDesignTechPack = declareOperation({
  name: 'make_design_tech_pack',
  area: 'design',
  title: 'Sourcing brief from a design',
  description:
    'Makes a sourcing brief (tech pack) from a product design: product, colors, what is printed and its picture. Quantity and target price may be given. A brief from words alone is create_tech_pack.',
  examples: [
    'Make a tech pack of the tote design',
    'turn this design into a sourcing brief for 500 units',
    'create a factory brief from my design',
  ],
  input: z.object({
    ...designRef,
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['units', 'pieces', 'pcs', 'quantity', 'for'],
    })
      .describe('Units of the first order.')
      .optional(),
    targetPriceMinor: amountMinor({
      label: 'Target price',
      words: ['target price', 'at most', 'under', 'max', 'each'],
    })
      .min(1)
      .max(100_000_000)
      .describe('Most that one piece may cost at the factory, in cents.')
      .optional(),
  }),
  output: techPack,
  http: { method: 'POST', path: '/web/product-designs/{designId}/tech-packs', status: 201 },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict', 'unsupported_file'],
  related: ['match_factories', 'update_tech_pack'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: briefForModel,
  summary: (pack) => [`${briefLine(pack)}.`, openPoints(pack)].filter(Boolean).join(' '),
});

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
  related: ['make_design_tech_pack', 'compare_tariffs', 'find_products_for_design'],
  summary: (output) => {
    const [best] = output.origins;
    const landed =
      best?.landedPerUnitMinor == null
        ? ''
        : ` Lowest ${landedWords(landedWithEstimate)} from ${best.countryName}: about ${formatMoney(best.landedPerUnitMinor)} a piece. ${landedHolds}`;
    const moq = output.isBelowMoq
      ? ` Factories usually take ${output.moq.toLocaleString('en-US')} or more.`
      : '';
    return `${output.name} would cost about ${formatMoney(output.unitCostMinor)} a piece to make at ${counted(output.quantity, 'unit')} (${formatMoney(output.unitCostLowMinor)} to ${formatMoney(output.unitCostHighMinor)}), ${formatMoney(output.totalMinor)} in all.${landed}${moq} An estimate, not a quote.`;
  },
});
export type DesignEstimate = z.output<typeof estimateDesignCost.output>;
