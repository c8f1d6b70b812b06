import type { BrandEngine, GenerationOptions } from '@brandwright/artwork/wording/brand-engine.ts';
import type { ProductIdeaDraft } from '@brandwright/providers';
import { productsOfAnIdea } from '@brandwright/contract/design/ideas/limits.ts';
import { loadingImage } from '@brandwright/contract/brand-kits/entities.ts';
import { namedId } from '../../kernel/data/random.ts';
import type { IdeaRow } from './show-idea.ts';
import type { StoredLook, StoredProduct } from './tables.ts';

/** A product as it was drafted, without its picture yet. */
export const draftedProduct = (id: string, draft: ProductIdeaDraft): StoredProduct => ({
  id,
  title: draft.title,
  description: draft.description,
  priceMinor: draft.suggestedRetailPriceMinor,
  popularity: Math.max(1, Math.min(100, Math.round(draft.popularity))),
  imagePrompt: draft.imagePrompt,
  image: loadingImage,
});

/** The words of one idea. */
export interface WrittenIdea {
  id: string;
  title: string;
  description: string;
  audience: string;
  look: StoredLook;
  products: StoredProduct[];
}

/**
 * Writes ideas for one brief: each for another audience, with a working name, colors and products of its own. Rejects
 * with a plain sentence when the engine cannot.
 */
export async function writeIdeas(
  engine: BrandEngine,
  rows: readonly Pick<IdeaRow, 'id' | 'brief' | 'category'>[],
  avoid: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<WrittenIdea[]> {
  const [first] = rows;
  if (!first) return [];
  const brief = { category: first.category, productDescription: first.brief };
  const options = (count: number, seed: string, not: readonly string[]): GenerationOptions => ({
    seed,
    count,
    avoid: not,
    today,
    signal,
  });
  const audiences = await engine.targetAudiences(brief, options(rows.length, first.id, []));
  const brands = await engine.brandIdeas(brief, undefined, options(rows.length, first.id, []));
  const taken = [...avoid];
  const written: WrittenIdea[] = [];
  for (const [at, row] of rows.entries()) {
    const audience = audiences[at] ?? audiences[0];
    const brand = brands[at] ?? brands[0];
    const drafts = await engine.productIdeas(
      brief,
      brand,
      audience,
      options(productsOfAnIdea, row.id, taken),
    );
    taken.push(...drafts.map(({ title }) => title));
    const [hero] = drafts;
    written.push({
      id: row.id,
      title: hero?.title ?? 'A new product',
      description: [
        audience?.description,
        brand ? `Working name: ${brand.brandName}. ${brand.slogan}` : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(' '),
      audience: audience?.name ?? '',
      look: {
        brandName: brand?.brandName ?? hero?.title ?? '',
        palette: brand?.colorPalette.map(({ hexCode }) => hexCode) ?? [],
      },
      products: drafts.map((draft, place) => draftedProduct(namedId('ai product', row.id, place), draft)),
    });
  }
  return written;
}
