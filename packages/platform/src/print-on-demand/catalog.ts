import { OperationError, recordKinds } from '@brandwright/contract';
import type { BlankProduct, BlankProductDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import type { BlankColor } from '@brandwright/contract/print-on-demand/enums.ts';
import { readProduct } from '@brandwright/language/products/product-words.ts';
import { closeness, type Product } from '@brandwright/language/products/products.ts';
import type { Blank, BlankCategory, BlankSummary } from '@brandwright/providers';
import { notFound, pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import type { Context } from '../kernel/request/context.ts';
import { familyOf, isShownProduct, shownCategories, shownProducts, withBelow } from './rules.ts';

/** Other words for kinds of blanks, as titles have them. */
const synonyms: Readonly<Record<string, string>> = {
  tshirt: 'tee',
  shirt: 'tee',
  'tee-shirt': 'tee',
  sweater: 'sweatshirt',
  jumper: 'sweatshirt',
  crewneck: 'crew',
  hoody: 'hoodie',
  hat: 'cap',
  bag: 'tote',
  cup: 'mug',
  print: 'poster',
  pillow: 'cushion',
  case: 'phone',
  journal: 'journal',
  throw: 'blanket',
  bodysuits: 'bodysuit',
  onesie: 'bodysuit',
  beanies: 'beanie',
  thermos: 'bottle',
};

/** Words of a request that tell no blank from another. */
const plain = new Set(
  'a an the of for with in on to my our your any some blank blanks product products print printed printing demand pod item items thing things can i you we find show me what which are there is that'.split(
    ' ',
  ),
);

/** Telling words in the form that titles have. */
export function tellingWords(said: string): string[] {
  const words = said
    .toLowerCase()
    .replaceAll(/\bt[\s-]?shirts?\b/g, 'tee')
    .replaceAll(/\bprint[\s-]on[\s-]demand\b/g, ' ')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? [])
    .filter((word) => !plain.has(word))
    .map((word) =>
      word.length > 3 ? word.replace(/(?<=x|ch|sh|ss)es$/, '').replace(/(?<=[^s])s$/, '') : word,
    )
    .map((word) => synonyms[word] ?? word);
}

const textOf = (row: BlankProduct) =>
  ` ${[row.title, row.categoryTitle ?? '', row.brand ?? '', row.model ?? '']
    .join(' ')
    .toLowerCase()
    .replaceAll(/\bt-shirts?\b/g, 'tee')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
const has = (text: string, word: string) => text.includes(` ${word}`);

export interface Catalog {
  categories: readonly BlankCategory[];
  products: readonly BlankProduct[];
}

/** The carrier's catalog without what is left out. */
export async function readCatalog(context: Context): Promise<Catalog> {
  const { printOnDemand } = context.providers;
  const [all, products] = await Promise.all([printOnDemand.categories(), printOnDemand.products()]);
  const categories = shownCategories(all);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return {
    categories,
    products: shownProducts(products)
      .filter(({ isDiscontinued }) => !isDiscontinued)
      .map((row) => shownBlank(row, titles.get(row.mainCategoryId) ?? null)),
  };
}

export const shownBlank = (row: BlankSummary, categoryTitle: string | null): BlankProduct => ({
  id: String(row.remoteId),
  remoteId: row.remoteId,
  mainCategoryId: row.mainCategoryId,
  categoryTitle,
  title: row.title,
  brand: row.brand,
  model: row.model,
  imageUrl: row.imageUrl,
  variantCount: row.variantCount,
  colors: [...(row.colors ?? [])],
  sizes: [...(row.sizes ?? [])],
  costFromMinor: row.costFromMinor,
});

export interface BlankFilter {
  keyword?: string | undefined;
  categoryId?: number | undefined;
  color?: BlankColor | undefined;
  maxCostMinor?: number | undefined;
}

/** Blanks that fit, in the order of the catalog; those named in the title first where there are words. */
export function findBlanks({ categories, products }: Catalog, filter: BlankFilter): BlankProduct[] {
  const within = filter.categoryId ? withBelow(categories, filter.categoryId) : undefined;
  const rows = products.filter(
    (row) =>
      (!within || within.has(row.mainCategoryId)) &&
      (filter.maxCostMinor === undefined ||
        row.costFromMinor === null ||
        row.costFromMinor <= filter.maxCostMinor) &&
      (filter.color === undefined ||
        row.colors.length === 0 ||
        row.colors.some((color) => familyOf(color) === filter.color)),
  );
  const words = tellingWords(filter.keyword ?? '');
  if (words.length === 0) return rows;
  const fit = rows.filter((row) => words.every((word) => has(textOf(row), word)));
  const inTitle = (row: BlankProduct) =>
    words.every((word) => has(` ${row.title.toLowerCase()}`, word)) ? 0 : 1;
  return fit.toSorted((a, b) => inTitle(a) - inTitle(b));
}

/**
 * A blank by its id or by what it is called. Of a mere kind ("mug") the cheapest is meant. Refuses with the choices when
 * several fit otherwise.
 */
export async function findBlank(context: Context, said: string): Promise<Blank> {
  const id = /^\d{1,9}$/.test(said.trim()) ? Number(said) : await idNamed(context, said);
  const blank = isShownProduct(id) ? await context.providers.printOnDemand.product(id) : null;
  if (!blank) throw notFound(blankKind, 'with that id');
  return blank;
}

const blankKind: NamedRows<BlankProduct> = {
  called: recordKinds.blank_product,
  nameOf: ({ title }) => title,
  lookUp: 'Say "show me blanks" to see them.',
};

async function idNamed(context: Context, said: string): Promise<number> {
  const catalog = await readCatalog(context);
  const exact = catalog.products.find(({ title }) => title.toLowerCase() === said.trim().toLowerCase());
  if (exact) return exact.remoteId;
  const words = tellingWords(said);
  const found = words.length === 0 ? [] : findBlanks(catalog, { keyword: said });
  const named = found.filter(({ title }) => words.every((word) => has(` ${title.toLowerCase()}`, word)));
  const fitting = named.length > 0 ? named : found;
  const isMereKind = words.length === 1 && fitting.length > 1;
  const blank = pickNamed(isMereKind ? [cheapest(fitting)] : fitting, blankKind, said);
  // No blank of that name: what comes nearest is told, which no other kind of record has.
  if (!blank) throw noSuchBlank(said, catalog);
  return blank.remoteId;
}

const mostNear = 4;

/** Says that no such blank is in the catalog, and what comes nearest: blanks of its family, else what there is to print on. */
function noSuchBlank(said: string, { products, categories }: Catalog): OperationError {
  const wanted = readProduct(said)?.products ?? [];
  const near = products
    .map(({ title }) => ({ title, score: likeness(title, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ title }) => title);
  const top = categories.filter(({ parent_id }) => parent_id === 0).map(({ title }) => title);
  const next =
    near.length > 0
      ? `The nearest it has: ${near.join(', ')}. Which one?`
      : `It prints on: ${top.join(', ')}. Say which, or “show me blank mugs”.`;
  return new OperationError(
    'not_found',
    `The print-on-demand catalog has no “${said.trim().slice(0, 60)}”, so nothing was made. ${next}`,
  );
}

const likeness = (title: string, wanted: readonly Product[]): number =>
  Math.max(
    0,
    ...(readProduct(title)?.products ?? []).flatMap((own) => wanted.map((one) => closeness(own, one))),
  );

const cheapest = (rows: readonly BlankProduct[]): BlankProduct =>
  rows.reduce((best, row) =>
    (row.costFromMinor ?? Infinity) < (best.costFromMinor ?? Infinity) ? row : best,
  );

/** Everything about a blank, as it travels. */
export async function describeBlank(context: Context, blank: Blank): Promise<BlankProductDetail> {
  const { printOnDemand } = context.providers;
  const categories = shownCategories(await printOnDemand.categories());
  const cheapestVariant = blank.variants.toSorted((a, b) => a.costMinor - b.costMinor)[0];
  const shipping = cheapestVariant
    ? await printOnDemand.shippingRates('US', blank.remoteId, [cheapestVariant.id])
    : [];
  const colors = new Map(blank.variants.map(({ color, hex }) => [color, { name: color, hex }]));
  return {
    ...shownBlank(blank, categories.find(({ id }) => id === blank.mainCategoryId)?.title ?? null),
    colors: [...colors.values()],
    sizes: [...new Set(blank.variants.flatMap(({ size }) => (size === null ? [] : [size])))],
    costFromMinor: cheapestVariant?.costMinor ?? null,
    description: blank.description,
    material: blank.material,
    productionDaysLeast: blank.productionDays?.[0] ?? null,
    productionDaysMost: blank.productionDays?.[1] ?? null,
    isDiscontinued: blank.isDiscontinued,
    variants: [...blank.variants],
    printAreas: [...blank.printAreas],
    shipping: [...shipping],
  };
}
