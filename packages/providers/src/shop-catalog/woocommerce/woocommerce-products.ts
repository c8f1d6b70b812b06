import type { ShopProduct, ShopVariant } from '../shop-catalog.ts';
import { clean, hundredths, line, mostPictures, mostVariants } from '../shop-text.ts';
import type { WooProduct, WooVariation } from './woocommerce-answers.ts';

const gramsOf: Readonly<Record<string, number>> = { g: 1, kg: 1000, lbs: 453.592_37, oz: 28.349_523_125 };

const priceOf = ({ price, regular_price: regular }: WooProduct | WooVariation): number => {
  const said = price || regular;
  return said ? hundredths(said) : 0;
};

/** Null where the shop has none, or does not say in which unit. */
function weightOf(said: string | null | undefined, unit: string | null): number | null {
  const grams = Math.round(Number(said || Number.NaN) * (gramsOf[unit ?? ''] ?? Number.NaN));
  return Number.isFinite(grams) && grams > 0 ? grams : null;
}

const quantityOf = ({ manage_stock: manages, stock_quantity: units }: WooProduct | WooVariation) =>
  manages === true ? Math.max(0, Math.trunc(units ?? 0)) : 0;

function variantOf(
  one: WooProduct | WooVariation,
  optionValues: string[],
  unit: string | null,
  parentWeight: string | null | undefined,
): ShopVariant {
  return {
    sku: line(one.sku ?? '', 200),
    optionValues,
    priceMinor: priceOf(one),
    costMinor: null,
    weightGrams: weightOf(one.weight || parentWeight, unit),
    barcode: line(one.global_unique_id ?? '', 100) || null,
    quantity: quantityOf(one),
  };
}

/** A product with its variations, in our shape and without what no text needs. `unit`: of weights, null where it isn’t known. */
export function wooProductOf(
  product: WooProduct,
  variations: readonly WooVariation[],
  unit: string | null,
): ShopProduct {
  const names = product.attributes
    .filter(({ variation }) => variation)
    .map(({ name }) => name)
    .slice(0, 3);
  const own = variations.filter(({ status }) => status !== 'trash').slice(0, mostVariants);
  const valuesOf = ({ attributes }: WooVariation) =>
    names.map((name) => {
      const chosen = attributes.find((one) => one.name.toLowerCase() === name.toLowerCase());
      // A variation may stand for any value of an attribute.
      return line(chosen?.option ?? '', 200) || 'Any';
    });
  const hasVariants = product.type === 'variable' && names.length > 0 && own.length > 0;
  return {
    id: String(product.id),
    handle: line(product.slug, 255) || `product-${product.id}`,
    title: line(product.name, 500) || `Product ${product.id}`,
    bodyHtml: clean(product.description || product.short_description || '', 100_000),
    vendor: line(product.brands[0]?.name ?? '', 300) || null,
    type: line(product.categories[0]?.name ?? '', 300) || null,
    tags: product.tags.slice(0, 250).map(({ name }) => line(name, 255)),
    isPublished: product.status === 'publish',
    optionNames: hasVariants ? names.map((name) => line(name, 100)) : [],
    pictures: product.images
      .slice(0, mostPictures)
      .flatMap(({ src, alt }) =>
        src.startsWith('https://') ? [{ url: src, alt: line(alt ?? '', 300) || null }] : [],
      ),
    variants: hasVariants
      ? own.map((one) => variantOf(one, valuesOf(one), unit, product.weight))
      : [variantOf(product, [], unit, null)],
  };
}
