import { OperationError } from '@brandwright/contract';
import { domainOn } from '@brandwright/contract/catalog/shop-domains.ts';
import { z } from 'zod';
import type { Call } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import type { ShopWebhooks } from './receive-shopify.ts';

/** It has the id of an order, and no order. */
const largestWebhook = 64 * 1024;
const named = z.object({ producer: z.string().regex(/^stores\/[a-z\d]{5,20}$/) });

/**
 * POST /webhooks/bigcommerce: that something happened to an order of a connected store. Answers 200, also for what is of no interest and
 * for what came before; 403 for what doesn't have the secret of a connected store. An error is answered as one, and then BigCommerce
 * sends the event again, for two days.
 */
export async function receiveBigCommerce({ record, log }: ShopWebhooks, call: Call): Promise<Response> {
  const bytes = await readBody(call, largestWebhook, 'A webhook can have 64 KB at most.');
  const body = new TextDecoder().decode(bytes);
  const hash = named.safeParse(parsed(body)).data?.producer.slice('stores/'.length);
  const domain = hash === undefined ? undefined : domainOn('BIGCOMMERCE', hash);
  if (domain === undefined) throw new OperationError('forbidden', 'This webhook names no BigCommerce store.');
  const news = await record(domain, { body, header: (name) => call.req.header(name) });
  log.info({ requestId: call.get('requestId'), news }, 'webhook of a shop');
  return call.body('', 200);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
