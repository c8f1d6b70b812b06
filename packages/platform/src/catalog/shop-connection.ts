import { OperationError } from '@brandwright/contract';
import type { ShopConnection, ShopPlatform } from '@brandwright/contract/catalog/shop-connection.ts';
import type {
  BigCommerceAccess,
  ShopAbout,
  ShopAccess,
  ShopCatalog,
  ShopCredentials,
  WooCommerceAccess,
} from '@brandwright/providers';
import { openSealed, sealText } from '@brandwright/providers/keyring/sealed-text.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import type { ShopOfStore } from '../kernel/request/shop-of-store.ts';
import { shopConnections } from './tables.ts';

const credentials: z.ZodType<ShopCredentials> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('TOKEN'),
    accessToken: z.string(),
    webhookSecret: z.string().optional(),
  }),
  z.object({ kind: z.literal('APP'), clientId: z.string(), clientSecret: z.string() }),
]);

const keys: z.ZodType<WooCommerceAccess['credentials']> = z.object({
  kind: z.literal('KEYS'),
  consumerKey: z.string(),
  consumerSecret: z.string(),
});
const token: z.ZodType<BigCommerceAccess['credentials']> = z.object({
  kind: z.literal('TOKEN'),
  accessToken: z.string(),
});

/** A shop with what it is reached with. */
export type KnownShop =
  | ({ platform: 'SHOPIFY' } & ShopAccess)
  | ({ platform: 'WOOCOMMERCE' } & WooCommerceAccess)
  | ({ platform: 'BIGCOMMERCE' } & BigCommerceAccess);

/** The catalog of a shop, on whichever platform it is. */
export function catalogAt(
  { providers: { shopCatalogs } }: Pick<Context, 'providers'>,
  shop: KnownShop,
): ShopCatalog {
  switch (shop.platform) {
    case 'SHOPIFY':
      return shopCatalogs.shopify(shop);
    case 'WOOCOMMERCE':
      return shopCatalogs.wooCommerce(shop);
    case 'BIGCOMMERCE':
      return shopCatalogs.bigCommerce(shop);
  }
}

function knownShop(platform: ShopPlatform, domain: string, opened: unknown): KnownShop {
  switch (platform) {
    case 'SHOPIFY':
      return { platform, domain, credentials: credentials.parse(opened) };
    case 'WOOCOMMERCE':
      return { platform, domain, credentials: keys.parse(opened) };
    case 'BIGCOMMERCE':
      return { platform, domain, credentials: token.parse(opened) };
  }
}

const secretOf = ({ credentials: known }: KnownShop): string => {
  switch (known.kind) {
    case 'TOKEN':
      return known.accessToken;
    case 'APP':
      return known.clientSecret;
    case 'KEYS':
      return known.consumerSecret;
  }
};

const sealingKey = (context: Context) => context.providers.keyring.key('shop-credentials');
const aboutSecret = (context: Context, domain: string) => `shop-credentials ${context.storeId} ${domain}`;
const ofStore = (context: Context) => eq(shopConnections.storeId, context.storeId);

async function findConnection(context: Context) {
  const [row] = await context.db.select().from(shopConnections).where(ofStore(context));
  return row;
}

/** The connected shop. Throws conflict when its credentials can no longer be read. */
async function connectedShop(context: Context): Promise<{ name: string; shop: KnownShop } | undefined> {
  const row = await findConnection(context);
  if (!row) return undefined;
  const opened = openSealed(sealingKey(context), row.sealed, aboutSecret(context, row.domain));
  if (opened === undefined)
    throw new OperationError(
      'conflict',
      `The credentials for ${row.name} can no longer be read because this server’s secret changed. Reconnect the shop.`,
    );
  return { name: row.name, shop: knownShop(row.platform, row.domain, JSON.parse(opened)) };
}

/** The connected shop with what it is reached with. Errors: conflict, as above. */
export async function shopOfStore(context: Context): Promise<ShopOfStore | undefined> {
  const known = await connectedShop(context);
  return known && { name: known.name, ...known.shop };
}

/** The catalog of the connected shop, else of the test shop. Errors: conflict, as above. */
export async function shopCatalogOf(context: Context): Promise<ShopCatalog> {
  const known = await connectedShop(context);
  return known ? catalogAt(context, known.shop) : context.providers.shopCatalogs.testShop;
}

/** Keeps a shop in place of the one before. */
export async function keepConnection(context: Context, shop: KnownShop, about: ShopAbout): Promise<void> {
  const { actor } = context;
  const { platform, domain } = shop;
  const values = {
    platform,
    domain,
    name: about.name,
    currency: about.currency,
    credentials: shop.credentials.kind,
    sealed: sealText(sealingKey(context), JSON.stringify(shop.credentials), aboutSecret(context, domain)),
    lastFour: secretOf(shop).slice(-4),
    connectedAt: context.clock.now(),
    connectedBy: actor.kind === 'user' ? actor.userId : null,
    connectedByName: actor.kind === 'user' ? actor.name : null,
  };
  await context.db
    .insert(shopConnections)
    .values({ storeId: context.storeId, id: context.storeId, ...values })
    .onConflictDoUpdate({ target: [shopConnections.storeId, shopConnections.id], set: values });
}

export async function dropConnection(context: Context): Promise<void> {
  await context.db.delete(shopConnections).where(ofStore(context));
}

const none: ShopConnection = {
  connected: false,
  platform: null,
  domain: null,
  name: null,
  currency: null,
  credentials: null,
  lastFour: null,
  connectedAt: null,
  connectedBy: null,
  test: null,
  warning: null,
};

/** The connection as people see it. */
export async function showConnection(
  context: Context,
  test: ShopConnection['test'],
): Promise<ShopConnection> {
  const row = await findConnection(context);
  if (!row) return none;
  return {
    connected: true,
    platform: row.platform,
    domain: row.domain,
    name: row.name,
    currency: row.currency,
    credentials: row.credentials,
    lastFour: row.lastFour,
    connectedAt: row.connectedAt.toISOString(),
    connectedBy: row.connectedByName,
    test,
    warning: null,
  };
}
