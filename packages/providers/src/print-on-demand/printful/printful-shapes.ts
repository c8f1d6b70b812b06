import { z } from 'zod';
import type { PrintTechnique } from '../print-on-demand.ts';

/** Shapes of Printful's answers (developers.printful.com/docs, API v1), as far as they are read. */
export const categoriesResult = z.object({
  categories: z.array(z.object({ id: z.number(), parent_id: z.number(), title: z.string() })),
});

const product = z.object({
  id: z.number(),
  main_category_id: z.number(),
  title: z.string(),
  brand: z.string().nullish(),
  model: z.string().nullish(),
  image: z.string().nullish(),
  variant_count: z.number().default(0),
  is_discontinued: z.boolean().default(false),
  description: z.string().nullish(),
  avg_fulfillment_time: z.number().nullish(),
  files: z
    .array(
      z.object({ type: z.string(), title: z.string().nullish(), additional_price: z.string().nullish() }),
    )
    .default([]),
  techniques: z.array(z.object({ key: z.string(), is_default: z.boolean().default(false) })).default([]),
});
export type PrintfulProduct = z.output<typeof product>;
export const productsResult = z.array(product);

export const productResult = z.object({
  product,
  variants: z.array(
    z.object({
      id: z.number(),
      size: z.string().nullish(),
      color: z.string().nullish(),
      color_code: z.string().nullish(),
      price: z.string(),
      in_stock: z.boolean().default(true),
    }),
  ),
});

export const printfilesResult = z.object({
  available_placements: z.record(z.string(), z.string()),
  printfiles: z.array(
    z.object({
      printfile_id: z.number(),
      width: z.number(),
      height: z.number(),
      dpi: z.number().default(150),
    }),
  ),
  variant_printfiles: z.array(
    z.object({ variant_id: z.number(), placements: z.record(z.string(), z.number()) }),
  ),
});

export const nonceResult = z.object({
  nonce: z.object({
    nonce: z.string(),
    /** Seconds since 1970. */
    expires_at: z.number(),
    template_id: z.number().nullish(),
  }),
});

export const templateResult = z.object({
  id: z.number(),
  product_id: z.number(),
  title: z.string(),
  available_variant_ids: z.array(z.number()).default([]),
  mockup_file_url: z.string().nullish(),
  placements: z.array(z.object({ placement: z.string() })).default([]),
});

export const taskResult = z.object({
  task_key: z.string(),
  status: z.enum(['pending', 'completed', 'failed']),
  error: z.string().nullish(),
  mockups: z
    .array(z.object({ placement: z.string(), variant_ids: z.array(z.number()), mockup_url: z.string() }))
    .default([]),
});

export const ratesResult = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    rate: z.string(),
    currency: z.string(),
    minDeliveryDays: z.number().nullish(),
    maxDeliveryDays: z.number().nullish(),
  }),
);

/** "13.25" → 1325. Undefined for what is no amount. */
export function minorOf(amount: string | null | undefined): number | undefined {
  const [, whole = '', cents = ''] = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(amount?.trim() ?? '') ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Math.round(Number(`0.${cents || '0'}`) * 100);
}

const techniques: Readonly<Record<string, PrintTechnique>> = {
  DTG: 'DTG',
  DTFILM: 'DTG',
  EMBROIDERY: 'EMBROIDERY',
  SUBLIMATION: 'SUBLIMATION',
  'CUT-SEW': 'SUBLIMATION',
  UV: 'UV',
  DIGITAL: 'DIGITAL',
  KNITTING: 'KNIT',
};
export const techniqueOf = (
  placement: string,
  keys: readonly { key: string; is_default: boolean }[],
): PrintTechnique =>
  placement.startsWith('embroidery')
    ? 'EMBROIDERY'
    : (techniques[(keys.find(({ is_default }) => is_default) ?? keys[0])?.key ?? ''] ?? 'OTHER');
