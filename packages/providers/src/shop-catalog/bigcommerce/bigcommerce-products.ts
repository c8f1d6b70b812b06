import type { ShopProduct, ShopVariant } from '../shop-catalog.ts';
import { clean, hundredths, line, mostPictures, mostVariants } from '../shop-text.ts';
import type { BcProduct, BcVariant } from './bigcommerce-answers.ts';

/** As the store’s settings name its unit. */
const gramsOf: Readonly<Record<string, number>> = {
  lbs: 453.592_37,
  ounces: 28.349_523_125,
  kgs: 1000,
  grams: 1,
  tonnes: 1_000_000,
};

/** 48.05 → 4805: written out first, so that no fraction without an exact number is multiplied. */
const minor = (amount: number) => hundredths(amount.toFixed(4));

function weightOf(said: number | null | undefined, unit: string): number | null {
  const grams = Math.round((said ?? Number.NaN) * (gramsOf[unit.toLowerCase()] ?? Number.NaN));
  return Number.isFinite(grams) && grams > 0 ? grams : null;
}

function variantOf(product: BcProduct, one: BcVariant, names: readonly string[], unit: string): ShopVariant {
  const units =
    product.inventory_tracking === 'variant'
      ? one.inventory_level
      : product.inventory_tracking === 'product'
        ? product.inventory_level
        : 0;
  return {
    sku: line(one.sku || product.sku || '', 200),
    optionValues: names.map((name) => {
      const chosen = one.option_values.find(({ option_display_name: of }) => of === name);
      return line(chosen?.label ?? '', 200) || '-';
    }),
    priceMinor: minor(one.calculated_price ?? one.price ?? product.price ?? 0),
    costMinor: one.cost_price ? minor(one.cost_price) : null,
    weightGrams: weightOf(one.calculated_weight ?? one.weight ?? product.weight, unit),
    barcode: line(one.gtin || one.upc || '', 100) || null,
    quantity: Math.max(0, Math.trunc(units ?? 0)),
  };
}

/** "/kitchen/walnut-bowl/" → "kitchen-walnut-bowl": an address is of one product only. */
const handleOf = ({ id, custom_url: custom }: BcProduct): string =>
  line(custom?.url ?? '', 255)
    .replaceAll(/^\/+|\/+$/g, '')
    .replaceAll('/', '-') || `product-${id}`;

/** A product in our shape and without what no text needs. */
export function bcProductOf(
  product: BcProduct,
  brands: ReadonlyMap<number, string>,
  unit: string,
): ShopProduct {
  const names = [
    ...new Set(
      product.variants.flatMap(({ option_values: values }) =>
        values.map(({ option_display_name: name }) => name),
      ),
    ),
  ].slice(0, 3);
  const variants: BcVariant[] =
    product.variants.length > 0
      ? product.variants.slice(0, mostVariants)
      : [{ option_values: [], sku: product.sku, price: product.price, weight: product.weight }];
  return {
    id: String(product.id),
    handle: handleOf(product),
    title: line(product.name, 500) || `Product ${product.id}`,
    bodyHtml: clean(product.description ?? '', 100_000),
    vendor: line(brands.get(product.brand_id ?? 0) ?? '', 300) || null,
    type: null,
    tags: (product.search_keywords ?? '')
      .split(',')
      .map((word) => line(word, 255))
      .filter(Boolean)
      .slice(0, 250),
    isPublished: product.is_visible,
    optionNames: names.map((name) => line(name, 100)),
    pictures: product.images
      .toSorted(
        (one, other) =>
          Number(other.is_thumbnail) - Number(one.is_thumbnail) || one.sort_order - other.sort_order,
      )
      .slice(0, mostPictures)
      .flatMap(({ url_zoom: large, url_standard: usual, description }) => {
        const url = large || usual;
        return url?.startsWith('https://') ? [{ url, alt: line(description ?? '', 300) || null }] : [];
      }),
    variants: variants.map((one) => variantOf(product, one, names, unit)),
  };
}
