import { z } from 'zod';
import { ShopRefused, type ShopAccess } from '../../shop-catalog/shop-catalog.ts';
import { pageOf } from '../../shop-catalog/shopify/shopify-answer.ts';
import type { ShopifyClient } from '../../shop-catalog/shopify/shopify-client.ts';
import { unread } from '../changed-pages.ts';
import { secretOf } from './webhook.ts';

// oxlint-disable-next-line brandwright/american-words -- the topic as Shopify names it
const topics = ['ORDERS_CREATE', 'ORDERS_UPDATED', 'ORDERS_CANCELLED'] as const;
const pageSize = 100;
const mostPages = 10;

const listQuery = `query Subscriptions($first: Int!, $after: String) {
  webhookSubscriptions(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id topic uri }
  }
}`;
const listData = z.object({
  webhookSubscriptions: pageOf(z.object({ id: z.string(), topic: z.string(), uri: z.string() })),
});
const userErrors = z.array(z.object({ message: z.string() }));

const createQuery = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $subscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $subscription) {
    webhookSubscription { id }
    userErrors { message }
  }
}`;
const createData = z.object({
  webhookSubscriptionCreate: z.object({
    webhookSubscription: z.object({ id: z.string() }).nullable(),
    userErrors,
  }),
});

const deleteQuery = `mutation Unsubscribe($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { message } }
}`;
const deleteData = z.object({ webhookSubscriptionDelete: z.object({ userErrors }) });

/** Those of this app alone: others are not listed. */
async function listed(client: ShopifyClient, url: string, signal: AbortSignal) {
  const found: { id: string; topic: string }[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { webhookSubscriptions: page }: z.output<typeof listData> = await client.ask(
      listQuery,
      { first: pageSize, after },
      listData,
      signal,
    );
    found.push(...page.nodes.filter(({ uri }) => uri === url));
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
  throw unread();
}

/** One for each topic. They are signed by the app; a shop whose webhooks nobody could verify is told nothing. */
export async function registerAtShopify(
  client: ShopifyClient,
  access: ShopAccess,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const { domain } = access;
  if (secretOf(access) === undefined)
    throw new ShopRefused(
      'credentials',
      `Webhooks of ${domain} can’t be verified without the app’s API secret key. Reconnect the shop and enter it as the webhook secret.`,
    );
  const known = new Set((await listed(client, url, signal)).map(({ topic }) => topic));
  for (const topic of topics.filter((one) => !known.has(one))) {
    const { webhookSubscriptionCreate: made } = await client.ask(
      createQuery,
      { topic, subscription: { uri: url, format: 'JSON' } },
      createData,
      signal,
      // Asked again after a lost answer it would be there twice; the next try looks first.
      { isOnce: true },
    );
    if (!made.webhookSubscription)
      throw new ShopRefused(
        'scopes',
        `Shopify didn’t accept webhooks for ${domain}. Check that the app has the access scope read_orders, then reconnect the shop.`,
      );
  }
}

export async function removeAtShopify(
  client: ShopifyClient,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of await listed(client, url, signal))
    await client.ask(deleteQuery, { id }, deleteData, signal);
}
