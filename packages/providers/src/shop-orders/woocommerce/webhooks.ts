import { OperationError } from '@brandwright/contract';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wooApi, type WooClient } from '../../shop-catalog/woocommerce/woocommerce-client.ts';
import type { ShopOrderEvent, ShopWebhook } from '../shop-orders.ts';
import { isSigned } from '../signature.ts';
import { unread } from '../changed-pages.ts';
import { wooWebhook } from './order-answers.ts';

const topics: Readonly<Record<string, ShopOrderEvent['topic']>> = {
  'order.created': 'CREATED',
  'order.updated': 'UPDATED',
};

const payload = z.object({
  id: z.int().positive(),
  date_modified_gmt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    .nullish()
    .catch(null),
});

/** Base64 of the HMAC-SHA256 of the raw body by the webhook's secret, in `X-WC-Webhook-Signature`. */
export function readWooWebhook(secret: string, { body, header }: ShopWebhook): ShopOrderEvent | undefined {
  if (!isSigned(secret, body, header('x-wc-webhook-signature') ?? ''))
    throw new OperationError('forbidden', 'This webhook was not signed by the connected shop.');
  const topic = topics[header('x-wc-webhook-topic') ?? ''];
  const read = payload.safeParse(parsed(body)).data;
  if (topic === undefined || !read) return undefined;
  // The id that WooCommerce gives a delivery is the same for all within a second.
  const given = header('x-wc-webhook-delivery-id') ?? '';
  return {
    deliveryId: createHash('sha256').update(`${given} ${body}`).digest('hex'),
    topic,
    orderId: String(read.id),
    updatedAt: read.date_modified_gmt ? new Date(`${read.date_modified_gmt}Z`).toISOString() : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const path = `${wooApi}/webhooks`;
const pageSize = 100;
const mostPages = 10;

async function listed(client: WooClient, url: string, signal: AbortSignal) {
  const found: z.output<typeof wooWebhook>[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { per_page: String(pageSize), page: String(page) };
    const { found: rows } = await client.ask(path, query, z.array(wooWebhook), signal);
    found.push(...rows.filter((one) => sameAddress(one.delivery_url, url)));
    if (rows.length < pageSize) return found;
  }
  throw unread();
}

const sameAddress = (one: string, other: string) => URL.parse(one)?.href === URL.parse(other)?.href;

/** One for each topic. The secret is set each time: it can't be read. */
export async function registerAtWooCommerce(
  client: WooClient,
  secret: string,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const known = await listed(client, url, signal);
  for (const topic of Object.keys(topics)) {
    const [first, ...others] = known.filter((one) => one.topic === topic);
    for (const { id } of others)
      await client.write('DELETE', `${path}/${id}`, undefined, z.unknown(), signal);
    if (first)
      await client.write('PUT', `${path}/${first.id}`, { status: 'active', secret }, wooWebhook, signal);
    else
      await client.write(
        'POST',
        path,
        { name: `Brandwright (${topic})`, topic, delivery_url: url, secret, status: 'active' },
        wooWebhook,
        signal,
      );
  }
}

export async function removeAtWooCommerce(
  client: WooClient,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of await listed(client, url, signal))
    await client.write('DELETE', `${path}/${id}`, undefined, z.unknown(), signal);
}
