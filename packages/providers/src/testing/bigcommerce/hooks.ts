import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Answered } from './orders.ts';

export interface BcStandInHook {
  id: number;
  scope: string;
  destination: string;
  is_active: boolean;
  headers: Readonly<Record<string, string>>;
}

const given = z.object({
  scope: z.string().startsWith('store/'),
  destination: z.url().startsWith('https://'),
  is_active: z.boolean(),
  headers: z.record(z.string(), z.string()),
});

/** Webhooks of V3; undefined for other addresses. */
export function answerHooks(
  store: { hooks: BcStandInHook[] },
  method: string,
  path: string,
  sent: unknown,
): Answered | undefined {
  const [all, id] = /^\/v3\/hooks(?:\/(\d+))?$/.exec(path) ?? [];
  if (all === undefined) return undefined;
  if (id === undefined) {
    if (method === 'GET') {
      const pagination = { total: store.hooks.length, total_pages: 1, current_page: 1 };
      return { status: 200, body: { data: store.hooks, meta: { pagination } } };
    }
    const hook = { id: Math.max(0, ...store.hooks.map((one) => one.id)) + 1, ...given.parse(sent) };
    store.hooks.push(hook);
    return { status: 200, body: { data: hook, meta: {} } };
  }
  const hook = store.hooks.find((one) => one.id === Number(id));
  if (!hook) return { status: 404, body: { status: 404, title: 'Not found.' } };
  if (method === 'PUT') Object.assign(hook, given.parse(sent));
  if (method === 'DELETE') store.hooks = store.hooks.filter((one) => one !== hook);
  return { status: 200, body: { data: hook, meta: {} } };
}

/** A webhook as BigCommerce sends it: of the order its id alone. */
export function bcWebhook(
  headers: Readonly<Record<string, string>>,
  { scope, hash, orderId, createdAt }: { scope: string; hash: string; orderId: number; createdAt: number },
  storeHash: string,
) {
  return {
    body: JSON.stringify({
      scope,
      store_id: '1025646',
      data: { type: 'order', id: orderId },
      hash: createHash('sha1').update(hash).digest('hex'),
      created_at: createdAt,
      producer: `stores/${storeHash}`,
    }),
    headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
  };
}
