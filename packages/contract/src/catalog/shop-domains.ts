import { shopDomainOf, type ShopPlatform } from './shop-connection.ts';

/** Names that are only known inside a network, or to nobody. */
const innerNames =
  /\.(?:local|localhost|localdomain|internal|intranet|lan|corp|home|arpa|onion|private|test|invalid|example)$/;

/**
 * An address on the public web, `https://` where no scheme was said: no figures in place of a name, no port, no user, no query.
 * Undefined for anything else.
 */
export function webAddressOf(said: string): URL | undefined {
  const text = said.trim();
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  if (!url || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/.test(url.hostname)) return undefined;
  return innerNames.test(url.hostname) ? undefined : url;
}

/** A WooCommerce shop’s own address without its scheme: "maple.com", "www.maple.com/shop". Undefined for anything else. */
export function wooAddressOf(said: string): string | undefined {
  const url = webAddressOf(said);
  if (!url) return undefined;
  const path = url.pathname.replace(/\/(?:wp-admin|wp-json)(?:\/.*)?$/, '').replace(/\/+$/, '');
  return /^(?:\/[\w.~-]+)*$/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path)
    ? `${url.hostname}${path}`
    : undefined;
}

/**
 * The hash by which BigCommerce knows a store, from however someone gives it: the hash, the store’s permanent address, that of its
 * admin, or the API path of an API account. Undefined for anything else: the token is sent to BigCommerce only.
 */
export function storeHashOf(said: string): string | undefined {
  const bare = said
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/+$/, '');
  return (
    /^(?:store-)?([a-z\d]{5,20})(?:\.mybigcommerce\.com(?:\/manage(?:\/.*)?)?)?$/.exec(bare)?.[1] ??
    /^api\.bigcommerce\.com\/stores\/([a-z\d]{5,20})(?:\/v[23])?$/.exec(bare)?.[1]
  );
}

/** A shop’s domain as it is kept and shown, from however someone gives it. Undefined where it is none of that platform’s. */
export function domainOn(platform: ShopPlatform, said: string): string | undefined {
  if (platform === 'SHOPIFY') return shopDomainOf(said);
  if (platform === 'WOOCOMMERCE') return wooAddressOf(said);
  const hash = storeHashOf(said);
  return hash === undefined ? undefined : `store-${hash}.mybigcommerce.com`;
}
