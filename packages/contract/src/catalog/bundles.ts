import { z } from 'zod';
import { amountMinor } from '../kernel/fields.ts';
import { bundlePart, productIdOut, skuIdOut } from './entities.ts';
import { skuName, listWords } from './words.ts';

/** A bundle: a SKU that is made of others. */
export const skuBundle = z.object({
  bundleSkuId: skuIdOut,
  productId: productIdOut,
  code: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  priceMinor: amountMinor(),
  currency: z.string(),
  /** How many the parts that are left to sell make. */
  available: z.int(),
  parts: z.array(bundlePart),
});
export type SkuBundle = z.output<typeof skuBundle>;

export const partsWords = ({ parts }: Pick<SkuBundle, 'parts'>) =>
  listWords(parts.map((part) => `${part.quantity} × ${skuName(part)}`));
