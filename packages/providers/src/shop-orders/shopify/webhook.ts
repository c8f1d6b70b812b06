import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { ShopAccess } from '../../shop-catalog/shop-catalog.ts';
import type { ShopOrderEvent, ShopWebhook } from '../shop-orders.ts';
import { isSigned } from '../signature.ts';
import { idOf } from './read-order.ts';

// oxlint-disable brandwright/american-words -- the topic as Shopify names it
const topics: Readonly<Record<string, ShopOrderEvent['topic']>> = {
  'orders/create': 'CREATED',
  'orders/updated': 'UPDATED',
  'orders/cancelled': 'CANCELED',
};
// oxlint-enable brandwright/american-words

const payload = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]),
  admin_graphql_api_id: z.string().max(100).optional(),
  updated_at: z.iso.datetime({ offset: true }).nullish().catch(null),
});

/** What webhooks of a shop are signed with: the app's client secret, or the one that was entered beside a token. */
export const secretOf = ({ credentials }: ShopAccess) =>
  credentials.kind === 'APP' ? credentials.clientSecret : credentials.webhookSecret;

/** A webhook of Shopify's (shopify.dev, "Deliver webhooks through HTTPS"): HMAC-SHA256 of the raw body, in base64. */
export function readShopifyWebhook(access: ShopAccess, { body, header }: ShopWebhook) {
  const secret = secretOf(access);
  if (secret === undefined || !isSigned(secret, body, header('x-shopify-hmac-sha256') ?? ''))
    throw new OperationError('forbidden', 'This webhook was not signed by the connected shop.');
  return readEvent(body, header);
}

/** What a signed webhook tells; undefined for other topics and for what can't be read. */
export function readEvent(body: string, header: ShopWebhook['header']): ShopOrderEvent | undefined {
  const topic = topics[header('x-shopify-topic') ?? ''];
  const deliveryId = header('x-shopify-webhook-id') ?? '';
  if (topic === undefined || !/^[\w-]{1,100}$/.test(deliveryId)) return undefined;
  const read = payload.safeParse(parsed(body)).data;
  if (!read) return undefined;
  return {
    deliveryId,
    topic,
    orderId: read.admin_graphql_api_id ? idOf(read.admin_graphql_api_id) : String(read.id),
    updatedAt: read.updated_at ? new Date(read.updated_at).toISOString() : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
