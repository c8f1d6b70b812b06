import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { describe, expect, it } from 'vitest';
import { groupsIn, readShelf, startingPoint, verticalsOf, withShelf } from './shelves.ts';

const category = (categoryId: string, vertical: string, group: string): Category => ({
  categoryId,
  name: categoryId,
  kind: 'PRODUCT',
  vertical,
  group,
  supplierCount: 1,
  itemCount: 1,
  coverUrl: null,
});
const categories = [
  category('candles', 'Home', 'Scent'),
  category('mugs', 'Home', 'Table'),
  category('tees', 'Fashion', 'Apparel'),
];

describe('shelves of the marketplace', () => {
  it('are read from the address and narrow to their categories', () => {
    const shelf = readShelf(new URLSearchParams('vertical=Home'));
    const none: SupplierFilters = {};
    expect(withShelf(none, shelf, categories).categoryIds).toEqual(['candles', 'mugs']);
    expect(withShelf(none, { ...shelf, group: 'Scent' }, categories).categoryIds).toEqual(['candles']);
    expect(verticalsOf(categories)).toEqual(['Home', 'Fashion']);
    expect(groupsIn('Home', categories)).toEqual(['Scent', 'Table']);
  });

  it('stand back where categories are ticked, and where there is no such shelf', () => {
    expect(withShelf({ categoryIds: ['tees'] }, { vertical: 'Home', group: null }, categories)).toEqual({
      categoryIds: ['tees'],
    });
    expect(withShelf({ moqMax: 5 }, { vertical: 'Nowhere', group: null }, categories)).toEqual({ moqMax: 5 });
  });

  it('as starting points take out every filter, countries and words', () => {
    expect(startingPoint({ countries: ['CN'], moqMax: 10, keyword: 'soy', isUnder500: true })).toEqual({
      countryCode: null,
      moqMax: null,
      isUnder500: null,
      page: null,
      searchKey: null,
      vertical: null,
      group: null,
    });
  });
});
