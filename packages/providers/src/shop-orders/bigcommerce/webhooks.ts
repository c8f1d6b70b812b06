import { OperationError } from '@brandwright/contract';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { bcPage } from '../../shop-catalog/bigcommerce/bigcommerce-answers.ts';
import type { BcClient } from '../../shop-catalog/bigcommerce/bigcommerce-client.ts';
import { unread } from '../changed-pages.ts';
import type { ShopOrderEvent, ShopWebhook } from '../shop-orders.ts';
import { bcHook } from './order-answers.ts';

/** The header that hooks are told to send: by it a webhook is known for this store's own. */
export const secretHeader = 'x-brandwright-secret';

const scopes: Readonly<Record<string, ShopOrderEvent['topic']>> = {
  'store/order/created': 'CREATED',
  'store/order/updated': 'UPDATED',
  'store/order/statusUpdated': 'UPDATED',
};

const payload = z.object({
  scope: z.string(),
  hash: z.string().regex(/^[\w-]{8,100}$/),
  data: z.object({ type: z.literal('order'), id: z.int().positive() }),
});

/** A webhook has the order's id alone, so what it tells is read. Nothing says how new it is: the order is always looked at. */
export function readBcWebhook(secret: string, { body, header }: ShopWebhook): ShopOrderEvent | undefined {
  if (!isSame(header(secretHeader) ?? '', secret))
    throw new OperationError('forbidden', 'This webhook was not sent by the connected shop.');
  const read = payload.safeParse(parsed(body)).data;
  const topic = scopes[read?.scope ?? ''];
  if (!read || topic === undefined) return undefined;
  return { deliveryId: read.hash, topic, orderId: String(read.data.id), updatedAt: null };
}

/** Compared by their hashes, so that neither its length nor its beginning can be guessed. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const path = '/v3/hooks';
const pageSize = 250;
const mostPages = 10;
const one = z.object({ data: bcHook });

async function listed(client: BcClient, url: string, signal: AbortSignal) {
  const found: z.output<typeof bcHook>[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { limit: String(pageSize), page: String(page) };
    const { data, meta } = await client.ask(path, query, bcPage(bcHook), signal);
    found.push(...data.filter(({ destination }) => destination === url));
    if (page >= meta.pagination.total_pages) return found;
  }
  throw unread();
}

/** One for each scope. The header is set each time, and what BigCommerce turned off is turned on. */
export async function registerAtBigCommerce(
  client: BcClient,
  secret: string,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const known = await listed(client, url, signal);
  for (const scope of Object.keys(scopes)) {
    const [first, ...others] = known.filter((hook) => hook.scope === scope);
    for (const { id } of others)
      await client.write('DELETE', `${path}/${id}`, undefined, z.unknown(), signal);
    const wanted = { scope, destination: url, is_active: true, headers: { [secretHeader]: secret } };
    if (first) await client.write('PUT', `${path}/${first.id}`, wanted, one, signal);
    else await client.write('POST', path, wanted, one, signal);
  }
}

export async function removeAtBigCommerce(client: BcClient, url: string, signal: AbortSignal): Promise<void> {
  for (const { id } of await listed(client, url, signal))
    await client.write('DELETE', `${path}/${id}`, undefined, z.unknown(), signal);
}
