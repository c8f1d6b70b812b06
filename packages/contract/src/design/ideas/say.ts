import { count } from '../../kernel/words.ts';
import type { AiIdea, AiProduct } from './entities.ts';
import { aiIdeaStateLabels } from './enums.ts';

/** US cents as "$24.50", whole dollars as "$24". */
export const priceWords = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

export const productLine = ({
  title,
  suggestedRetailPrice,
}: Pick<AiProduct, 'title' | 'suggestedRetailPrice'>): string =>
  `${title} at ${priceWords(suggestedRetailPrice)}`;

/** "idea 4, Chamomile and Oat Loose-Leaf Tin (draft, 3 products)". */
export function ideaLine(idea: AiIdea): string {
  const products = count(idea.products.length, 'product');
  const state = idea.result === 'PENDING' ? 'being made' : aiIdeaStateLabels[idea.state].toLowerCase();
  return `idea ${idea.aiIdeaNumber}, ${idea.title} (${state}, ${products}${idea.isPublic ? ', public' : ''})`;
}

/** What a model sees of an idea: no addresses of pictures and no prompts. */
export const ideaForModel = ({ products, brief, ...idea }: AiIdea) => ({
  ...idea,
  brief: brief.slice(0, 300),
  products: products.map(({ aiProductId, title, suggestedRetailPrice, popularity, isSelected }) => ({
    aiProductId,
    title,
    suggestedRetailPriceMinor: suggestedRetailPrice,
    popularity,
    isSelected,
  })),
});
