import { functionWords } from '@brandwright/language/products/modifiers.data.ts';
import type { Product } from '@brandwright/language/products/products.ts';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';

/**
 * How lists call the sector that makes a family of products, as a tsquery. Families that no such sector makes are left
 * out: a record is then found only where it names the product.
 */
// prettier-ignore
const sectorTerms: Readonly<Record<string, string>> = {
  apparel: 'apparel | garment | clothing | knitwear', hosiery: 'apparel | garment | hosiery', headwear: 'apparel | garment | headwear', 'scarves and gloves': 'apparel | garment | knitwear',
  footwear: 'footwear | shoe', bags: 'bag | handbag | leather', 'small leather goods': 'leather',
  bedding: 'home & textile | bedding', 'bath linen': 'home & textile | towel', 'throws and cushions': 'home & textile | blanket', 'kitchen textiles': 'home & textile | linen', 'rugs and curtains': 'home & textile | carpet | rug', fabric: 'textile | weaving',
  'drinkware/cups': 'ceramic | porcelain | stoneware', 'drinkware/to go': 'kitchenware | metalware', 'drinkware/glasses': 'glassware', tableware: 'ceramic | porcelain | stoneware | tableware',
  'vases and planters': 'ceramic | porcelain | stoneware | glassware', cookware: 'kitchenware | metalware', bakeware: 'kitchenware | metalware', cutlery: 'kitchenware | metalware | cutlery', barware: 'kitchenware | metalware', 'kitchen tools': 'kitchenware | metalware', 'food storage': 'kitchenware',
  furniture: 'furniture | woodwork', 'storage and organizing': 'furniture | woodwork | rattan', lighting: 'lighting | lamp', candles: 'candle', 'home fragrance': 'fragrance | incense | candle', toys: 'toy',
  // oxlint-disable-next-line brandwright/american-words -- words that people say
  jewelry: 'jewelry | jewellery', skincare: 'cosmetic', 'body care': 'cosmetic', makeup: 'cosmetic', 'hair care': 'cosmetic', soap: 'cosmetic | soap', 'bath products': 'cosmetic', fragrance: 'cosmetic | perfume', 'nail care': 'cosmetic',
  boxes: 'packaging | carton', mailers: 'packaging | carton', 'pouches and wraps': 'packaging', 'stickers and labels': 'packaging | label | printing', 'bottles and jars': 'packaging | glassware', stationery: 'stationery | printing', prints: 'printing',
};

const lexemes = (words: string) =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' & ');

/** What a record says that makes this product: its name, or its sector. */
function ofProduct({ words, family, part, isFamily }: Product): string[] {
  const sector = sectorTerms[`${family}/${part}`] ?? sectorTerms[family];
  return [...(isFamily ? [] : words.map(lexemes)), ...(sector === undefined ? [] : [sector])];
}

/** A tsquery for records that may make what is wanted, and one for those that name it. Null where nothing is wanted. */
export function recordQuery(wanted: readonly ProductWords[]): { may: string; names: string } | null {
  const kinds = (one: ProductWords) => one.kinds.filter((word) => !functionWords.has(word)).map(lexemes);
  const all = (parts: readonly string[]) =>
    parts
      .filter(Boolean)
      .map((part) => `(${part})`)
      .join(' & ');
  const any = (parts: readonly string[]) => parts.filter(Boolean).join(' | ');
  const nouns = (one: ProductWords) =>
    one.products.length === 0
      ? [lexemes(one.noun.join(' '))]
      : one.products.flatMap(({ isFamily, words }) => (isFamily ? [] : words.map(lexemes)));
  const may = (one: ProductWords) =>
    one.products.length === 0 ? nouns(one) : one.products.flatMap(ofProduct);
  const query = (of: (one: ProductWords) => string[]) =>
    any(wanted.map((one) => all([any(of(one)), ...kinds(one)])));
  const found = { may: query(may), names: query(nouns) };
  return found.may === '' ? null : found;
}
