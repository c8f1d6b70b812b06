import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Answered } from './orders.ts';

export interface WooStandInWebhook {
  id: number;
  name: string;
  topic: string;
  delivery_url: string;
  status: 'active' | 'paused' | 'disabled';
  secret: string;
}

const made = z.object({
  name: z.string(),
  topic: z.enum(['order.created', 'order.updated']),
  delivery_url: z.url(),
  secret: z.string().min(1),
  status: z.enum(['active']),
});
const changed = made.pick({ secret: true, status: true });

/** The secret is never told again. */
const shown = ({ secret: _secret, ...webhook }: WooStandInWebhook) => webhook;

/** Webhooks of the REST API v3; undefined for other addresses. */
export function answerWebhook(
  shop: { webhooks: WooStandInWebhook[] },
  method: string,
  path: string,
  query: URLSearchParams,
  sent: unknown,
): Answered | undefined {
  const [all, id] = /^\/wc\/v3\/webhooks(?:\/(\d+))?$/.exec(path) ?? [];
  if (all === undefined) return undefined;
  if (id === undefined) {
    if (method === 'GET') return { status: 200, body: shop.webhooks.map(shown) };
    const webhook = { id: Math.max(0, ...shop.webhooks.map((one) => one.id)) + 1, ...made.parse(sent) };
    shop.webhooks.push(webhook);
    return { status: 201, body: shown(webhook) };
  }
  const webhook = shop.webhooks.find((one) => one.id === Number(id));
  if (!webhook) return { status: 404, body: { code: 'woocommerce_rest_shop_webhook_invalid_id' } };
  if (method === 'PUT') Object.assign(webhook, changed.parse(sent));
  if (method === 'DELETE') {
    if (query.get('force') !== 'true')
      return { status: 501, body: { code: 'woocommerce_rest_trash_not_supported' } };
    shop.webhooks = shop.webhooks.filter((one) => one !== webhook);
  }
  return { status: 200, body: shown(webhook) };
}

/** A webhook as WooCommerce signs and sends it. */
export function signedWooWebhook(
  secret: string,
  { topic, deliveryId, shop, payload }: { topic: string; deliveryId: string; shop: string; payload: object },
) {
  const body = JSON.stringify(payload);
  const [resource = '', event = ''] = topic.split('.');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-source': `https://${shop}/`,
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-resource': resource,
      'x-wc-webhook-event': event,
      'x-wc-webhook-signature': createHmac('sha256', secret).update(body, 'utf8').digest('base64'),
      'x-wc-webhook-id': '1',
      'x-wc-webhook-delivery-id': deliveryId,
    } as Record<string, string>,
  };
}
