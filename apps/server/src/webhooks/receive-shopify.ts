import { OperationError } from '@brandwright/contract';
import type { Log } from '@brandwright/platform';
import type { ShopWebhook } from '@brandwright/providers';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';

/** Orders of many lines are large. */
const largestWebhook = 2 * 1024 * 1024;

export interface ShopWebhooks {
  /** Answers for how many stores the event is new. */
  record: (domain: string, webhook: ShopWebhook) => Promise<number>;
  log: Log;
}

/**
 * POST /webhooks/shopify: what happened in a connected shop. Answers 204, also for topics of no interest and for what came before; 403
 * for what no connected shop signed. An error is answered as one, and then Shopify sends the event again, for four hours.
 */
export async function receiveShopify({ record, log }: ShopWebhooks, call: Call): Promise<Response> {
  // The signature is over the very bytes, so they are read before anybody parses them.
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 2 MB at most.');
  const domain = (call.req.header('x-shopify-shop-domain') ?? '').toLowerCase();
  if (!/^[a-z\d][a-z\d-]{0,60}\.myshopify\.com$/.test(domain))
    throw new OperationError('forbidden', 'This webhook names no Shopify shop.');
  const news = await record(domain, {
    body: new TextDecoder().decode(bytes),
    header: (name) => call.req.header(name),
  });
  log.info({ requestId: call.get('requestId'), news }, 'webhook of a shop');
  return call.body(null, 204);
}
