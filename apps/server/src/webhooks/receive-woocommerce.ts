import { OperationError } from '@brandwright/contract';
import { wooAddressOf } from '@brandwright/contract/catalog/shop-domains.ts';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import type { ShopWebhooks } from './receive-shopify.ts';

/** Orders of many lines are large. */
const largestWebhook = 2 * 1024 * 1024;

/**
 * POST /webhooks/woocommerce?shop=DOMAIN: what happened in a connected shop. Answers 200, the only status that WooCommerce takes for
 * its ping, also for topics of no interest and for what came before; 403 for what no connected shop signed. After five errors in a row
 * WooCommerce turns the webhook off, and the daily look at webhooks turns it on again.
 */
export async function receiveWooCommerce({ record, log }: ShopWebhooks, call: Call): Promise<Response> {
  // The signature is over the very bytes, so they are read before anybody parses them.
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 2 MB at most.');
  const body = new TextDecoder().decode(bytes);
  // Sent once, unsigned, when the webhook is made: whether anybody answers here.
  if (/^webhook_id=\d{1,20}$/.test(body)) return call.body('', 200);
  const domain = call.req.query('shop') ?? '';
  if (wooAddressOf(domain) !== domain)
    throw new OperationError('forbidden', 'This webhook names no WooCommerce shop.');
  const news = await record(domain, { body, header: (name) => call.req.header(name) });
  log.info({ requestId: call.get('requestId'), news }, 'webhook of a shop');
  return call.body('', 200);
}
