import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './states.tsx';

export interface LoadProps<Data> {
  query: UseQueryResult<Data>;
  /** The shape of what will come. */
  skeleton: ReactNode;
  /** True shows `empty` in place of the content. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Draws the states of a read: loading, failed or denied, empty, there. Data that is there stays while it is read again. */
export function Load<Data>({ query, skeleton, isEmpty, empty, children }: LoadProps<Data>) {
  if (query.data !== undefined) return isEmpty?.(query.data) && empty ? empty : children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
