import { listWords as listOf } from '@brandwright/contract/kernel/words.ts';
import { capabilityWords, certificationWords } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { compareFits, fitOf, type Fit } from '@brandwright/language/products/fit.ts';
import { offerOf, offersOfText } from '@brandwright/language/products/offer.ts';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import { pluralNoun } from '@brandwright/language/products/singular-noun.ts';
import type { Goods, SupplierFacts } from './facts.ts';

/** What of a catalog is a thing that was asked for. */
export interface Answered {
  /** "linen tote bags". */
  asked: string;
  /** Goods that are that thing, best first; empty where only the headline says that it is made, or nobody says so. */
  goods: Goods[];
  isMade: boolean;
  /** The nearest of the catalog where it is not made. */
  nearest: Goods | null;
  /** Words about it that nothing of the catalog confirms. */
  open: string[];
}

/** Whether a supplier makes a thing, by its own catalog and headline. The matcher of the marketplace decides. */
export function answerFor(wanted: ProductWords, facts: SupplierFacts): Answered {
  const maker = makerWords(facts);
  const fits = facts.goods
    .map((goods) => ({ goods, fit: fitOf(wanted, offerOf(offerWords(goods, maker))) }))
    .sort((one, other) => compareFits(one.fit, other.fit));
  const made = fits.filter(({ fit }) => fit.level === 'MAKES');
  const claimed = offersOfText(facts.headline, maker, facts.materials)
    .map((offer) => fitOf(wanted, offer))
    .find(({ level }) => level === 'MAKES');
  const best: Fit | undefined = made[0]?.fit ?? claimed;
  return {
    asked: pluralNoun(wanted.text.toLowerCase().replaceAll('\0', ' ').trim()),
    goods: made.map(({ goods }) => goods),
    isMade: best !== undefined,
    nearest: best ? null : (fits.find(({ fit }) => fit.level === 'NEAR')?.goods ?? null),
    open: best?.open ?? [],
  };
}

const makerWords = ({ name, headline, capabilities, certifications }: SupplierFacts) =>
  [
    name,
    headline,
    ...capabilities.map((one) => capabilityWords[one][0]),
    ...certifications.map((one) => certificationWords[one][0]),
  ].join(' ');

const offerWords = (goods: Goods, maker: string) => ({
  title: goods.title,
  category: goods.categoryName,
  shelf: goods.subgroup,
  materials: goods.materials,
  details: goods.description,
  maker,
});

/** "container candles, gift sets and pillar candles": what a supplier makes, by the shelves of its catalog. */
export function makesWords({ goods, headline }: SupplierFacts): string {
  const shelves = [...new Set(goods.map(({ subgroup }) => subgroup.toLowerCase()))];
  return shelves.length === 0 ? headline : listOf(shelves);
}

export { listOf };
