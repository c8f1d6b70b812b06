import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { sampleOf } from './samples/sample-of.ts';

export interface SampleFrameProps {
  children: ReactNode;
  /** The address that components read. */
  at?: string;
  /** Answers that are there already, by the operation and its input. */
  known?: readonly { operation: { name: string }; input: unknown; output: unknown }[];
}

/** What a component stands in: a router, and a store whose owner is logged in. Nothing is read from a server. */
export function SampleFrame({ children, at = '/', known = [] }: SampleFrameProps) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const store = Object(sampleOf(getStore.output));
  client.setQueryData([getStore.name, {}], { ...store, role: 'owner', isPreviewAccount: false });
  for (const { operation, input, output } of known) client.setQueryData([operation.name, input], output);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}
