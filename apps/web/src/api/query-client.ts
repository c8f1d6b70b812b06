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
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}
