import { useQuery } from '@tanstack/react-query';
import { getProductImport } from '@brandwright/contract/catalog/get-product-import.ts';
import { importProducts } from '@brandwright/contract/catalog/import-products.ts';
import type { ProductImport } from '@brandwright/contract/catalog/imports.ts';
import { useEffect } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';

/** Milliseconds between looks while it runs. */
const lookEveryMs = 1_000;

const isOver = ({ status }: ProductImport) => status === 'DONE' || status === 'FAILED';

/** An import as it is now; looked at again until it is done or failed, when the products are read anew. */
export function useRunningImport(known: ProductImport): ProductImport {
  const { data } = useQuery({
    queryKey: [getProductImport.name, { id: known.id }],
    queryFn: ({ signal }) => callOperation(getProductImport, { id: known.id }, { signal }),
    initialData: known,
    enabled: !isOver(known),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : lookEveryMs),
  });
  const hasEnded = isOver(data) && !isOver(known);
  useEffect(() => {
    if (hasEnded) invalidateOperations(importProducts.invalidates ?? []);
  }, [hasEnded]);
  return data;
}
