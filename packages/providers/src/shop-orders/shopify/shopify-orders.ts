import { shopDomainOf } from '@brandwright/contract/catalog/shop-connection.ts';
import type { z } from 'zod';
import type { ShopAccess } from '../../shop-catalog/shop-catalog.ts';
import {
  createShopifyClient,
  type ShopifyClient,
  type ShopifySettings,
} from '../../shop-catalog/shopify/shopify-client.ts';
import { QueryTooCostly } from '../../shop-catalog/shopify/shopify-refusals.ts';
import { unread } from '../changed-pages.ts';
import type { ShopOrder, ShopOrders } from '../shop-orders.ts';
import { fulfillAtShopify } from './fulfill.ts';
import {
  linesData,
  linesQuery,
  orderData,
  orderQuery,
  ordersData,
  ordersQuery,
  type orderNode,
} from './order-queries.ts';
import { orderGid, orderOf } from './read-order.ts';
import { registerAtShopify, removeAtShopify } from './subscriptions.ts';
import { readShopifyWebhook } from './webhook.ts';

/** With their first lines well within what a query may cost (1,000 points). */
const pageSize = 10;
const restSize = 50;
/** No shopper places an order with more lines than this. */
const mostLines = 1000;

/** The orders of a shop at Shopify. */
export function createShopifyOrders(access: ShopAccess, settings: ShopifySettings = {}): ShopOrders {
  const { domain } = access;
  if (shopDomainOf(domain) !== domain) throw new Error('Not a Shopify shop’s domain.');
  const client = createShopifyClient(access, settings);

  async function pageOfOrders(
    first: number,
    { since, after }: { since: string | null; after: string | null },
    signal: AbortSignal,
  ): Promise<z.output<typeof ordersData>['orders']> {
    // A search that is not quoted ends at the first colon of the instant.
    const changed = since === null ? null : `updated_at:>='${since}'`;
    try {
      return (await client.ask(ordersQuery, { first, after, changed }, ordersData, signal)).orders;
    } catch (error) {
      if (!(error instanceof QueryTooCostly)) throw error;
      if (first > 1) return pageOfOrders(Math.ceil(first / 2), { since, after }, signal);
      throw unread();
    }
  }

  return {
    isTest: false,
    async changedSince(wanted, signal) {
      const { nodes, pageInfo } = await pageOfOrders(pageSize, wanted, signal);
      const orders: ShopOrder[] = [];
      for (const node of nodes) orders.push(await wholeOrder(client, node, signal));
      if (!pageInfo.hasNextPage) return { orders, next: null };
      // A list that has more says where; one that would begin again never ends.
      if (pageInfo.endCursor === null || pageInfo.endCursor === wanted.after) throw unread();
      return { orders, next: pageInfo.endCursor };
    },
    async read(orderId, signal) {
      if (!/^\d{1,20}$/.test(orderId)) return undefined;
      const { order } = await client
        .ask(orderQuery, { id: orderGid(orderId) }, orderData, signal)
        .catch(unasked);
      return order ? wholeOrder(client, order, signal) : undefined;
    },
    fulfill: (fulfillment, signal) =>
      fulfillAtShopify(client, domain, fulfillment, signal).catch((error: unknown) => unasked(error)),
    readWebhook: (webhook) => readShopifyWebhook(access, webhook),
    registerWebhooks: (url, signal) => registerAtShopify(client, access, url, signal),
    removeWebhooks: (url, signal) => removeAtShopify(client, url, signal),
  };
}

/** With the lines that did not fit into the page. */
async function wholeOrder(
  client: ShopifyClient,
  node: z.output<typeof orderNode>,
  signal: AbortSignal,
): Promise<ShopOrder> {
  const lines = [...node.lineItems.nodes];
  let { pageInfo } = node.lineItems;
  while (pageInfo.hasNextPage && lines.length < mostLines) {
    const after = pageInfo.endCursor;
    const { order } = await client
      .ask(linesQuery, { id: node.id, first: restSize, after }, linesData, signal)
      .catch(unasked);
    if (!order || (order.lineItems.pageInfo.hasNextPage && order.lineItems.pageInfo.endCursor === after))
      throw unread();
    lines.push(...order.lineItems.nodes);
    ({ pageInfo } = order.lineItems);
  }
  return orderOf(node, lines);
}

function unasked(error: unknown): never {
  throw error instanceof QueryTooCostly ? unread() : error;
}
