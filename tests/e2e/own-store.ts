import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

export interface Buyer {
  page: Page;
  /** Calls the server as this store's owner. */
  get: (path: string) => Promise<unknown>;
  post: (path: string, data: object) => Promise<unknown>;
  put: (path: string, data: object) => Promise<unknown>;
}

/** The owner of a store of their own: carts, cards and promotion codes of one store are not another's. */
export const test = base.extend<{ buyer: Buyer }>({
  buyer: async ({ page, request }, provide) => {
    const token = await register(request);
    const headers = { authorization: `Bearer ${token}` };
    await page.addInitScript((value) => localStorage.setItem('brandwright.token', value), token);
    const send = (method: 'POST' | 'PUT') => async (path: string, data: object) => {
      const answer = await request.fetch(`/rest/main${path}`, { method, headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    await provide({
      page,
      get: async (path) => (await request.get(`/rest/main${path}`, { headers })).json(),
      post: send('POST'),
      put: send('PUT'),
    });
  },
});

async function register(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/rest/main/register', {
    data: {
      email: `buyer-${crypto.randomUUID()}@example.com`,
      password: 'a long password',
      name: 'Bea Buyer',
      storeName: 'Bea & Co',
    },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { token: string }).token;
}

export { expect };
