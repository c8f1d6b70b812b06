import { readMaterials } from '../values/materials.ts';
import { stem } from '../words/stems.ts';
import { isKindOfMaterial } from './material-kinds.ts';
import {
  blendedFamilies,
  claimWords,
  functionWords,
  motifFamilies,
  ownAudiences,
  packagingFamilies,
  styledFamilies,
  vesselKinds,
} from './modifiers.data.ts';
import { closeness, isKindOf, isProductWord, productsNamed, type Product } from './products.ts';
import type { Offer } from './offer.ts';
import type { ProductWords } from './product-words.ts';
import { singularNoun } from './singular-noun.ts';
import { isColor, isDescribing } from './word-kinds.ts';

/** MAKES: the thing that was asked for. NEAR: something of its family, or it in a way that contradicts a stated word. */
export type FitLevel = 'MAKES' | 'NEAR' | 'NONE';

export interface Fit {
  level: FitLevel;
  /** Of what was asked for the words that it says too, the noun first. */
  matched: string[];
  /** What was asked for and it does not say; of a maker what one has to ask. */
  open: string[];
  /** Stated words that it contradicts: "stainless steel" of stoneware. */
  against: string[];
  /** 4 the thing itself, 3 a kind of the same noun, 2 and 1 its family, 0 something else. */
  closeness: number;
}

const none: Fit = { level: 'NONE', matched: [], open: [], against: [], closeness: 0 };

/** Whether an offer is what was asked for. Pure: the same words give the same answer. */
export function fitOf(wanted: ProductWords, offer: Offer): Fit {
  const refused = judgeRefused(wanted, offer);
  const near = nearnessOf(wanted, offer);
  const ruledOut = ruledOutBy(wanted, offer);
  // What is ruled out is told of only where it is the thing itself.
  if (near === 0 || (ruledOut.length > 0 && near < 4)) return none;
  const lacking = wanted.kinds.filter((word) => !says(offer, word));
  if (lacking.some((word) => isForeign(word, wanted))) return none;
  const noun = wanted.noun.join(' ');
  const isFilled = wanted.products.some(({ family }) => blendedFamilies.has(family));
  const materials = judgeMaterials(wanted.materials, offer, isFilled);
  const audience = judgeAudience(wanted, offer);
  const vessels = judgeVessels(wanted.vessels, offer);
  const isKind = lacking.every((word) => isMadeToOrder(word, wanted));
  const against = [...materials.against, ...audience.against, ...vessels.against, ...ruledOut];
  const isSame = near === 4 && against.length === 0 && isKind && audience.isSame;
  return {
    level: isSame ? 'MAKES' : 'NEAR',
    matched: distinct([
      ...(near === 4 ? [noun] : []),
      ...wanted.kinds.filter((word) => says(offer, word)),
      ...materials.matched,
      ...audience.matched,
      ...wanted.claims.filter((word) => says(offer, word)),
      ...vessels.matched,
      ...refused.matched,
    ]),
    open: distinct([
      ...(near === 4 ? [] : [noun]),
      ...lacking,
      ...materials.open,
      ...audience.open,
      ...wanted.claims.filter((word) => !says(offer, word)),
      ...vessels.open,
      ...refused.open,
    ]),
    against,
    closeness: near,
  };
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

/** What goes into a package is no other package: "candle" boxes, "wine" bottles. */
const isContent = (word: string, { products }: ProductWords): boolean =>
  products.some(({ family }) => packagingFamilies.has(family)) &&
  productsNamed([word]).some(({ family }) => !packagingFamilies.has(family));

/** A scent of what is mixed to order ("lavender" soap), or what goes into a package. */
const isMadeToOrder = (word: string, wanted: ProductWords): boolean =>
  !functionWords.has(word) &&
  (wanted.products.some(({ family }) => blendedFamilies.has(family)) || isContent(word, wanted));

/** Whether an offer says a word. What a maker says of all it makes counts for claims ("organic"), never for what this one is. */
function says(offer: Offer, word: string): boolean {
  const own = stem(sameWords[singularNoun(word)] ?? singularNoun(word));
  return offer.stems.has(own) || (claimWords.has(word) && offer.makerStems.has(own));
}

/** Words that a maker says in another way. */
const sameWords: Readonly<Record<string, string>> = { zipper: 'zip' };

/** "license plates", "hula hoops": a word that nobody knows makes quite another thing of most nouns. */
function isForeign(word: string, { products }: ProductWords): boolean {
  if (functionWords.has(word) || isProductWord(word) || products.length === 0) return false;
  return !products.some(
    ({ family }) =>
      styledFamilies.has(family) || blendedFamilies.has(family) || packagingFamilies.has(family),
  );
}

/** What was refused and it is or has: "not linen". */
function ruledOutBy({ excluded }: ProductWords, offer: Offer): string[] {
  const has = (word: string) => !isFreeOf(offer, word) && offer.nameStems.has(stem(singularNoun(word)));
  return [
    ...excluded.materials.filter((one) => offer.materials.some((own) => isKindOfMaterial(own, one))),
    ...excluded.words.filter(has),
  ].map(refusalOf);
}

/** "no handles", "not scented". */
const refusalOf = (word: string): string =>
  isDescribing(word) || isColor(word) || readMaterials(word).length > 0 ? `not ${word}` : `no ${word}`;

/** Whether it says of itself that it goes without: "palm-free soap". */
const isFreeOf = ({ thing }: Offer, word: string): boolean =>
  thing?.excluded.words.some((own) => singularNoun(own) === singularNoun(word)) ?? false;

/** What is not to be in it or at it and its name would not tell: "no handles". A color or a material it would. */
function judgeRefused({ excluded }: ProductWords, offer: Offer): Pick<Judged, 'matched' | 'open'> {
  const told = excluded.words.filter((word) => !isColor(word));
  return {
    matched: told.filter((word) => isFreeOf(offer, word)).map(refusalOf),
    open: told
      .filter((word) => !isFreeOf(offer, word) && !offer.nameStems.has(stem(singularNoun(word))))
      .map(refusalOf),
  };
}

/** What is filled in tins is not filled in jars; one that says no vessel is asked. */
function judgeVessels(wanted: readonly string[], offer: Offer): Judged {
  const own = Object.keys(vesselKinds).filter((word) => offer.nameStems.has(stem(word)));
  const isIn = (word: string) => own.some((one) => vesselKinds[one] === vesselKinds[word]);
  return {
    matched: wanted.filter((word) => own.includes(word)),
    open: wanted.filter((word) => !isIn(word) && own.length === 0),
    against: wanted.filter((word) => !isIn(word) && own.length > 0),
  };
}

/** How near the noun is. A noun that the table lacks is met by the same noun alone. */
function nearnessOf(wanted: ProductWords, offer: Offer): number {
  const own = offer.thing;
  if (own === null) return 0;
  if (wanted.products.length === 0) return isSameUnknown(wanted, own, offer) ? 4 : 0;
  const pairs = wanted.products.flatMap((one) =>
    own.products.map((other) => nearnessOfPair(one, other, wanted, offer)),
  );
  return Math.max(0, ...pairs);
}

function nearnessOfPair(one: Product, other: Product, wanted: ProductWords, offer: Offer): number {
  if (isKindOf(other, one)) return 4;
  // A plain cap may be the trucker cap that was asked for, where it says so.
  if (isKindOf(one, other) && !other.isFamily) {
    const extra = wanted.noun.filter((word) => !other.name.split(/[\s-]/).includes(word));
    if (extra.length > 0 && extra.every((word) => offer.stems.has(stem(word)) || isContent(word, wanted)))
      return 4;
  }
  return closeness(one, other);
}

/** "beer cozy" and "beer cozies": the last word is one, and every word about its kind is said. */
function isSameUnknown(wanted: ProductWords, own: ProductWords, offer: Offer): boolean {
  const [last, ownLast] = [wanted.noun.at(-1) ?? '', own.noun.at(-1) ?? ''];
  return (
    singularNoun(last) === singularNoun(ownLast) &&
    wanted.kinds.every(
      (word) => offer.stems.has(stem(singularNoun(word))) || offer.makerStems.has(stem(word)),
    )
  );
}

interface Judged {
  matched: string[];
  open: string[];
  against: string[];
}

/** A stated material is met by itself or a kind of it; an offer of other materials contradicts it. */
function judgeMaterials(wanted: readonly string[], offer: Offer, isFilled: boolean): Judged {
  const { titleMaterials } = offer;
  const judged: Judged = { matched: [], open: [], against: [] };
  for (const one of wanted) {
    const materials = isFilled ? offer.materials.filter((own) => isRival(own, one)) : offer.materials;
    if (!isFilled && isOfAnother(one, wanted, offer)) judged.against.push(one);
    else if (materials.some((own) => isKindOfMaterial(own, one))) judged.matched.push(one);
    else if (materials.length === 0 || isOpen(one, materials, titleMaterials)) judged.open.push(one);
    else judged.against.push(one);
  }
  // In a glass jar with a wooden lid: beside a vessel that fits, another material is a part to ask about.
  if (isFilled && judged.matched.some((one) => vessels.has(familyOf(one))))
    judged.open.push(...judged.against.splice(0));
  return judged;
}

/** "Zip pouch, leather": none of canvas, whatever else its maker works with. */
function isOfAnother(one: string, wanted: readonly string[], { mainMaterials }: Offer): boolean {
  const isThat = (material: string) =>
    mainMaterials.some((own) => isKindOfMaterial(own, material) || isKindOfMaterial(material, own));
  return mainMaterials.length > 0 && !wanted.some(isThat) && mainMaterials.some((own) => isRivalOf(own, one));
}

/** Soft and hard things: what is made of one of a group is made of none of the others. */
const groups = [
  ['textile', 'leather'],
  ['ceramic', 'glass', 'metal', 'wood', 'stone', 'plastic', 'rubber'],
];
const familyOf = (material: string) => readMaterials(material)[0]?.family ?? '';
const isRivalOf = (own: string, one: string): boolean =>
  groups.some((group) => group.includes(familyOf(own)) && group.includes(familyOf(one)));

/** Lip balm in a paper tube: paper and plastic around what is filled contradict another vessel only. */
function isRival(own: string, one: string): boolean {
  return !wrappings.has(familyOf(one)) || vessels.has(familyOf(own));
}

const wrappings: ReadonlySet<string> = new Set(['paper', 'plastic']);
const vessels: ReadonlySet<string> = new Set(['glass', 'metal', 'ceramic', 'paper', 'plastic', 'wood']);

/** "merino" where wool is listed may be meant, unless the title says cotton. */
function isOpen(one: string, materials: readonly string[], titleMaterials: readonly string[]): boolean {
  const isOther = titleMaterials.some(
    (own) => familyOf(own) === familyOf(one) && !isKindOfMaterial(one, own),
  );
  return !isOther && materials.some((own) => isKindOfMaterial(one, own));
}

/** For an animal another thing is made; for people another group contradicts, and none said is open. */
function judgeAudience(wanted: ProductWords, { thing, stems }: Offer): Judged & { isSame: boolean } {
  const own = thing?.audience ?? [];
  const judged = { matched: [] as string[], open: [] as string[], against: [] as string[], isSame: true };
  const isMotif = wanted.products.some(({ family }) => motifFamilies.has(family));
  for (const one of wanted.audience) {
    if (own.includes(one) || stems.has(stem(one))) judged.matched.push(one);
    else if (own.some((other) => !ownAudiences.has(other)) && !ownAudiences.has(one))
      judged.against.push(one);
    else judged.open.push(one);
    if (ownAudiences.has(one) && !judged.matched.includes(one) && !isMotif) judged.isSame = false;
  }
  if (own.some((other) => ownAudiences.has(other) && !wanted.audience.includes(other)) && !isMotif)
    judged.isSame = false;
  return judged;
}

/** Best first: makers before others, nearer nouns, more of the words, fewer contradictions; 0 where both fit alike. */
export function compareFits(one: Fit, other: Fit): number {
  const order: Record<FitLevel, number> = { MAKES: 0, NEAR: 1, NONE: 2 };
  return (
    order[one.level] - order[other.level] ||
    other.closeness - one.closeness ||
    one.against.length - other.against.length ||
    one.open.length - other.open.length ||
    other.matched.length - one.matched.length
  );
}
