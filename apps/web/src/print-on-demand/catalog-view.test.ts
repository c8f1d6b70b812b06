import type { BlankProduct } from '@brandwright/contract/print-on-demand/entities.ts';
import { expect, it } from 'vitest';
import { blanksIn, toggleCategory } from './catalog-view.ts';

const blank = (
  remoteId: number,
  title: string,
  mainCategoryId: number,
  colors: string[] = [],
): BlankProduct => ({
  id: String(remoteId),
  remoteId,
  mainCategoryId,
  categoryTitle: null,
  title,
  brand: null,
  model: null,
  imageUrl: null,
  variantCount: 1,
  colors: colors.map((name) => ({ name, hex: '#000000' })),
  sizes: [],
  costFromMinor: 100,
});
const categories = [
  { id: 1, parent_id: 0, title: 'Apparel', productCount: 2 },
  { id: 11, parent_id: 1, title: 'Tees', productCount: 1 },
  { id: 2, parent_id: 0, title: 'Home', productCount: 1 },
];
const products = [
  blank(1, 'Heavyweight tee', 11, ['Sage']),
  blank(2, 'Ceramic mug', 2),
  blank(3, 'Hoodie', 1),
];
const ids = (categoryId: number, search = '') =>
  blanksIn(products, categories, categoryId, search).map(({ remoteId }) => remoteId);

it('deselects the selected category', () => {
  expect(toggleCategory(0, 11)).toBe(11);
  expect(toggleCategory(11, 11)).toBe(0);
  expect(toggleCategory(11, 2)).toBe(2);
});

it('shows a category with what is below it, and all for none', () => {
  expect(ids(1)).toEqual([1, 3]);
  expect(ids(11)).toEqual([1]);
  expect(ids(0)).toEqual([1, 2, 3]);
});

it('finds by every word, also by color and as a t-shirt', () => {
  expect(ids(0, 'T-shirts')).toEqual([1]);
  expect(ids(0, 'sage tee')).toEqual([1]);
  expect(ids(2, 'tee')).toEqual([]);
});
