import { readMaterials } from '@brandwright/language/values/materials.ts';
import { blendedFamilies } from '@brandwright/language/products/modifiers.data.ts';
import { readProduct, type ProductWords } from '@brandwright/language/products/product-words.ts';
import { takeExclusions } from '@brandwright/language/products/runs.ts';
import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';

/**
 * What a brief asks for. Materials count where a person or a document said them, not where they are assumed; what its
 * notes rule out ("not glass") counts too. Null where the brief has no product.
 */
export function wantedBy(brief: Brief, sources: readonly ValueSource[]): ProductWords | null {
  const product = brief.product === null ? null : readProduct(brief.product);
  if (product === null) return null;
  const isAssumed = sources.some(({ field, origin }) => field === 'materials' && origin === 'ASSUMED');
  const ruledOut = takeExclusions(brief.notes ?? '');
  return {
    ...product,
    materials: [
      ...new Set([...product.materials, ...(isAssumed ? [] : brief.materials), ...vesselOf(brief, product)]),
    ],
    excluded: {
      materials: [...product.excluded.materials, ...ruledOut.materials],
      words: [...product.excluded.words, ...ruledOut.words],
    },
  };
}

/** What is filled is made in its vessel: a candle in a glass jar is no candle in a tin. */
function vesselOf({ packaging }: Brief, { products }: ProductWords): string[] {
  if (packaging === null || !products.some(({ family }) => blendedFamilies.has(family))) return [];
  return readMaterials(packaging).flatMap(({ name, family }) =>
    ['glass', 'metal', 'ceramic'].includes(family) ? [name] : [],
  );
}
