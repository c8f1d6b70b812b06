import type { z } from 'zod';
import type { ShopProduct, ShopVariant } from '../shop-catalog.ts';
import { clean, hundredths, line, mostPictures, mostVariants } from '../shop-text.ts';
import type { mediaNode, productNode, variantNode } from './shopify-queries.ts';

const gramsOf: Readonly<Record<string, number>> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349_523_125,
  POUNDS: 453.592_37,
};

function variantOf(node: z.output<typeof variantNode>, currency: string): ShopVariant {
  const { tracked, unitCost, measurement } = node.inventoryItem;
  const weight = measurement?.weight;
  const grams = weight ? Math.round(weight.value * (gramsOf[weight.unit] ?? Number.NaN)) : 0;
  const values = node.selectedOptions.map(({ value }) => line(value, 200));
  return {
    sku: line(node.sku ?? '', 200),
    // How Shopify says that there is only one.
    optionValues: values.length === 1 && values[0]?.toLowerCase() === 'default title' ? [] : values,
    priceMinor: hundredths(node.price),
    costMinor: unitCost && unitCost.currencyCode === currency ? hundredths(unitCost.amount) : null,
    weightGrams: Number.isFinite(grams) && grams > 0 ? grams : null,
    barcode: line(node.barcode ?? '', 100) || null,
    quantity: tracked ? Math.max(0, Math.trunc(node.inventoryQuantity ?? 0)) : 0,
  };
}

/** A product with all of its variants and media, in our shape and without what no text needs. */
export function productOf(
  node: z.output<typeof productNode>,
  variants: readonly z.output<typeof variantNode>[],
  media: readonly z.output<typeof mediaNode>[],
  currency: string,
): ShopProduct {
  const names = node.options.map(({ name }) => line(name, 100));
  const own = variants.slice(0, mostVariants).map((variant) => variantOf(variant, currency));
  return {
    id: node.id,
    handle: line(node.handle, 255),
    title: line(node.title, 500),
    bodyHtml: clean(node.descriptionHtml, 100_000),
    vendor: line(node.vendor, 300) || null,
    type: line(node.productType, 300) || null,
    tags: node.tags.slice(0, 250).map((tag) => line(tag, 255)),
    isPublished: node.status !== 'DRAFT' && node.status !== 'ARCHIVED',
    optionNames: own.every(({ optionValues }) => optionValues.length === 0) ? [] : names,
    pictures: media
      .slice(0, mostPictures)
      .flatMap(({ image }) =>
        image?.url.startsWith('https://')
          ? [{ url: image.url, alt: line(image.altText ?? '', 300) || null }]
          : [],
      ),
    variants: own,
  };
}
