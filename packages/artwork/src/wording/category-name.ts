import { familyTitle, productFacts } from './facts/families.data.ts';
import { readBrief } from './read-brief.ts';

/** What a description belongs to, for a heading: its category or family, else the product itself. "harmonicas" → musical instruments. */
export function categoryNameOf(productDescription: string): string {
  const { facts, product } = readBrief({ category: '', productDescription });
  if (facts.fits) return facts.category.name;
  const [known] = product.products;
  if (known && productFacts[known.name]?.category === '') return product.nouns;
  const family = known?.family;
  return family === undefined ? product.nouns : familyTitle(family);
}
