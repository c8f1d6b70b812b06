import { readMaterials } from '../values/materials.ts';
import { stem } from '../words/stems.ts';
import { isKindOfMaterial } from './material-kinds.ts';
import { readProduct, readProducts, type ProductWords } from './product-words.ts';
import { singularNoun } from './singular-noun.ts';

/** Something that is made and sold, as it describes itself. */
export interface Offer {
  thing: ProductWords | null;
  materials: readonly string[];
  /** Those that its title names: what this one is made of, where the others are what its maker works with. */
  titleMaterials: readonly string[];
  /** Those of its title that are no part of it ("linen ears"): what all of it is made of. */
  mainMaterials: readonly string[];
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

const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap((word) => [word, ...(word === 'vermeil' ? ['gold'] : [])])
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
    titleMaterials: materialsIn(said.title),
    mainMaterials: mainMaterialsIn(said.title),
    stems: stemsOf(`${name} ${said.category} ${said.shelf} ${said.details}`),
    nameStems: stemsOf(name),
    makerStems: stemsOf(said.maker),
  };
}

/** "Throw, waffle cotton, sand": cotton; of "Plush bear, linen ears" nothing. Enamel only covers. */
const mainMaterialsIn = (title: string): string[] => {
  const text = title.replaceAll('-', ' ');
  return readMaterials(text).flatMap(({ name, end }) =>
    name === 'enamel' || partBehind.test(text.slice(end)) ? [] : [name],
  );
};
const partBehind =
  /^\s+(?:lids?|ears|frame|band|handles?|straps?|lining|trim|buttons?|cord|base|cap|pump|dropper|covers?|wraps?|sleeves?)\b/i;

/** The materials of a text; "wood" is left out where it says which. */
function materialsIn(text: string): string[] {
  const named = readMaterials(text.replaceAll('-', ' ')).flatMap(({ name, negated }) =>
    negated ? [] : [name],
  );
  // "rubberwood", "plywood".
  const all = [...new Set([...named, ...(/\p{L}wood\b/iu.test(text) ? ['wood'] : [])])];
  return all.filter(
    (one) =>
      !all.some((other) => other !== one && isKindOfMaterial(other, one) && !isKindOfMaterial(one, other)),
  );
}

/** What a headline says is made, each thing an offer: "Canvas totes and backpacks". Of the maker's materials where it says none. */
export function offersOfText(text: string, maker: string, makerMaterials: readonly string[] = []): Offer[] {
  const [stems, makerStems, own] = [stemsOf(text), stemsOf(maker), materialsIn(text)];
  const materials = own.length > 0 ? own : materialsIn(makerMaterials.join('. '));
  return readProducts(text)
    .filter(({ products }) => products.length > 0)
    .map((thing) => ({
      thing,
      materials,
      titleMaterials: own,
      mainMaterials: [],
      stems,
      nameStems: stems,
      makerStems,
    }));
}
