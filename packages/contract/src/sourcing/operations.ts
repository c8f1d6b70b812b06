// Addresses without a parameter stand before those with one in the same place.
export * from './suggest-searches.ts';
export * from './shelves.ts';
export * from './categories.ts';
export * from './list-supplier-countries.ts';
export * from './search-suppliers.ts';
export * from './count-suppliers.ts';
export * from './get-supplier.ts';
export * from './get-suppliers.ts';
export * from './search-catalog-items.ts';
export * from './count-catalog-items.ts';
export * from './get-catalog-item.ts';
export * from './recommendations.ts';
export * from './views.ts';
export * from './reviews.ts';
export * from './favorites.ts';
export * from './previews.ts';
