import { listWords } from '@brandwright/contract/kernel/words.ts';
import { OperationError } from '@brandwright/contract';
import {
  productTemplates,
  templateNamed,
  type ProductTemplate,
} from '@brandwright/contract/design/studio/templates.ts';
import { readProduct } from '@brandwright/language/products/product-words.ts';
import { closeness } from '@brandwright/language/products/products.ts';

/** What is made for a product or of it, and is no product to design on: "a label for the candle", "a logo". */
const isNoProduct = /\b(?:label|packaging|print|logo|pattern|design|artwork|sketch|drawing|slogan|brand)$/i;
const services: ReadonlySet<string> = new Set(['creative services', 'web services']);

/** A thing that the words ask for and that the studio has no blank for. */
export interface OtherProduct {
  /** In the singular: "tea towel". */
  said: string;
  family: string;
  /** The blanks that come nearest, best first; empty where none is alike. */
  nearest: readonly ProductTemplate[];
}

/** The product that words ask for, where it is known and no blank of the studio is one: "a tea towel with lemons". */
export function otherProduct(words: string): OtherProduct | undefined {
  const wanted = readProduct(words);
  const [product] = wanted?.products ?? [];
  const said = wanted?.noun.join(' ') ?? '';
  if (!product || services.has(product.family) || isNoProduct.test(said) || hasTemplate(said))
    return undefined;
  if (product.words.some(hasTemplate)) return undefined;
  const alike = productTemplates
    .map((template) => ({ template, score: nearness(template, product) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ template }) => template);
  const kin = kinds.find(({ families }) => families.includes(product.family));
  const nearest = [...alike, ...(kin?.keys ?? []).flatMap((key) => templateNamed(key) ?? [])];
  return { said, family: product.family, nearest: [...new Set(nearest)].slice(0, mostNear) };
}

const mostNear = 3;
const nearness = (template: ProductTemplate, product: Parameters<typeof closeness>[0]): number =>
  Math.max(
    0,
    ...(readProduct(template.words[0] ?? '')?.products ?? []).map((one) => closeness(one, product)),
  );

/** Whether a noun is, or ends with, what a blank is called: "beer mug". */
const hasTemplate = (noun: string): boolean =>
  productTemplates.some(({ words }) =>
    words.some((own) => new RegExp(`(?:^|\\s)${own.replaceAll(/[- ]/g, '[- ]?')}(?:e?s)?$`, 'i').test(noun)),
  );

/** Blanks of like material for families that none of them belongs to. */
const kinds: readonly { families: readonly string[]; keys: readonly string[] }[] = [
  {
    families: [
      'apparel',
      'baby gear',
      'bags',
      'bath linen',
      'bedding',
      'fabric',
      'headwear',
      'hosiery',
      'kitchen textiles',
      'rugs and curtains',
      'scarves and gloves',
      'throws and cushions',
    ],
    keys: ['tote', 'cushion', 'tee'],
  },
  {
    families: [
      'bakeware',
      'barware',
      'coffee and tea gear',
      'cookware',
      'drinkware',
      'tableware',
      'vases and planters',
    ],
    keys: ['mug', 'tumbler'],
  },
  {
    families: [
      'boxes',
      'mailers',
      'office',
      'party',
      'prints',
      'stationery',
      'stickers and labels',
      'writing',
    ],
    keys: ['poster', 'notebook', 'carton'],
  },
  { families: ['candle accessories', 'candles', 'home fragrance'], keys: ['candle-jar'] },
  {
    families: [
      'bath products',
      'body care',
      'fragrance',
      'hair care',
      'shaving and grooming',
      'skincare',
      'soap',
    ],
    keys: ['bottle', 'jar', 'tube'],
  },
  { families: ['beverages', 'coffee', 'pantry', 'pet', 'sweets', 'tea'], keys: ['pouch', 'carton', 'jar'] },
];

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** Says that there is no blank of a product, what comes nearest, and how its picture is had. */
export function noSuchBlank({ said, nearest }: OtherProduct, motif: string | undefined): OperationError {
  const on = motif === undefined ? '' : ` with ${motif} on it`;
  const [first] = nearest;
  const names = (nearest.length > 0 ? nearest : productTemplates).map(({ name }) => name.toLowerCase());
  const list = listWords(names);
  const instead = first ? `Say “design ${withArticle(first.name.toLowerCase())}${on}”, or ` : 'Or ';
  return new OperationError(
    'not_found',
    `The design studio has no ${said}, so nothing was made. ${nearest.length > 0 ? 'The closest it has' : 'It has'}: ${list}. ${instead}say “make a picture of ${withArticle(said)}${on}” to see the idea.`,
  );
}
