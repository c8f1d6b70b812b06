import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Server data lives here and nowhere else. Only faults of the connection are tried again, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
      retryDelay: 600,
    },
  },
});

/** Has everything that was read by these operations read again. */
export function invalidateOperations(names: readonly string[]): void {
  for (const name of names) invalidateKey([name]);
}

/** Has everything read again: what changed is not known. */
export const invalidateEverything = (): void => invalidateKey([]);

/**
 * A first read that is still running may have begun before the change, and the library keeps such a read
 * when it is told to read again: it is read once more when it is over.
 */
function invalidateKey(queryKey: readonly string[]): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, again);
  }
  void queryClient.invalidateQueries({ queryKey });
}
