import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { sampleOf } from '../../gallery/samples/sample-of.ts';

/** One call that reached the server. */
export interface Sent {
  method: string;
  url: string;
  body: unknown;
}

/**
 * Shows a screen at an address of its own, with a server of which each answer is given: by what the address of a call holds,
 * the first that fits. Answers what was sent.
 */
export function showScreen(
  screen: ReactNode,
  at: string,
  answers: readonly [string, (sent: Sent) => Response | Promise<Response>][],
  role: StoreProfile['role'] = 'owner',
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', url: decodeURIComponent(url), body };
    sent.push(call);
    const answer = answers.find(([part]) => call.url.includes(part));
    return Promise.resolve(
      answer
        ? answer[1](call)
        : Response.json({ rows: [], balances: [], bindings: [], total: 0, countries: [], states: [] }),
    );
  });
  window.history.replaceState(null, '', at);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults([getStore.name], { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData([getStore.name, {}], {
    ...Object(sampleOf(getStore.output)),
    role,
    owners: ['Nora Vale'],
    isPreviewAccount: false,
  });
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>{screen}</BrowserRouter>
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup() };
}
