import { answerHooks, type BcStandInHook } from './bigcommerce/hooks.ts';
import { answerOrders, type BcStandInOrder } from './bigcommerce/orders.ts';
import { standIn, type StandIn } from './stand-in.ts';

/** A product as a test says it; what is left out is as BigCommerce has it by default. */
export interface BcStandInProduct {
  path: string;
  name?: string;
  sku?: string;
  price?: number;
  html?: string;
  brand?: string;
  visible?: boolean;
  tracking?: 'none' | 'product' | 'variant';
  stock?: number;
  weight?: number;
  pictures?: string[];
  variants?: {
    sku?: string;
    price?: number | null;
    cost?: number;
    stock?: number;
    upc?: string;
    options?: Readonly<Record<string, string>>;
  }[];
}
export interface BcStandInStore {
  name: string;
  currency: string;
  accessToken: string;
  /** Whether the account may read products and store information. */
  mayRead: boolean;
  weightUnits: string;
  products: BcStandInProduct[];
  /** Whether the account may read and change orders. */
  mayUseOrders: boolean;
  orders: BcStandInOrder[];
  hooks: BcStandInHook[];
}

export interface BigCommerceStandIn extends StandIn {
  /** By hash. */
  stores: Map<string, BcStandInStore>;
  /** Paths that were answered. */
  asked: string[];
  /** The next answers have this status. `after`: so many are answered properly first. */
  refuse(status: number, times: number, after?: number): void;
}

/** Speaks as much of the V3 Catalog API, of V2 orders and store information, and of webhooks as we use. Source: developer.bigcommerce.com. `/stores/HASH/…`. */
export async function bigCommerceStandIn(): Promise<BigCommerceStandIn> {
  const stores = new Map<string, BcStandInStore>();
  const asked: string[] = [];
  let refusing: { status: number; times: number; after: number } | undefined;

  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(body === undefined ? '' : JSON.stringify(body));
    const refuse = (status: number) => say(status, { status, title: 'Refused.', type: '', errors: {} });
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [, hash = '', path = ''] = /^\/stores\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
    const store = stores.get(hash);
    if (!store) return refuse(404);
    if (refusing) {
      if (refusing.after > 0) refusing.after -= 1;
      else {
        const { status } = refusing;
        refusing.times -= 1;
        if (refusing.times <= 0) refusing = undefined;
        return say(status, { status }, { 'x-rate-limit-time-reset-ms': '3000' });
      }
    }
    if (request.headers['x-auth-token'] !== store.accessToken) return refuse(401);
    if (!store.mayRead) return refuse(403);
    if (!store.mayUseOrders && /^\/v2\/orders|^\/v3\/hooks/.test(path)) return refuse(403);
    asked.push(path);
    const method = request.method ?? 'GET';
    const sent: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
    const answered =
      answerOrders(store, method, path, url.searchParams, sent) ?? answerHooks(store, method, path, sent);
    if (answered) return say(answered.status, answered.body);
    if (path === '/v2/store')
      return say(200, {
        id: hash,
        name: store.name,
        currency: store.currency,
        weight_units: store.weightUnits,
      });
    const brands = [...new Set(store.products.flatMap(({ brand }) => brand ?? []))];
    const rows =
      path === '/v3/catalog/products'
        ? store.products.map((one, index) =>
            asProduct(one, index, brands, url.searchParams.get('include') ?? ''),
          )
        : path === '/v3/catalog/brands'
          ? brands.map((name, index) => ({ id: index + 1, name }))
          : undefined;
    if (!rows) return refuse(404);
    const size = Math.min(250, Number(url.searchParams.get('limit') ?? 50));
    const page = Number(url.searchParams.get('page') ?? 1);
    const data = rows.slice((page - 1) * size, page * size);
    say(200, {
      data,
      meta: {
        pagination: {
          total: rows.length,
          count: data.length,
          per_page: size,
          current_page: page,
          total_pages: Math.ceil(rows.length / size),
        },
      },
    });
  });
  return {
    ...server,
    stores,
    asked,
    refuse(status, times, after = 0) {
      refusing = times > 0 ? { status, times, after } : undefined;
    },
  };
}

function asProduct(one: BcStandInProduct, index: number, brands: readonly string[], include: string) {
  const price = one.price ?? 10;
  return {
    id: index + 1,
    name: one.name ?? one.path,
    type: 'physical',
    sku: one.sku ?? '',
    description: one.html ?? '',
    price,
    brand_id: one.brand === undefined ? 0 : brands.indexOf(one.brand) + 1,
    inventory_tracking: one.tracking ?? 'none',
    inventory_level: one.stock ?? 0,
    is_visible: one.visible ?? true,
    weight: one.weight ?? 0,
    search_keywords: 'wood, bowl',
    custom_url: { url: `/${one.path}/`, is_customized: false },
    ...(include.includes('images')
      ? {
          images: (one.pictures ?? []).map((address, at) => ({
            url_standard: address,
            url_zoom: address,
            description: '',
            is_thumbnail: at === 0,
            sort_order: at,
          })),
        }
      : {}),
    ...(include.includes('variants')
      ? {
          // A product without options has one base variant.
          variants: (one.variants ?? [{ stock: one.stock ?? 0 }]).map((variant) => ({
            sku: variant.sku ?? one.sku ?? '',
            price: variant.price ?? null,
            calculated_price: variant.price ?? price,
            cost_price: variant.cost ?? null,
            weight: null,
            calculated_weight: one.weight ?? 0,
            inventory_level: variant.stock ?? 0,
            upc: variant.upc ?? '',
            gtin: '',
            option_values: Object.entries(variant.options ?? {}).map(([name, label]) => ({
              option_display_name: name,
              label,
            })),
          })),
        }
      : {}),
  };
}

/** A store with a token that may read everything. */
export const bcStandInStore = (more: Partial<BcStandInStore> = {}): BcStandInStore => ({
  name: 'Maple & Co',
  currency: 'USD',
  accessToken: 'bc_token_0123456789abcdef',
  mayRead: true,
  weightUnits: 'LBS',
  products: [],
  mayUseOrders: true,
  orders: [],
  hooks: [],
  ...more,
});
