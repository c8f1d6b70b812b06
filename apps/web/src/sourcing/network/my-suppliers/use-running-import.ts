import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSupplierImport } from '@brandwright/contract/sourcing/network/my-suppliers/get-supplier-import.ts';
import type { SupplierImport } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while it runs. */
const lookEveryMs = 800;

const isOver = ({ state }: SupplierImport) => state !== 'QUEUED' && state !== 'RUNNING';

/** An import as it is now; looked at again until it is over. The list is read again then. */
export function useRunningImport(known: SupplierImport): SupplierImport {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['get_supplier_import', { importId: known.importId }],
    queryFn: ({ signal }) => callOperation(getSupplierImport, { importId: known.importId }, { signal }),
    initialData: known,
    enabled: !isOver(known),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : lookEveryMs),
  });
  const wasRunning = !isOver(known);
  const isDone = isOver(data);
  useEffect(() => {
    if (wasRunning && isDone) void client.invalidateQueries({ queryKey: ['list_my_suppliers'] });
  }, [client, wasRunning, isDone]);
  return data;
}
