import { readMaterials } from '../values/materials.ts';
import { stem } from '../words/stems.ts';
import { isKindOfMaterial } from './material-kinds.ts';
import {
  blendedFamilies,
  functionWords,
  motifFamilies,
  ownAudiences,
  packagingFamilies,
} from './modifiers.data.ts';
import { closeness, isKindOf, type Product } from './products.ts';
import { readProduct, readProducts, type ProductWords } from './product-words.ts';
import { singularNoun } from './singular-noun.ts';

/** Something that is made and sold, as it describes itself. */
export interface Offer {
  thing: ProductWords | null;
  materials: readonly string[];
  /** Stems of every word that describes it. */
  stems: ReadonlySet<string>;
  /** Stems of its name and materials alone. */
  nameStems: ReadonlySet<string>;
  /** Stems of what its maker says of all it makes. */
  makerStems: ReadonlySet<string>;
}

/** How an item of a catalog is described. */
export interface OfferWords {
  title: string;
  category: string;
  /** Its narrowest shelf, which says what it is where the title does not. */
  shelf: string;
  materials: readonly string[];
  details: string;
  /** What its maker says of all it makes: name, techniques, certificates. */
  maker: string;
}

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

const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => stem(singularNoun(word))),
  );

/** An offer from its title, its materials and whatever else describes it. Category and shelf choose among senses of a word. */
export function offerOf(said: OfferWords): Offer {
  const own = readProduct(said.title, `${said.category} ${said.shelf}`);
  const shelf = own?.products.length ? null : readProduct(said.shelf, said.category);
  const name = `${said.title}. ${said.materials.join('. ')}`;
  return {
    thing: own && shelf?.products.length ? { ...own, noun: shelf.noun, products: shelf.products } : own,
    materials: materialsIn(name),
    stems: stemsOf(`${name} ${said.category} ${said.shelf} ${said.details}`),
    nameStems: stemsOf(name),
    makerStems: stemsOf(said.maker),
  };
}

/** The materials of a text; "wood" is left out where it says which. */
function materialsIn(text: string): string[] {
  const named = readMaterials(text).flatMap(({ name, negated }) => (negated ? [] : [name]));
  // "rubberwood", "plywood".
  const all = [...new Set([...named, ...(/\p{L}wood\b/iu.test(text) ? ['wood'] : [])])];
  return all.filter(
    (one) =>
      !all.some((other) => other !== one && isKindOfMaterial(other, one) && !isKindOfMaterial(one, other)),
  );
}

/** What a headline says is made, each thing an offer: "Canvas totes and backpacks". */
export function offersOfText(text: string, maker: string): Offer[] {
  const [stems, makerStems, materials] = [stemsOf(text), stemsOf(maker), materialsIn(text)];
  return readProducts(text)
    .filter(({ products }) => products.length > 0)
    .map((thing) => ({ thing, materials, stems, nameStems: stems, makerStems }));
}

const none: Fit = { level: 'NONE', matched: [], open: [], against: [], closeness: 0 };

/** Whether an offer is what was asked for. Pure: the same words give the same answer. */
export function fitOf(wanted: ProductWords, offer: Offer): Fit {
  if (isExcluded(wanted, offer)) return none;
  const near = nearnessOf(wanted, offer);
  if (near === 0) return none;
  const noun = wanted.noun.join(' ');
  const materials = judgeMaterials(wanted.materials, offer);
  const audience = judgeAudience(wanted, offer);
  const says = (word: string) => {
    const own = stem(singularNoun(word));
    // What a maker says in general ("electric kilns") tells nothing of how this works.
    return offer.stems.has(own) || (!functionWords.has(word) && offer.makerStems.has(own));
  };
  const isToOrder = wanted.products.some(
    ({ family }) => blendedFamilies.has(family) || packagingFamilies.has(family),
  );
  const lacking = wanted.kinds.filter((word) => !says(word));
  const isKind = lacking.every((word) => isToOrder && !functionWords.has(word));
  const against = [...materials.against, ...audience.against];
  const isSame = near === 4 && against.length === 0 && isKind && audience.isSame;
  return {
    level: isSame ? 'MAKES' : 'NEAR',
    matched: [
      ...(near === 4 ? [noun] : []),
      ...wanted.kinds.filter(says),
      ...materials.matched,
      ...audience.matched,
      ...wanted.claims.filter(says),
    ],
    open: [
      ...(near === 4 ? [] : [noun]),
      ...lacking,
      ...materials.open,
      ...audience.open,
      ...wanted.claims.filter((word) => !says(word)),
    ],
    against,
    closeness: near,
  };
}

function isExcluded({ excluded }: ProductWords, { materials, nameStems }: Offer): boolean {
  return (
    excluded.materials.some((one) => materials.some((own) => isKindOfMaterial(own, one))) ||
    excluded.words.some((word) => nameStems.has(stem(singularNoun(word))))
  );
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
    if (extra.length > 0 && extra.every((word) => offer.stems.has(stem(word)))) return 4;
  }
  return closeness(one, other);
}

/** "beer cozy" and "beer cozies": the last word is one, and every word about its kind is said. */
function isSameUnknown(wanted: ProductWords, own: ProductWords, offer: Offer): boolean {
  const [last, ownLast] = [wanted.noun.at(-1) ?? '', own.noun.at(-1) ?? ''];
  return (
    stem(last) === stem(ownLast) &&
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
function judgeMaterials(wanted: readonly string[], { materials }: Offer): Judged {
  const judged: Judged = { matched: [], open: [], against: [] };
  for (const one of wanted) {
    if (materials.some((own) => isKindOfMaterial(own, one))) judged.matched.push(one);
    else if (materials.length === 0 || materials.some((own) => isKindOfMaterial(one, own)))
      judged.open.push(one);
    else judged.against.push(one);
  }
  return judged;
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
