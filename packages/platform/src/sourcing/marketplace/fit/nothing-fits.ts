import { formatMoney } from '@brandwright/contract';
import { count } from '@brandwright/contract/kernel/words.ts';
import type { NearestItem } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import { isPrecious } from '@brandwright/language/products/modifiers.ts';
import { pluralNoun } from '@brandwright/language/products/singular-noun.ts';
import type { FittingItem } from './find-items.ts';

/** Near items that are told of. */
const mostTold = 3;

/** What is nearest as it is told: as near as the first, one of each supplier, best first. */
export function nearestOf(near: readonly FittingItem[]): NearestItem[] {
  const nearest = near.filter(({ fit }) => fit.closeness === near[0]?.fit.closeness);
  const ofSuppliers = nearest.filter(
    ({ supplierId }, index) => nearest.findIndex((one) => one.supplierId === supplierId) === index,
  );
  return ofSuppliers.slice(0, mostTold).map(({ fit, ...item }) => ({
    itemId: item.itemId,
    title: item.title,
    supplierId: item.supplierId,
    supplierName: item.supplierName,
    countryName: item.countryName,
    unitPriceMinor: item.unitPriceMinor,
    currency: item.currency,
    matched: fit.matched,
    lacking: [...fit.against, ...fit.open],
  }));
}

/** What was asked for in a few words: "dog collars in vegan leather, not glass". */
export function askedWords({ text, kinds, materials, phrases, audience, excluded }: ProductWords): string {
  const noun = pluralNoun(text.toLowerCase().replaceAll('\u0000', ' ').trim());
  const precious = kinds.filter((word) => isPrecious(word) && !noun.includes(word));
  const use = audience.length > 0 ? phrases.find((phrase) => phrase.startsWith('for ')) : undefined;
  const said = [...precious, noun, ...(use ? [use] : [])].join(' ');
  const more = materials.filter((one) => !said.includes(one.split(' ')[0] ?? one));
  const not = [...excluded.materials, ...excluded.words];
  return `${said}${more.length > 0 ? ` in ${more.join(' and ')}` : ''}${not.length > 0 ? `, not ${not.join(' or ')}` : ''}`;
}

const quoted = (words: readonly string[]) => words.map((word) => `\u201c${word}\u201d`).join(' and ');

/** What is said when nobody makes what was asked for: the nearest thing, and what would help. A known number of factories of the expanded network is told. */
export function nothingFitsWords(
  asked: string,
  nearest: readonly FittingItem[],
  expandedTotal: number | null = null,
): string {
  const more =
    expandedTotal === null
      ? 'The expanded network may have a factory.'
      : expandedTotal === 0
        ? 'The expanded network has none either; you can add a supplier of your own.'
        : `${count(expandedTotal, 'factory', 'factories')} in the expanded network may make it.`;
  const [first] = nearest;
  if (!first) return `No supplier here makes ${asked}, and nothing in the marketplace comes close. ${more}`;
  const price =
    first.unitPriceMinor === null ? '' : ` at ${formatMoney(first.unitPriceMinor, first.currency)} a unit`;
  const item = `${first.title}, from ${first.supplierName} (${first.countryName})${price}`;
  const lacking = [...first.fit.against, ...first.fit.open];
  const help =
    first.fit.closeness === 4 && lacking.length > 0 ? `It fits if you leave out ${quoted(lacking)}.` : more;
  return `No supplier here makes ${asked}. The closest is ${item}. ${help}`;
}
