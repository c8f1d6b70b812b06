import { useQuery } from '@tanstack/react-query';
import { listBlankCategories } from '@brandwright/contract/print-on-demand/list-blank-categories.ts';
import { listBlankProducts } from '@brandwright/contract/print-on-demand/list-blank-products.ts';
import { productPageSize } from '@brandwright/contract/print-on-demand/entities.ts';
import { callOperation } from '#api/call-operation.ts';

/** The whole catalog, fetched once per session (brand-kit document §4) and narrowed here. */
export function useCatalog() {
  return useQuery({
    queryKey: ['print-on-demand catalog'],
    queryFn: async ({ signal }) => {
      const [{ rows: categories }, { rows: products }] = await Promise.all([
        callOperation(listBlankCategories, {}, { signal }),
        callOperation(listBlankProducts, { size: productPageSize }, { signal }),
      ]);
      return { categories, products };
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
