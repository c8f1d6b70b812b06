import { standIn, type StandIn } from './stand-in.ts';
import { answerOrder, listOrders, type WooStandInOrder } from './woocommerce/orders.ts';
import { answerWebhook, type WooStandInWebhook } from './woocommerce/webhooks.ts';

/** A product as a test says it; what is left out is as WooCommerce has it by default. */
export interface WooStandInProduct {
  slug: string;
  name?: string;
  type?: 'simple' | 'variable' | 'grouped' | 'external';
  status?: string;
  sku?: string;
  price?: string;
  stock?: number;
  weight?: string;
  html?: string;
  pictures?: string[];
  barcode?: string;
  /** Names of the attributes that make variations. */
  attributes?: string[];
  variations?: { sku?: string; price?: string; stock?: number; options: Readonly<Record<string, string>> }[];
}
export interface WooStandInShop {
  name: string;
  currency: string;
  consumerKey: string;
  consumerSecret: string;
  /** Whether the key may read, and whether it may see settings. */
  mayRead: boolean;
  /** Whether it may write as well. */
  mayWrite: boolean;
  maySeeSettings: boolean;
  weightUnit: string;
  products: WooStandInProduct[];
  orders: WooStandInOrder[];
  webhooks: WooStandInWebhook[];
}

export interface WooCommerceStandIn extends StandIn {
  /** By address: "maple.com/shop". */
  shops: Map<string, WooStandInShop>;
  /** Paths that were answered. */
  asked: string[];
  /** The next answers have this status. `after`: so many are answered properly first. */
  refuse(status: number, times: number, after?: number): void;
}

/** Speaks as much of the REST API v3 as we use. Source: woocommerce.github.io/woocommerce-rest-api-docs. All shops at one address: `/DOMAIN/wp-json/…`. */
export async function wooCommerceStandIn(): Promise<WooCommerceStandIn> {
  const shops = new Map<string, WooStandInShop>();
  const asked: string[] = [];
  let refusing: { status: number; times: number; after: number } | undefined;

  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
        .end(JSON.stringify(body));
    const refuse = (status: number, code: string) => say(status, { code, message: 'No.', data: { status } });
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const found = [...shops].find(([domain]) => url.pathname.startsWith(`/${domain}/wp-json`));
    if (!found) return refuse(404, 'rest_no_route');
    const [domain, shop] = found;
    const path = url.pathname.slice(`/${domain}/wp-json`.length);
    if (refusing) {
      if (refusing.after > 0) refusing.after -= 1;
      else {
        const { status } = refusing;
        refusing.times -= 1;
        if (refusing.times <= 0) refusing = undefined;
        return say(
          status,
          { code: 'refused', message: 'No.' },
          { location: 'https://elsewhere.example/', 'retry-after': '2' },
        );
      }
    }
    asked.push(path);
    if (path === '/') return say(200, { name: shop.name, url: `https://${domain}` });
    const login = `Basic ${Buffer.from(`${shop.consumerKey}:${shop.consumerSecret}`).toString('base64')}`;
    if (request.headers.authorization !== login) return refuse(401, 'woocommerce_rest_authentication_error');
    if (!shop.mayRead) return refuse(401, 'woocommerce_rest_cannot_view');
    const method = request.method ?? 'GET';
    // How WooCommerce refuses a key that may read alone.
    if (method !== 'GET' && !shop.mayWrite) return refuse(401, 'woocommerce_rest_authentication_error');
    const sent: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
    const answered =
      answerOrder(shop, method, path, sent) ?? answerWebhook(shop, method, path, url.searchParams, sent);
    if (answered) return say(answered.status, answered.body);
    if (path === '/wc/v3/data/currencies/current')
      return say(200, { code: shop.currency, name: '', symbol: '' });
    if (path === '/wc/v3/settings/products/woocommerce_weight_unit')
      return shop.maySeeSettings
        ? say(200, { id: 'woocommerce_weight_unit', value: shop.weightUnit })
        : refuse(403, 'woocommerce_rest_cannot_view');
    const variationsOf = /^\/wc\/v3\/products\/(\d+)\/variations$/.exec(path)?.[1];
    const rows =
      path === '/wc/v3/products'
        ? shop.products.map(asProduct)
        : variationsOf !== undefined
          ? (shop.products[Number(variationsOf) - 1]?.variations ?? []).map(asVariation)
          : path === '/wc/v3/orders'
            ? listOrders(shop, url.searchParams)
            : undefined;
    if (!rows) return refuse(404, 'rest_no_route');
    const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 10));
    const page = Number(url.searchParams.get('page') ?? 1);
    const fields = url.searchParams.get('_fields')?.split(',');
    const shown = rows
      .slice((page - 1) * size, page * size)
      .map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => fields?.includes(name) ?? true)),
      );
    say(200, shown, {
      'x-wp-total': String(rows.length),
      'x-wp-totalpages': String(Math.ceil(rows.length / size)),
    });
  });
  return {
    ...server,
    shops,
    asked,
    refuse(status, times, after = 0) {
      refusing = times > 0 ? { status, times, after } : undefined;
    },
  };
}

const asProduct = (one: WooStandInProduct, index: number) => ({
  id: index + 1,
  name: one.name ?? one.slug,
  slug: one.slug,
  permalink: `https://shop.example/product/${one.slug}/`,
  type: one.type ?? (one.variations ? 'variable' : 'simple'),
  status: one.status ?? 'publish',
  description: one.html ?? '',
  short_description: '',
  sku: one.sku ?? '',
  price: one.price ?? '10.00',
  regular_price: one.price ?? '10.00',
  manage_stock: one.stock !== undefined,
  stock_quantity: one.stock ?? null,
  weight: one.weight ?? '',
  global_unique_id: one.barcode ?? '',
  categories: [{ id: 1, name: 'Home', slug: 'home' }],
  tags: [],
  images: (one.pictures ?? []).map((src, id) => ({ id, src, alt: '' })),
  attributes: (one.attributes ?? []).map((name) => ({ id: 0, name, variation: true, options: [] })),
});

const asVariation = (one: NonNullable<WooStandInProduct['variations']>[number], index: number) => ({
  id: 1000 + index,
  status: 'publish',
  sku: one.sku ?? '',
  price: one.price ?? '10.00',
  regular_price: one.price ?? '10.00',
  manage_stock: one.stock === undefined ? 'parent' : true,
  stock_quantity: one.stock ?? null,
  weight: '',
  global_unique_id: '',
  attributes: Object.entries(one.options).map(([name, option]) => ({ id: 0, name, option })),
});

/** A shop with a key that may read everything. */
export const wooStandInShop = (more: Partial<WooStandInShop> = {}): WooStandInShop => ({
  name: 'Maple & Co',
  currency: 'USD',
  consumerKey: 'ck_0123456789abcdef0123456789abcdef01234567',
  consumerSecret: 'cs_0123456789abcdef0123456789abcdef01234567',
  mayRead: true,
  mayWrite: true,
  maySeeSettings: true,
  weightUnit: 'lbs',
  products: [],
  orders: [],
  webhooks: [],
  ...more,
});
