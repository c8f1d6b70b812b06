import { z } from 'zod';
import { countryCode, field } from '../kernel/fields.ts';
import { mockupResult, printTypeface, templateState } from './enums.ts';

export { mayRead, mayAct } from '../kernel/access.ts';

/** Limits that the screens say before the server does. */
export const longestTitle = 120;
export const longestText = 120;
export const mostLayers = 24;
/** In minor units, at most $10,000. */
export const retailPrice = z
  .int()
  .min(1, 'A price must be at least $0.01.')
  .max(1_000_000, 'A price can be at most $10,000.');
/** Local products are asked for a thousand at a time (brand-kit document §9). */
export const productPageSize = 1000;

/** Reads that are stale after a template changed. */
export const templateReads = [
  'list_product_templates',
  'get_product_template',
  'get_template_prices',
] as const;

export const productIdOut = field(z.string(), { ref: 'blank_product', label: 'Blank' });
export const templateIdOut = field(z.uuid(), { ref: 'product_template', label: 'Template' });

/** A blank named by a person: its id of the catalog, or its title. */
export const blankNamed = (question = 'Which blank product?') =>
  field(z.string().trim().min(1).max(200), {
    ref: 'blank_product',
    label: 'Blank',
    words: ['blank', 'product', 'on a', 'on the'],
    question,
  }).describe('A blank product by id (list_blank_products) or by its title, such as "Heavyweight tee".');

/** A template named by a person: its id, or its title. */
export const templateNamed = (question = 'Which print-on-demand template?') =>
  field(z.string().trim().min(1).max(200), {
    ref: 'product_template',
    label: 'Template',
    words: ['template', 'design', 'product'],
    question,
  }).describe('A print-on-demand template by id (list_product_templates) or by its title.');

export const shipTo = countryCode({ words: ['to', 'ship to', 'shipped to', 'sent to'], label: 'Shipped to' })
  .describe('Where it is sent; the United States unless said.')
  .optional();

/** A category as it travels; 0 as parent is the top (brand-kit document §3). */
export const blankCategory = z.object({
  id: z.int(),
  parent_id: z.int(),
  title: z.string(),
  /** Blanks in it and below it. */
  productCount: z.int(),
});
export type BlankCategoryRow = z.output<typeof blankCategory>;

export const colorOption = z.object({ name: z.string(), hex: z.string() });
export type ColorOption = z.output<typeof colorOption>;

/** A blank as it stands in the catalog. */
export const blankProduct = z.object({
  id: productIdOut,
  remoteId: z.int(),
  mainCategoryId: z.int(),
  categoryTitle: z.string().nullable(),
  title: z.string(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  imageUrl: z.string().nullable(),
  variantCount: z.int(),
  /** Empty where the carrier's list does not say; the product itself does. */
  colors: z.array(colorOption),
  sizes: z.array(z.string()),
  /** The cheapest blank without print and shipping, in minor units; null where the list does not say. */
  costFromMinor: z.int().nullable(),
});
export type BlankProduct = z.output<typeof blankProduct>;

export const printArea = z.object({
  placement: z.string(),
  title: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  widthMm: z.number(),
  heightMm: z.number(),
  technique: z.string(),
  /** What is printed on, where it is not of the blank's own color. */
  groundHex: z.string().optional(),
  /** A square picture of the blank (`{hex}` is its color without #) and the shares of it that the area lies on. */
  preview: z
    .object({ url: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .optional(),
  /** For one piece, in minor units. */
  printMinor: z.int(),
});
export type PrintAreaRow = z.output<typeof printArea>;

export const blankVariant = z.object({
  id: z.int(),
  size: z.string().nullable(),
  color: z.string(),
  hex: z.string(),
  /** The blank alone, in minor units. */
  costMinor: z.int(),
  available: z.boolean(),
});
export type BlankVariantRow = z.output<typeof blankVariant>;

/** A blank with all that is known of it. */
export const blankProductDetail = blankProduct.extend({
  description: z.string(),
  material: z.string().nullable(),
  productionDaysLeast: z.int().nullable(),
  productionDaysMost: z.int().nullable(),
  isDiscontinued: z.boolean(),
  variants: z.array(blankVariant),
  printAreas: z.array(printArea),
  /** Rates of one piece to the United States, cheapest first. */
  shipping: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amountMinor: z.int(),
      minDays: z.int().nullable(),
      maxDays: z.int().nullable(),
    }),
  ),
});
export type BlankProductDetail = z.output<typeof blankProductDetail>;

/** Shares of the print area: 0 is its left or upper edge, 1 its right or lower one. */
const share = z.number().min(-1).max(2);

/** One thing that is printed: words or a picture. */
export const designLayer = z.object({
  /** Tells the layers of a template apart. */
  id: z.string().trim().min(1).max(40),
  /** One of the blank's print areas. */
  placement: z.string().trim().min(1).max(60),
  kind: z.enum(['TEXT', 'PICTURE']),
  text: z.string().max(longestText).nullable(),
  typeface: printTypeface.nullable(),
  /** `#rrggbb`; null follows each blank so that it reads. */
  inkHex: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Write a color as #rrggbb.')
    .nullable(),
  /** Address of a stored or drawn picture. */
  imageUrl: z
    .string()
    .max(500)
    .regex(/^\/files\/[^\s\\]+$/, 'Use a picture that you uploaded here.')
    .nullable(),
  /** Width by height of the picture; null for words. */
  aspect: z.number().min(0.02).max(50).nullable(),
  /** The middle. */
  x: share,
  y: share,
  /** Of the print area's width. */
  width: z.number().min(0.02).max(2),
  /** Degrees, clockwise. */
  rotation: z.number().min(-180).max(180),
});
export type DesignLayer = z.output<typeof designLayer>;

/** What remains of the price of one piece. All in minor units. */
export const marginLine = z.object({
  variantId: z.int(),
  size: z.string().nullable(),
  color: z.string(),
  hex: z.string(),
  retailPriceMinor: z.int().nullable(),
  costMinor: z.int(),
  printMinor: z.int(),
  /** What the store pays for sending it: 0 where the shopper does. */
  shippingMinor: z.int(),
  feeMinor: z.int(),
  marginMinor: z.int().nullable(),
  /** Of the retail price, one decimal. */
  marginPercent: z.number().nullable(),
  isLoss: z.boolean(),
});
export type MarginLine = z.output<typeof marginLine>;

/** The margin of a template in short: its worst and its best variant. */
export const marginRange = z.object({
  lowestMinor: z.int(),
  lowestPercent: z.number(),
  highestMinor: z.int(),
  highestPercent: z.number(),
  isLoss: z.boolean(),
  /** A plain sentence, where something is sold at a loss or nearly so. */
  warning: z.string().nullable(),
});
export type MarginRange = z.output<typeof marginRange>;

export const mockup = z.object({
  url: z.string(),
  placement: z.string(),
  placementTitle: z.string(),
  color: z.string(),
  hex: z.string(),
});
export type MockupRow = z.output<typeof mockup>;

/** A template as it stands in a list. */
export const productTemplate = z.object({
  templateId: templateIdOut,
  title: z.string(),
  state: templateState,
  productId: productIdOut,
  productTitle: z.string(),
  /** By which the carrier's own designer knows it. */
  externalProductId: z.string(),
  thumbnailUrl: z.string().nullable(),
  colors: z.array(colorOption),
  sizes: z.array(z.string()),
  /** Titles of the places that are printed. */
  printedOn: z.array(z.string()),
  retailPriceMinor: z.int().nullable(),
  /** Whether the store pays for sending it. */
  freeShipping: z.boolean(),
  /** To the United States; null without a price or without anything to print. */
  margin: marginRange.nullable(),
  /** Null where none were asked for. */
  mockupResult: mockupResult.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  archivedAt: z.string().nullable(),
});
export type ProductTemplate = z.output<typeof productTemplate>;

/** A template with its design, its variants and its mock-ups. */
export const productTemplateDetail = productTemplate.extend({
  layers: z.array(designLayer),
  printAreas: z.array(printArea),
  /** Every variant of the blank; `isOffered` where the template sells it. */
  variants: z.array(blankVariant.extend({ isOffered: z.boolean() })),
  mockups: z.array(mockup),
  mockupTaskId: field(z.uuid(), { ref: 'job' }).nullable(),
  /** What is missing before it can be published, in words; empty when nothing is. */
  missing: z.array(z.string()),
});
export type ProductTemplateDetail = z.output<typeof productTemplateDetail>;
