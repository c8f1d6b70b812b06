import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { count, dayWords } from './words.ts';

/** Where a shop that can be connected is run. */
export const shopPlatform = z.enum(['SHOPIFY', 'WOOCOMMERCE', 'BIGCOMMERCE']);
export type ShopPlatform = z.output<typeof shopPlatform>;

export const shopPlatformLabels: Readonly<Record<ShopPlatform, string>> = {
  SHOPIFY: 'Shopify',
  WOOCOMMERCE: 'WooCommerce',
  BIGCOMMERCE: 'BigCommerce',
};

/** Where the screens are on which a shop's domain and its credentials are entered (routes.csv). */
export const connectShopPaths = {
  SHOPIFY: '/fulfillment-services/connect-shopify',
  WOOCOMMERCE: '/fulfillment-services/connect-woocommerce',
  BIGCOMMERCE: '/fulfillment-services/connect-bigcommerce',
} as const satisfies Record<ShopPlatform, string>;

/** Where most connect. */
export const connectShopPath = connectShopPaths.SHOPIFY;

/** What a Shopify app must be allowed to read. */
export const neededScopes = ['read_products', 'read_inventory'] as const;

/** What it must be allowed beside that for orders to come in, and for the shop to be told what has shipped. */
export const orderScopes = [
  'read_orders',
  'read_merchant_managed_fulfillment_orders',
  'write_merchant_managed_fulfillment_orders',
] as const;

/** The currency of the catalog (brand-kit document §9): prices of a shop in another one are not converted. */
export const catalogCurrency = 'USD';

const named = /^([a-z\d](?:[a-z\d-]{0,58}[a-z\d])?)$/;

/**
 * The shop's own domain, `NAME.myshopify.com`, from however someone gives it: the name alone, the domain, or the address of the
 * shop or of its admin. Undefined for anything else: credentials are sent to no other host.
 */
export function shopDomainOf(said: string): string | undefined {
  const bare = said
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/+$/, '');
  const ofAdmin = /^admin\.shopify\.com\/store\/([^/?#]+)(?:\/.*)?$/.exec(bare)?.[1];
  const name = ofAdmin ?? /^([^/?#]+?)(?:\.myshopify\.com(?:\/admin)?)?$/.exec(bare)?.[1];
  return name !== undefined && named.test(name) ? `${name}.myshopify.com` : undefined;
}

/** A secret as a platform hands it out. */
export const shopSecret = (what: string) =>
  z
    .string()
    .trim()
    .min(8, `${what} must have at least 8 characters.`)
    .max(300, `${what} can have at most 300 characters.`)
    .regex(/^[\x21-\x7e]+$/, `${what} can’t have spaces or special characters. Copy it again.`);

/**
 * TOKEN: an access token. APP: client ID and secret of an app at Shopify, which gets a token for a day each time. KEYS: consumer
 * key and secret of WooCommerce.
 */
const shopCredentials = z.enum(['TOKEN', 'APP', 'KEYS']);

/** How the connection did when it was tried. */
const shopTest = z.object({
  passed: z.boolean(),
  /** Products in the shop; null when it did not answer. */
  products: z.int().nullable(),
  /** What was refused, and what to do. */
  failure: z.string().nullable(),
});

/** The shop that a store has connected. What it is reached with is never shown. */
export const shopConnection = z.object({
  connected: z.boolean(),
  /** Where the shop is run; null when none is connected. */
  platform: shopPlatform.nullable(),
  domain: z.string().nullable(),
  /** What the shop is called. */
  name: z.string().nullable(),
  currency: z.string().nullable(),
  credentials: shopCredentials.nullable(),
  /** The last four characters of the token or of the client's secret. */
  lastFour: z.string().nullable(),
  connectedAt: z.string().nullable(),
  connectedBy: z.string().nullable(),
  test: shopTest.nullable(),
  /** What couldn’t be done in the shop along with it, and what to do. The connection is as it says all the same. */
  warning: z.string().nullable(),
});
export type ShopConnection = z.output<typeof shopConnection>;

export const shopConnectionReads = [
  'get_shop_connection',
  'list_shop_products',
  'get_shop_order_sync',
] as const;

export const testNow = field(z.boolean(), {
  label: 'Test the connection',
  valueWords: {
    true: [
      'test',
      'still works',
      'still working',
      'does it work',
      'working',
      'check the connection',
      'try it',
    ],
  },
});

/** Why nothing can be imported from a shop in another currency; undefined where it can. */
export const otherCurrencyWords = (name: string, currency: string): string | undefined =>
  currency === catalogCurrency
    ? undefined
    : `${name} sells in ${currency}, and the catalog here is in US dollars. Prices aren’t converted, so its products can’t be imported. Import a product export (CSV) with prices in US dollars, or connect a shop that sells in US dollars.`;

export function connectionWords({
  connected,
  platform,
  name,
  domain,
  currency,
  connectedAt,
  test,
  warning,
}: ShopConnection): string {
  if (!connected || name === null || domain === null || currency === null || connectedAt === null)
    return 'No shop is connected, so you’re using a test shop. Connect your Shopify, WooCommerce or BigCommerce shop on its Connect screen. Enter its token there, never in the chat.';
  const other = otherCurrencyWords(name, currency);
  const tried =
    test === null
      ? ''
      : test.passed
        ? ` It’s responding: ${count(test.products ?? 0, 'product')}.`
        : ` It isn’t working right now: ${test.failure ?? 'it didn’t respond.'}`;
  const where = platform === null || platform === 'SHOPIFY' ? '' : ` on ${shopPlatformLabels[platform]}`;
  return `${name}${where} (${domain}) has been connected since ${dayWords(connectedAt.slice(0, 10))}, with prices in ${currency}.${tried}${other === undefined ? '' : ` ${other}`}${warning === null ? '' : ` ${warning}`}`;
}
