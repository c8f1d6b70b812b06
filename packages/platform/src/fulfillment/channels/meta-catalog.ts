import { exactCsvLine, withoutFormula } from '../../kernel/data/csv.ts';
import type { FeedItem } from './product-feed-items.ts';

const words = (text: string | null) => text && withoutFormula(text);

/**
 * What Meta goes by is exact: with a mark before it, an id would be another one's. Only words that people read are kept from being
 * formulas in a spreadsheet.
 */
const columns: readonly [string, (item: FeedItem) => string | null][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => words(title)],
  ['description', ({ description }) => words(description)],
  ['availability', ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock')],
  ['condition', () => 'new'],
  ['price', ({ price }) => price],
  ['link', ({ link }) => link],
  ['image_link', ({ pictures }) => pictures[0] ?? null],
  // Commas separate the addresses.
  ['additional_image_link', ({ pictures }) => pictures.slice(1).map(withoutComma).join(',') || null],
  ['brand', ({ brand }) => words(brand)],
  ['item_group_id', ({ group }) => group],
  ['gtin', ({ tradeNumber }) => tradeNumber],
  ['mpn', ({ code }) => code || null],
  ['product_type', ({ type }) => words(type)],
  ['color', ({ color }) => words(color)],
  ['size', ({ size }) => words(size)],
];

const withoutComma = (url: string) => url.replaceAll(',', '%2C');

/** Meta’s catalog file: CSV with the field names of its specification (developers.facebook.com, "Catalog fields"). */
export const metaCatalog = (items: readonly FeedItem[]): string =>
  [columns.map(([name]) => name), ...items.map((item) => columns.map(([, of]) => of(item)))]
    .map(exactCsvLine)
    .join('');
