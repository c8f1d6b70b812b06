import { orderScopes } from '@brandwright/contract/catalog/shop-connection.ts';
import { z } from 'zod';
import { fulfill, ordersAsShopify, type StandInOrder } from './shopify/orders.ts';
import { subscribe, unsubscribe, type StandInSubscription } from './shopify/subscriptions.ts';
import { askedIn, costOf, project } from './shopify/query.ts';
import { standIn, type StandIn } from './stand-in.ts';

/** A variant as a test says it. */
export interface StandInVariant {
  sku?: string;
  price?: string;
  cost?: string | null;
  quantity?: number;
  tracked?: boolean;
  options?: Readonly<Record<string, string>>;
  barcode?: string;
  weight?: { unit: string; value: number };
}
export interface StandInProduct {
  handle: string;
  title?: string;
  html?: string;
  status?: string;
  vendor?: string;
  tags?: string[];
  pictures?: string[];
  variants?: StandInVariant[];
}
export interface StandInShop {
  name: string;
  currency: string;
  accessToken: string;
  app: { clientId: string; clientSecret: string };
  scopes: string[];
  products: StandInProduct[];
  orders: StandInOrder[];
  subscriptions: StandInSubscription[];
}

export interface ShopifyStandIn extends StandIn {
  /** By domain. */
  shops: Map<string, StandInShop>;
  /** Requests that were answered, by what was asked: `products`, `token`, …. */
  asked: string[];
  /** The next answers: a status, or a code of GraphQL's errors. `after`: so many are answered properly first. */
  refuse(with_: number | string, times: number, after?: number): void;
  /** How many points are left before the next query. */
  points: { left: number; restoreRate: number };
}

const sent = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const mostPoints = 1000;
const dailyToken = 'shpat_of_the_app_for_today';

const scopeNeeded: readonly [RegExp, string][] = [
  [/\bproducts?\b|\bproductsCount\b/, 'read_products'],
  [/\binventoryItem\b/, 'read_inventory'],
  [/\borders?\(|webhookSubscriptionCreate/, 'read_orders'],
  [/\bfulfillmentOrders\b/, 'read_merchant_managed_fulfillment_orders'],
  [/\bfulfillmentCreate\b/, 'write_merchant_managed_fulfillment_orders'],
];

/** Speaks as much of the Admin GraphQL API, version 2026-10, as we use. Source: shopify.dev. All shops at one address: `/DOMAIN/admin/…`. */
export async function shopifyStandIn(): Promise<ShopifyStandIn> {
  const shops = new Map<string, StandInShop>();
  const asked: string[] = [];
  const points = { left: 2000, restoreRate: 100 };
  let refusing: { with_: number | string; times: number; after: number } | undefined;

  const cost = (requestedQueryCost: number) => ({
    requestedQueryCost,
    actualQueryCost: null,
    throttleStatus: {
      maximumAvailable: 2000,
      currentlyAvailable: points.left,
      restoreRate: points.restoreRate,
    },
  });
  const failed = (code: string, message: string, path: string[], requested: number) => ({
    errors: [{ message, path, extensions: { code } }],
    extensions: { cost: cost(requested) },
  });

  /** A refusal that a test wants now. */
  function refusal(): number | string | undefined {
    if (!refusing) return undefined;
    if (refusing.after > 0) {
      refusing.after -= 1;
      return undefined;
    }
    refusing.times -= 1;
    const { with_ } = refusing;
    if (refusing.times <= 0) refusing = undefined;
    return with_;
  }

  function answer(shop: StandInShop, domain: string, body: unknown): object {
    const { query, variables } = sent.parse(body);
    const fields = askedIn(query, variables);
    const requested = costOf(fields);
    const code = refusal();
    if (typeof code === 'string')
      return failed(code, code === 'THROTTLED' ? 'Throttled' : 'Something went wrong.', [], requested);
    if (requested > mostPoints)
      return failed(
        'MAX_COST_EXCEEDED',
        `Query cost is ${requested}, which exceeds the single query max cost limit (1000).`,
        [],
        requested,
      );
    const lacking = scopeNeeded.find(([field, scope]) => field.test(query) && !shop.scopes.includes(scope));
    if (lacking)
      return failed(
        'ACCESS_DENIED',
        `Access denied for products field. Required access: \`${lacking[1]}\` access scope.`,
        ['products'],
        requested,
      );
    asked.push(fields[0]?.name ?? '');
    const products = asShopify(shop);
    const orders = ordersAsShopify(shop, variables['changed']);
    const root = {
      ...(fields[0]?.name === 'fulfillmentCreate'
        ? { fulfillmentCreate: fulfill(shop, variables['fulfillment']) }
        : {}),
      ...(fields[0]?.name === 'webhookSubscriptionCreate'
        ? {
            webhookSubscriptionCreate: subscribe(shop, variables['topic'], variables['subscription']),
          }
        : {}),
      ...(fields[0]?.name === 'webhookSubscriptionDelete'
        ? { webhookSubscriptionDelete: unsubscribe(shop, variables['id']) }
        : {}),
      webhookSubscriptions: shop.subscriptions,
      orders,
      order: ordersAsShopify(shop).find(({ id }) => id === variables['id']) ?? null,
      shop: { name: shop.name, currencyCode: shop.currency, myshopifyDomain: domain },
      productsCount: { count: products.length },
      currentAppInstallation: { accessScopes: shop.scopes.map((handle) => ({ handle })) },
      products,
      product: products.find((one) => 'id' in one && one.id === variables['id']) ?? null,
    };
    return { data: project(root, fields), extensions: { cost: cost(requested) } };
  }

  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const [, domain = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const shop = shops.get(domain);
    if (!shop) return say(404, { errors: 'Not Found' });
    if (path === '/admin/oauth/access_token') {
      const form = new URLSearchParams(bytes.toString('utf8'));
      const { clientId, clientSecret } = shop.app;
      if (
        form.get('grant_type') !== 'client_credentials' ||
        form.get('client_id') !== clientId ||
        form.get('client_secret') !== clientSecret
      )
        return say(400, { error: 'application_cannot_be_found' });
      asked.push('token');
      return say(200, { access_token: dailyToken, scope: shop.scopes.join(','), expires_in: 86_399 });
    }
    if (path !== '/admin/api/2026-10/graphql.json') return say(404, { errors: 'Not Found' });
    const token = request.headers['x-shopify-access-token'];
    if (token !== shop.accessToken && token !== dailyToken)
      return say(401, {
        errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
      });
    if (typeof refusing?.with_ === 'number') {
      const status = refusal();
      if (typeof status === 'number')
        return say(
          status,
          { errors: 'Refused' },
          { location: 'https://elsewhere.example/', 'retry-after': '2' },
        );
    }
    say(200, answer(shop, domain, JSON.parse(bytes.toString('utf8'))));
  });

  return {
    ...server,
    shops,
    asked,
    points,
    refuse(with_, times, after = 0) {
      refusing = times > 0 ? { with_, times, after } : undefined;
    },
  };
}

const shown = new WeakMap<StandInProduct[], object[]>();
/** Made once for a list of products. */
function asShopify({ products, currency }: StandInShop) {
  const made = shown.get(products) ?? products.map((product, index) => asProduct(product, index, currency));
  shown.set(products, made);
  return made;
}

function asProduct(product: StandInProduct, index: number, currency: string) {
  const variants = product.variants ?? [{}];
  return {
    id: `gid://shopify/Product/${index + 1}`,
    handle: product.handle,
    title: product.title ?? product.handle,
    descriptionHtml: product.html ?? '',
    vendor: product.vendor ?? '',
    productType: '',
    tags: product.tags ?? [],
    status: product.status ?? 'ACTIVE',
    options: Object.keys(variants[0]?.options ?? { Title: '' }).map((name) => ({ name })),
    media: (product.pictures ?? []).map((url) => ({ image: { url, altText: null } })),
    variants: variants.map((one) => ({
      sku: one.sku ?? null,
      price: one.price ?? '10.00',
      barcode: one.barcode ?? null,
      inventoryQuantity: one.quantity ?? 0,
      selectedOptions: Object.entries(one.options ?? { Title: 'Default Title' }).map(([name, value]) => ({
        name,
        value,
      })),
      inventoryItem: {
        tracked: one.tracked ?? true,
        unitCost: one.cost ? { amount: one.cost, currencyCode: currency } : null,
        measurement: { weight: one.weight ?? { unit: 'GRAMS', value: 0 } },
      },
    })),
  };
}

/** A shop with a token and all scopes. */
export const standInShop = (more: Partial<StandInShop> = {}): StandInShop => ({
  name: 'Maple & Co',
  currency: 'USD',
  accessToken: 'shpat_0123456789abcdef0123456789abcdef',
  app: { clientId: 'client-0123456789', clientSecret: 'shpss_0123456789abcdef0123456789abcdef' },
  scopes: ['read_products', 'read_inventory', ...orderScopes],
  products: [],
  orders: [],
  subscriptions: [],
  ...more,
});
