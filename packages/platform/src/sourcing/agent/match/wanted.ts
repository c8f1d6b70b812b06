import { readMaterials } from '@brandwright/language/values/materials.ts';
import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { blendedFamilies, vesselKinds } from '@brandwright/language/products/modifiers.data.ts';
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
  const noted = notedAbout(brief.product ?? '', brief.notes ?? '');
  const precious = product.products.some(({ family }) => family === 'jewelry')
    ? brief.colors.filter((color) => color === 'gold' || color === 'silver')
    : [];
  return {
    ...product,
    kinds: [...new Set([...product.kinds, ...precious])],
    claims: [...new Set([...product.claims, ...noted.claims])],
    audience: [...new Set([...product.audience, ...noted.audience])],
    vessels: [...new Set([...noted.vessels, ...packedIn(brief, product)])],
    materials: [
      ...new Set([...product.materials, ...(isAssumed ? [] : brief.materials), ...vesselOf(brief, product)]),
    ],
    excluded: {
      materials: [...product.excluded.materials, ...ruledOut.materials],
      words: [...product.excluded.words, ...ruledOut.words],
    },
  };
}

/** What is filled and packed in tins is filled in tins. */
const packedIn = ({ packaging }: Brief, { products }: ProductWords): string[] =>
  products.some(({ family }) => blendedFamilies.has(family))
    ? (packaging ?? '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map(singularNoun)
        .filter((word) => word in vesselKinds && word !== 'box')
    : [];

/** What the notes say about the thing ("organic", "for toddlers", "in tins"): asked about, and nothing that rules out a kind. */
function notedAbout(product: string, notes: string): Pick<ProductWords, 'claims' | 'audience' | 'vessels'> {
  const parts = notes
    .split(/[.,]\s+/)
    .filter((part) => /^(?:for|with|in|featuring|including)\s|^\S+$/i.test(part));
  const read = parts.flatMap((part) => readProduct(`${product}, ${part}`) ?? []);
  const own = readProduct(product);
  return {
    claims: read.flatMap(({ claims, kinds }) => [
      ...claims,
      ...kinds.filter((word) => own?.kinds.includes(word) !== true),
    ]),
    audience: read.flatMap(({ audience }) => audience),
    vessels: [...new Set(read.flatMap(({ vessels }) => vessels))],
  };
}

/** What is filled is made in its vessel: a candle in a glass jar is no candle in a tin. */
function vesselOf({ packaging }: Brief, { products }: ProductWords): string[] {
  if (packaging === null || !products.some(({ family }) => blendedFamilies.has(family))) return [];
  return readMaterials(packaging).flatMap(({ name, family }) =>
    ['glass', 'metal', 'ceramic'].includes(family) ? [name] : [],
  );
}
