import { offerOf, type Offer } from '@brandwright/language/products/offer.ts';

/** What of a catalog item says what it is. */
export interface ItemWords {
  title: string;
  categoryName: string;
  subgroup: string;
  materials: readonly string[];
  description: string;
  /** What its supplier says of all it makes. */
  maker: string;
}

const offers = new Map<string, Offer>();
const mostKept = 20_000;

/** A catalog item as an offer. Kept, since reading it costs more than comparing it. */
export function offerOfItem({
  title,
  categoryName,
  subgroup,
  materials,
  description,
  maker,
}: ItemWords): Offer {
  const key = [title, categoryName, subgroup, materials.join(), description, maker].join('\n');
  const known = offers.get(key);
  if (known) return known;
  const offer = offerOf({
    title,
    category: categoryName,
    shelf: subgroup,
    materials,
    details: description,
    maker,
  });
  if (offers.size >= mostKept) offers.clear();
  offers.set(key, offer);
  return offer;
}
