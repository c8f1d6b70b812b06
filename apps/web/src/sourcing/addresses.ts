import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import type { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { screenAddress } from '#routes/patterns.ts';
import { queryOf } from './marketplace/marketplace-query.ts';

export const supplierAddress = (supplierId: string) =>
  screenAddress('/browse-suppliers/supplier-profile/{supplierId}', { supplierId });
export const itemAddress = (itemId: string) =>
  screenAddress('/browse-suppliers/catalog-item/{itemId}', { itemId });

export const packagingAddress = (packagingCategory: string) =>
  screenAddress('/order-packaging/{packagingCategory}', { packagingCategory });

/** The marketplace with the filters of a search. */
export function suppliersAddress(input: SendOf<typeof searchSuppliers>): string {
  return withQuery(queryOf(input));
}

export function itemsAddress(input: SendOf<typeof searchCatalogItems>): string {
  const query = queryOf(input);
  query.set('view', 'products');
  return withQuery(query);
}

const withQuery = (query: URLSearchParams) =>
  query.size > 0 ? `/browse-suppliers?${query}` : '/browse-suppliers';
