import { useQuery } from '@tanstack/react-query';
import { getOrderExport } from '@brandwright/contract/orders/get-order-export.ts';
import type { OrderExport } from '@brandwright/contract/orders/files.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while it runs. */
const lookEveryMs = 1_000;

const isOver = (one: OrderExport) => one.status === 'DONE' || one.status === 'FAILED';

/** An export as it is now; looked at again until it is done or failed. */
export function useRunningExport(known: OrderExport): OrderExport {
  const current = useQuery({
    queryKey: ['get_order_export', { id: known.id }],
    queryFn: ({ signal }) => callOperation(getOrderExport, { id: known.id }, { signal }),
    initialData: known,
    enabled: !isOver(known),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : lookEveryMs),
  });
  return current.data;
}
