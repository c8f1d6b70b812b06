import { csvLine } from '../../kernel/data/csv.ts';
import type { FeedItem } from './feed-items.ts';

const columns: readonly [string, (item: FeedItem) => string | null][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['availability', ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock')],
  ['condition', () => 'new'],
  ['price', ({ price }) => price],
  ['link', ({ link }) => link],
  ['image_link', ({ pictures }) => pictures[0] ?? null],
  // Commas part several addresses.
  ['additional_image_link', ({ pictures }) => pictures.slice(1).map(withoutComma).join(',') || null],
  ['brand', ({ brand }) => brand],
  ['item_group_id', ({ group }) => group],
  ['gtin', ({ tradeNumber }) => tradeNumber],
  ['mpn', ({ code }) => code || null],
  ['product_type', ({ type }) => type],
  ['color', ({ color }) => color],
  ['size', ({ size }) => size],
];

const withoutComma = (url: string) => url.replaceAll(',', '%2C');

/** Meta’s catalog file: CSV with the field names of its specification (developers.facebook.com, "Catalog fields"). */
export const metaCatalog = (items: readonly FeedItem[]): string =>
  [columns.map(([name]) => name), ...items.map((item) => columns.map(([, of]) => of(item)))]
    .map(csvLine)
    .join('');
