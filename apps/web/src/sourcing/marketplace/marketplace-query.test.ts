import { describe, expect, it } from 'vitest';
import { itemsAddress, suppliersAddress } from '../addresses.ts';
import {
  filterChips,
  queryOf,
  readItemFilters,
  readSupplierFilters,
  readSupplierSort,
  toggled,
  withoutFilters,
} from './marketplace-query.ts';

const asked = {
  keyword: 'candle makers',
  moqMax: 500,
  samplePriceMaxMinor: 5000,
  excludeCountries: ['CN'],
  regions: ['EU', 'NA'] as ('EU' | 'NA')[],
  isVetted: true,
  averageReviewMin: 4.5,
};

describe('the marketplace’s address', () => {
  it('says a search and reads it back', () => {
    const query = queryOf({ ...asked, sort: '-rank', page: 2, size: 50 });
    expect(query.get('searchKey')).toBe('candle makers');
    expect(query.has('page')).toBe(false);
    expect(readSupplierFilters(query)).toEqual(asked);
    expect(suppliersAddress({ countries: ['PT', 'IT'] })).toBe(
      '/browse-suppliers?countryCode=PT&countryCode=IT',
    );
    expect(itemsAddress({ keyword: 'mug' })).toBe('/browse-suppliers?searchKey=mug&view=products');
  });

  it('takes what is wrong as not said', () => {
    const query = new URLSearchParams(
      'moqMax=many&countryCode=China&moqBucket=7&isVetted=maybe&regions=XX&averageReviewMin=9&page=-3&sort=best&certification=GOTS',
    );
    expect(readSupplierFilters(query)).toEqual({ certification: 'GOTS' });
    expect(readSupplierSort(query)).toBe('-rank');
  });

  it('knows which filters are for items only', () => {
    const query = new URLSearchParams('priceMaxMinor=600&certification=GOTS');
    expect(readItemFilters(query)).toEqual({ priceMaxMinor: 600 });
  });
});

it('says filters as chips and clears them, leaving the words', () => {
  expect(filterChips(asked).map((chip) => chip.text)).toContain('not in China');
  expect(filterChips(asked).map((chip) => chip.field)).not.toContain('keyword');
  expect(withoutFilters(asked)).toEqual({
    moqMax: null,
    samplePriceMaxMinor: null,
    excludeCountries: null,
    regions: null,
    isVetted: null,
    averageReviewMin: null,
    page: null,
  });
});

it('puts a value in and takes it out', () => {
  expect(toggled(undefined, 'a')).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
