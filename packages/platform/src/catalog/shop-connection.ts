import { OperationError } from '@brandwright/contract';
import type { ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import type { ShopAbout, ShopAccess, ShopCatalog, ShopCredentials } from '@brandwright/providers';
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

const sealingKey = (context: Context) => context.providers.keyring.key('shop-credentials');
const aboutSecret = (context: Context, domain: string) => `shop-credentials ${context.storeId} ${domain}`;
const ofStore = (context: Context) => eq(shopConnections.storeId, context.storeId);

async function findConnection(context: Context) {
  const [row] = await context.db.select().from(shopConnections).where(ofStore(context));
  return row;
}

/** The connected shop. Throws conflict when its credentials can no longer be read. */
export async function shopOfStore(context: Context): Promise<ShopOfStore | undefined> {
  const row = await findConnection(context);
  if (!row) return undefined;
  const opened = openSealed(sealingKey(context), row.sealed, aboutSecret(context, row.domain));
  if (opened === undefined)
    throw new OperationError(
      'conflict',
      `The credentials for ${row.name} can no longer be read because this server’s secret changed. Reconnect the shop.`,
    );
  return {
    name: row.name,
    access: { domain: row.domain, credentials: credentials.parse(JSON.parse(opened)) },
  };
}

/** The catalog of the connected shop, else of the test shop. Errors: conflict, as above. */
export async function shopCatalogOf(context: Context): Promise<ShopCatalog> {
  const { shopCatalogs } = context.providers;
  const shop = await shopOfStore(context);
  return shop ? shopCatalogs.shopify(shop.access) : shopCatalogs.testShop;
}

/** Keeps a shop in place of the one before. */
export async function keepConnection(context: Context, access: ShopAccess, about: ShopAbout): Promise<void> {
  const { actor } = context;
  const { domain } = access;
  const secret =
    access.credentials.kind === 'TOKEN' ? access.credentials.accessToken : access.credentials.clientSecret;
  const values = {
    domain,
    name: about.name,
    currency: about.currency,
    credentials: access.credentials.kind,
    sealed: sealText(sealingKey(context), JSON.stringify(access.credentials), aboutSecret(context, domain)),
    lastFour: secret.slice(-4),
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
  domain: null,
  name: null,
  currency: null,
  credentials: null,
  lastFour: null,
  connectedAt: null,
  connectedBy: null,
  test: null,
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
    domain: row.domain,
    name: row.name,
    currency: row.currency,
    credentials: row.credentials,
    lastFour: row.lastFour,
    connectedAt: row.connectedAt.toISOString(),
    connectedBy: row.connectedByName,
    test,
  };
}
