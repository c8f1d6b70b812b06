import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { callOperation } from './call-operation.ts';

export interface UseOperationOptions {
  /** False waits (an id that is not known yet). */
  enabled?: boolean;
  /** Shows the last page while the next loads: for lists with paging, filters, search. */
  keepPrevious?: boolean;
}

/** Reads an operation: `useOperation(listOrders, { page: 0 })`. Cached under [name, input]; read again when an action says so. */
export function useOperation<D extends AnyDeclaration>(
  declaration: D,
  input: SendOf<D>,
  options: UseOperationOptions = {},
): UseQueryResult<OutputOf<D>> {
  return useQuery<OutputOf<D>>({
    queryKey: [declaration.name, input],
    queryFn: ({ signal }) => callOperation(declaration, input, { signal }),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
