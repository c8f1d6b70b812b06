import { shopDomainOf } from '@brandwright/contract/catalog/shop-connection.ts';

/** The shop that a hosted platform names in its address, as its own domain; undefined where it names none. */
export function shopOfQuery(query: URLSearchParams): string | undefined {
  const said = query.get('shop') ?? query.get('shopName');
  return said === null ? undefined : shopDomainOf(said);
}

/** Where the platform wants people back, if that is the platform itself: never another site. */
export function wayBackOf(query: URLSearchParams): string | undefined {
  const url = URL.parse(query.get('shopifyCallbackUrl') ?? '');
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.port !== '') return undefined;
  const isPlatform = url.hostname === 'admin.shopify.com' || /^[a-z\d-]+\.myshopify\.com$/.test(url.hostname);
  return isPlatform ? url.href : undefined;
}

export const bindShopAddress = (shop: string | undefined): string =>
  shop === undefined ? '/bind-shopify' : `/bind-shopify?shop=${encodeURIComponent(shop)}`;
