import { z } from 'zod';

/** Shapes of the REST API v3, as far as they are read (woocommerce.github.io/woocommerce-rest-api-docs). */

/** "48.00"; empty where a product has no price. */
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,6})?$/)
  .or(z.literal(''))
  .nullish();
const text = z.string().nullish();
/** Of a variation also 'parent'. */
const managesStock = z.union([z.boolean(), z.literal('parent')]).catch(false);

const priced = {
  id: z.int().positive(),
  sku: text,
  price: amount,
  regular_price: amount,
  manage_stock: managesStock,
  stock_quantity: z.number().nullish(),
  weight: text,
  /** GTIN, UPC, EAN or ISBN, since WooCommerce 9.1. */
  global_unique_id: text,
};

export const wooProduct = z.object({
  ...priced,
  name: z.string(),
  slug: z.string(),
  type: z.string(),
  status: z.string(),
  description: text,
  short_description: text,
  categories: z.array(z.object({ name: z.string() })).catch([]),
  tags: z.array(z.object({ name: z.string() })).catch([]),
  brands: z.array(z.object({ name: z.string() })).catch([]),
  images: z.array(z.object({ src: z.string(), alt: text })).catch([]),
  attributes: z.array(z.object({ name: z.string(), variation: z.boolean().catch(false) })).catch([]),
});
export type WooProduct = z.output<typeof wooProduct>;

export const wooVariation = z.object({
  ...priced,
  status: z.string().catch('publish'),
  attributes: z.array(z.object({ name: z.string(), option: z.string() })).catch([]),
});
export type WooVariation = z.output<typeof wooVariation>;

export const wooCurrency = z.object({ code: z.string().regex(/^[A-Z]{3}$/) });
export const wooSetting = z.object({ value: z.string() });
export const wooIndex = z.object({ name: z.string() });
/** What a refusal says: `woocommerce_rest_cannot_view`. */
export const wooRefusal = z.object({ code: z.string() });
