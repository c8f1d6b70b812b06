import type { ProductListing } from '@brandwright/contract/catalog/list-feed-products.ts';
import type { LeftOutReason } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { decimal } from '../../kernel/data/csv.ts';
import { tradeNumberOf } from './trade-number.ts';

/** A variant as a channel lists it: what both Meta’s and Google’s specification ask for. */
export interface FeedItem {
  id: string;
  title: string;
  description: string;
  link: string;
  pictures: string[];
  isAvailable: boolean;
  /** "28.00 USD". */
  price: string;
  brand: string;
  /** GTIN, where the barcode is one. */
  tradeNumber: string | null;
  code: string;
  /** Of the variants of one product. */
  group: string | null;
  type: string | null;
  color: string | null;
  size: string | null;
}

export interface LeftOut {
  productId: string;
  title: string;
  reasons: LeftOutReason[];
}

export interface FeedContent {
  items: FeedItem[];
  products: number;
  leftOut: LeftOut[];
}

export interface FeedPlaces {
  /** Before the handle of a product, with a slash at its end. */
  pagesUrl: string;
  /** Of this installation, where pictures are served. */
  publicUrl: string;
  /** For products without a maker of their own. */
  storeName: string;
}

/** Limits of Google’s specification, which are the narrower ones. */
const longest = { id: 50, title: 150, description: 5000, brand: 70, code: 70, type: 750, option: 100 };
const mostFurtherPictures = 10;

/** What neither XML nor a line of a table can hold. */
const unseen =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/g;
const clean = (text: string, most: number) =>
  text
    .toWellFormed()
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim();

/** "Walnut bowl, 8 in" → "walnut-bowl-8-in": how shops make a handle of a title. */
export const handleOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Every variant that a channel would take, and the products that it would not, with the reasons. */
export function feedContent(listings: readonly ProductListing[], places: FeedPlaces): FeedContent {
  const leftOut: LeftOut[] = [];
  const items: FeedItem[] = [];
  let products = 0;
  for (const listing of listings) {
    const { id, title } = listing;
    const pictures = picturesOf(listing, places.publicUrl);
    const priced = listing.skus.filter(({ priceMinor }) => priceMinor > 0);
    const reasons: LeftOutReason[] = [
      ...(pictures.length === 0 ? ['NO_PICTURE' as const] : []),
      ...(clean(listing.description, 1) === '' ? ['NO_DESCRIPTION' as const] : []),
      ...(priced.length === 0 ? ['NO_PRICE' as const] : []),
    ];
    if (reasons.length > 0) leftOut.push({ productId: id, title, reasons });
    else {
      products += 1;
      for (const sku of priced) items.push(itemOf(listing, sku, pictures, places));
    }
  }
  return { items, products, leftOut };
}

function itemOf(
  listing: ProductListing,
  sku: ProductListing['skus'][number],
  pictures: string[],
  { pagesUrl, storeName }: FeedPlaces,
): FeedItem {
  const named = (names: RegExp) => {
    const at = listing.options.findIndex(({ name }) => names.test(name.trim()));
    return at < 0 ? null : clean(sku.optionValues[at] ?? '', longest.option) || null;
  };
  const isOne = listing.skus.length === 1;
  const code = clean(sku.code, longest.code);
  return {
    // Cutting a code that is too long for an id could turn it into another one’s.
    id: code !== '' && code === sku.code && code.length <= longest.id ? code : sku.id,
    title: clean(
      isOne || sku.optionValues.length === 0 ? listing.title : `${listing.title}, ${sku.variant}`,
      longest.title,
    ),
    description: clean(listing.description, longest.description),
    link: `${pagesUrl}${encodeURIComponent(listing.handle ?? handleOf(listing.title))}`,
    pictures,
    isAvailable: sku.isAvailable,
    price: `${decimal(sku.priceMinor)} ${sku.currency}`,
    brand: clean(listing.vendor ?? '', longest.brand) || clean(storeName, longest.brand),
    tradeNumber: tradeNumberOf(sku.barcode),
    code,
    group: isOne ? null : listing.id,
    type: clean(listing.type ?? '', longest.type) || null,
    color: named(/^colou?r$/i),
    size: named(/^size$/i),
  };
}

/** Pictures that someone outside can open: those of ours get this installation’s address. */
const picturesOf = ({ pictures }: ProductListing, publicUrl: string): string[] =>
  pictures
    .flatMap(({ url }) => {
      if (/^\/files\/[^\s\\]+$/.test(url)) return [`${publicUrl}${url}`];
      return /^https:\/\/[^\s\\]+$/.test(url) ? [url] : [];
    })
    .slice(0, 1 + mostFurtherPictures);
