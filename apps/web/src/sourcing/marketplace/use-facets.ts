import { countItemFacets } from '@brandwright/contract/sourcing/marketplace/count-item-facets.ts';
import { countSupplierFacets } from '@brandwright/contract/sourcing/marketplace/count-supplier-facets.ts';
import type { Facets } from '@brandwright/contract/sourcing/marketplace/facets.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { useOperation } from '#api/use-operation.ts';
import type { MarketplaceView } from './marketplace-query.ts';

/** How many suppliers or items each choice of a filter would give with the other filters and the words kept. */
export function useFacets(view: MarketplaceView, filters: SupplierFilters & ItemFilters): Facets | undefined {
  const isOfSuppliers = view === 'suppliers';
  const suppliers = useOperation(countSupplierFacets, filters, {
    enabled: isOfSuppliers,
    keepPrevious: true,
  });
  const items = useOperation(countItemFacets, filters, { enabled: !isOfSuppliers, keepPrevious: true });
  return (isOfSuppliers ? suppliers : items).data;
}
