import { OperationError } from '@brandwright/contract';
import type { ShopListing, ShopProduct, ShopVariant } from '@brandwright/providers';
import {
  highestPriceMinor,
  longestCode,
  longestProductText,
  longestProductTitle,
  mostPictures,
  mostSkusOfProduct,
  mostUnits,
} from '@brandwright/contract/catalog/entities.ts';
import { otherCurrencyWords } from '@brandwright/contract/catalog/shop-connection.ts';
import type { BadRow, FileProduct } from './file-product.ts';
import { plainText } from './plain-text.ts';

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
const codeOf = ({ sku }: ShopVariant) => sku.replaceAll(/[;|\r\n\t]/g, ' ').trim();

/** A product of a shop as the import takes it. Long texts are cut; what is wrong otherwise is in `badRowsOf`. */
export function fromShop(product: ShopProduct): FileProduct {
  return {
    line: 0,
    handle: product.handle.toLowerCase().slice(0, 255),
    title: product.title.trim().slice(0, longestProductTitle) || product.handle.slice(0, longestProductTitle),
    description: plainText(product.bodyHtml).slice(0, longestProductText),
    type: product.type?.slice(0, 100) || null,
    vendor: product.vendor?.slice(0, 160) || null,
    tags: product.tags
      .map((tag) => tag.trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, 50),
    pictures: product.pictures
      .filter(({ url }) => /^https:\/\/[^\s\\]{1,900}$/.test(url))
      .slice(0, mostPictures),
    options: product.optionNames.map((name, index) => ({
      name: name.slice(0, 60),
      values: [...new Set(product.variants.flatMap(({ optionValues }) => optionValues[index] ?? []))],
    })),
    enabled: product.isPublished,
    variants: product.variants.slice(0, mostSkusOfProduct).map((variant) => ({
      line: 0,
      code: codeOf(variant).slice(0, longestCode),
      optionValues: variant.optionValues.map((value) => value.slice(0, 100)),
      priceMinor: within(variant.priceMinor, highestPriceMinor),
      costMinor: variant.costMinor === null ? null : within(variant.costMinor, highestPriceMinor),
      weightGrams: variant.weightGrams === null ? null : within(variant.weightGrams, 1_000_000),
      barcode:
        variant.barcode !== null && /^[\dA-Za-z -]{1,64}$/.test(variant.barcode) ? variant.barcode : null,
      quantity: within(variant.quantity, mostUnits),
    })),
  };
}

/** What is wrong with a product of a shop, by the rules of a file's. `codes`: those of the products before it. */
function badRowsOf(product: ShopProduct, codes: Map<string, string>): BadRow[] {
  const bad = (column: string | null, message: string, value: string | null = null): BadRow => ({
    line: 0,
    product: product.handle || product.title || null,
    column,
    message,
    value: value?.slice(0, 200) ?? null,
  });
  const rows: BadRow[] = [];
  if (product.handle === '') rows.push(bad('handle', 'A handle is needed.'));
  if (product.variants.length === 0) rows.push(bad('variant price', 'The product has no variants.'));
  if (product.variants.length > mostSkusOfProduct)
    rows.push(bad(null, `A product can have ${mostSkusOfProduct} variants at most.`));
  for (const variant of product.variants) {
    const code = codeOf(variant);
    const other = codes.get(code.toLowerCase());
    if (code.length > longestCode)
      rows.push(bad('variant sku', `A SKU can have ${longestCode} characters at most.`, code));
    else if (code !== '' && other !== undefined)
      rows.push(bad('variant sku', `The SKU ${code} is also used by another variant, ${other}.`, code));
    if (code !== '') codes.set(code.toLowerCase(), product.handle);
    if (Math.max(variant.priceMinor, variant.costMinor ?? 0) > highestPriceMinor)
      rows.push(bad('variant price', 'The amount is too large. The limit is $1,000,000.00.'));
  }
  return rows;
}

/** Throws conflict for a shop in another currency than the catalog's: prices are not converted. */
export function refuseOtherCurrency({ name, currency }: { name: string; currency: string }): void {
  const words = otherCurrencyWords(name, currency);
  if (words !== undefined) throw new OperationError('conflict', words);
}

/** The products of a listing that are wanted, good or with what is wrong. Errors: not_found, conflict. */
export function wantedOf(listing: ShopListing, ids: readonly string[] | null) {
  refuseOtherCurrency(listing);
  const wanted = ids === null ? listing.products : listing.products.filter(({ id }) => ids.includes(id));
  if (wanted.length === 0)
    throw new OperationError(
      'not_found',
      ids === null
        ? `${listing.name} has no products yet. Add some there, then import them.`
        : 'The connected shop no longer has those products. Look at its products again.',
    );
  const codes = new Map<string, string>();
  const badRows: BadRow[] = [];
  const products: FileProduct[] = [];
  let badProducts = 0;
  for (const product of wanted) {
    const rows = badRowsOf(product, codes);
    if (rows.length > 0) {
      badRows.push(...rows);
      badProducts += 1;
    } else products.push(fromShop(product));
  }
  return {
    fileName: listing.name,
    currency: listing.currency,
    lines: wanted.length,
    products,
    badProducts,
    badRows,
  };
}
