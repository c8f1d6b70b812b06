import { z } from 'zod';

/** Shapes of the V3 Catalog API, as far as they are read (developer.bigcommerce.com, "Products"). */

/** JSON numbers, with as many digits after the point as count. */
const amount = z.number().min(0).max(1_000_000_000_000);
const text = z.string().nullish();

export const bcVariant = z.object({
  sku: text,
  /** Null where the product’s own holds. */
  price: amount.nullish(),
  calculated_price: amount.nullish(),
  cost_price: amount.nullish(),
  weight: z.number().nullish(),
  calculated_weight: z.number().nullish(),
  inventory_level: z.number().nullish(),
  upc: text,
  gtin: text,
  option_values: z
    .array(z.object({ option_display_name: z.string(), label: z.string() }))
    .nullish()
    .transform((values) => values ?? []),
});
export type BcVariant = z.output<typeof bcVariant>;

export const bcProduct = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: text,
  sku: text,
  price: amount.nullish(),
  brand_id: z.int().nullish(),
  inventory_tracking: z.string().catch('none'),
  inventory_level: z.number().nullish(),
  is_visible: z.boolean().catch(true),
  weight: z.number().nullish(),
  search_keywords: text,
  custom_url: z.object({ url: z.string() }).nullish(),
  images: z
    .array(
      z.object({
        url_standard: text,
        url_zoom: text,
        description: text,
        is_thumbnail: z.boolean().catch(false),
        sort_order: z.number().catch(0),
      }),
    )
    .nullish()
    .transform((images) => images ?? []),
  variants: z
    .array(bcVariant)
    .nullish()
    .transform((variants) => variants ?? []),
});
export type BcProduct = z.output<typeof bcProduct>;

export const bcBrand = z.object({ id: z.int(), name: z.string() });

export const bcPage = <S extends z.ZodType>(row: S) =>
  z.object({
    data: z.array(row),
    meta: z.object({
      pagination: z.object({ total: z.int().min(0), total_pages: z.int().min(0) }),
    }),
  });

/** Store information is still of V2. */
export const bcStore = z.object({
  name: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  weight_units: z.string().catch(''),
});
