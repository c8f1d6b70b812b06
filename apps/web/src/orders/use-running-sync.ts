import { useQuery } from '@tanstack/react-query';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { callOperation } from '#api/call-operation.ts';

/** Polling interval in milliseconds while orders come in. */
const lookEveryMs = 2_000;

/** A sync as it is now, polled until it is over. One that was already over when it was shown stays as it was. */
export function useRunningSync(known: ShopOrderSync): ShopOrderSync {
  const { data } = useQuery({
    queryKey: [getShopOrderSync.name, { startedAt: known.startedAt }],
    queryFn: ({ signal }) => callOperation(getShopOrderSync, {}, { signal }),
    initialData: known,
    enabled: known.status === 'RUNNING',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? lookEveryMs : false),
  });
  // A later sync reports itself.
  return data.startedAt === known.startedAt ? data : known;
}
