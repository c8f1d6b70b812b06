import { catalogMessages, OperationError } from '@brandwright/contract';
import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { eq, and, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import type { OpenShop } from './open-shop.ts';
import { shopWebhooks } from './tables.ts';

type WebhookRow = typeof shopWebhooks.$inferSelect;

/** A shop that takes longer is asked again by the hourly round. */
const enoughMs = 20_000;
/** Platforms turn webhooks off that failed for a while. */
const checkedForMs = 24 * 3_600_000;

/** Whether shops can reach this server: they send to https alone, and a server without `PUBLIC_URL` is known to its own machine. */
export const hasPublicAddress = ({ publicUrl }: Pick<Context, 'publicUrl'>): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' && !/^(?:localhost|127\.|\[)|\.(?:localhost|local|internal)$/.test(hostname);
};

/** Under the address of this server; the gateway listens there. WooCommerce doesn't say dependably which shop it is. */
export const webhookUrlOf = (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  { platform, key }: Pick<OpenShop, 'platform' | 'key'>,
): string => {
  const url = new URL(`/webhooks/${platform.toLowerCase()}`, publicUrl);
  if (platform === 'WOOCOMMERCE') url.searchParams.set('shop', key);
  return url.href;
};

const mine = ({ storeId }: Context) => and(eq(shopWebhooks.storeId, storeId), eq(shopWebhooks.id, storeId));

async function rowOf(context: Context, { key }: Pick<OpenShop, 'key'>): Promise<WebhookRow | undefined> {
  const [row] = await context.db.select().from(shopWebhooks).where(mine(context));
  return row?.shop === key ? row : undefined;
}

interface Registration {
  shop: OpenShop;
  url: string;
  /** Where it was told to send them before, if somewhere else. */
  before: string | undefined;
}

/** What is to be registered; undefined for a shop that can't reach this server. `isDue`: and only where it was not looked at lately. */
export async function registrationOf(
  context: Context,
  shop: OpenShop,
  { isDue = false } = {},
): Promise<Registration | undefined> {
  if (shop.orders.isTest || !hasPublicAddress(context)) return undefined;
  const row = await rowOf(context, shop);
  const url = webhookUrlOf(context, shop);
  const isKnown =
    row?.status === 'ON' &&
    row.url === url &&
    context.clock.now().getTime() - row.checkedAt.getTime() < checkedForMs;
  if (isDue && isKnown) return undefined;
  return { shop, url, before: row && row.url !== url ? row.url : undefined };
}

/** Asks the shop. Answers why it couldn't be done, in words; null when it was. */
export async function register(
  { log }: Pick<Context, 'log'>,
  { shop, url, before }: Registration,
  signal: AbortSignal,
): Promise<string | null> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(enoughMs)]);
  try {
    if (before !== undefined) await shop.orders.removeWebhooks(before, either).catch(() => undefined);
    await shop.orders.registerWebhooks(url, either);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ error: String(error), shop: shop.key }, 'webhooks of a shop were not registered');
    return wordsOf(error, shop);
  }
}

const wordsOf = (error: unknown, { name }: OpenShop): string =>
  error instanceof OperationError
    ? error.message
    : error instanceof Error && error.name === 'TimeoutError'
      ? `${name} took too long to answer. It will be tried again within the hour.`
      : catalogMessages.generic;

export async function keepRegistration(
  { db, storeId, clock }: Context,
  { shop, url }: Registration,
  failure: string | null,
): Promise<void> {
  const values = {
    shop: shop.key,
    url,
    status: failure === null ? ('ON' as const) : ('FAILED' as const),
    failure,
    checkedAt: clock.now(),
  };
  await db
    .insert(shopWebhooks)
    .values({ storeId, id: storeId, ...values })
    .onConflictDoUpdate({ target: [shopWebhooks.storeId, shopWebhooks.id], set: values });
}

/**
 * Has the shop stop telling us, unless another store of this server has it connected too. Answers what is left to do there, in words;
 * null when nothing is.
 */
export async function removeRegistration(context: Context, shop: OpenShop): Promise<string | null> {
  const row = await rowOf(context, shop);
  if (!row) return null;
  await context.db.delete(shopWebhooks).where(mine(context));
  if (await isShared(context, shop)) return null;
  const either = AbortSignal.any([context.signal, AbortSignal.timeout(enoughMs)]);
  try {
    await shop.orders.removeWebhooks(row.url, either);
    return null;
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.warn({ error: String(error), shop: shop.key }, 'webhooks of a shop were not removed');
    return leftWords(shop.name, row.url);
  }
}

const leftWords = (name: string, url: string) =>
  `${name} couldn’t be asked to stop sending webhooks, and they’re ignored from now on. Delete those to ${url} there.`;

/** As above, where the shop can't be opened any more. */
export async function forgetRegistration(context: Context): Promise<string | null> {
  const [row] = await context.db.delete(shopWebhooks).where(mine(context)).returning();
  return row ? leftWords(row.shop, row.url) : null;
}

async function isShared({ db }: Context, { key }: OpenShop): Promise<boolean> {
  const { rows } = await db.execute(sql`select store_id from stores_of_shop(${key}) as store_id`);
  return rows.length > 1;
}

/** As people see it. */
export async function showWebhooks(context: Context, shop: OpenShop): Promise<ShopOrderSync['webhooks']> {
  if (shop.orders.isTest) return { state: 'OFF', failure: null, checkedAt: null };
  if (!hasPublicAddress(context)) return { state: 'NO_ADDRESS', failure: null, checkedAt: null };
  const row = await rowOf(context, shop);
  return {
    state: row?.status ?? 'OFF',
    failure: row?.failure ?? null,
    checkedAt: row?.checkedAt.toISOString() ?? null,
  };
}
