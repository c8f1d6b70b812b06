import { OperationError } from '@brandwright/contract';
import { neededScopes, orderScopes } from '@brandwright/contract/catalog/shop-connection.ts';
import { ShopRefused } from '../shop-catalog.ts';
import type { Refusals } from './shopify-answer.ts';

/** A query that asks for more than one may: to be asked in smaller parts. */
export class QueryTooCostly extends Error {}

/** Refused by the status alone (shopify.dev, "API response status and error codes"); undefined where it says nothing. */
export function refusalOfStatus(status: number, domain: string): OperationError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400)
    return new ShopRefused(
      'domain',
      `Shopify redirects requests for ${domain}: the shop has a different domain now. Enter the one that Shopify shows under Settings, Domains.`,
    );
  if (status === 401)
    return new ShopRefused(
      'credentials',
      `Shopify doesn’t accept the credentials for ${domain}: they were revoked, have expired or are mistyped. Copy them again from the app in Shopify and reconnect the shop.`,
    );
  if (status === 402)
    return new ShopRefused(
      'shop',
      `Shopify has frozen ${domain} because of an unpaid bill. Pay it in Shopify, then try again.`,
    );
  if (status === 403)
    return new ShopRefused(
      'scopes',
      `Shopify refused access to ${domain}. Check in Shopify that the app is installed and can use ${neededScopes.join(' and ')}.`,
    );
  if (status === 404)
    return new ShopRefused(
      'domain',
      `There’s no Shopify shop at ${domain}. Look up the domain in Shopify under Settings, Domains.`,
    );
  if (status === 423)
    return new ShopRefused(
      'shop',
      `Shopify has locked ${domain}. Log in to Shopify to unlock it, then try again.`,
    );
  if (status === 430)
    return new OperationError(
      'upstream',
      `Shopify is blocking our requests to ${domain} for now. Try again in an hour.`,
    );
  return new OperationError(
    'upstream',
    `Shopify refused the request for ${domain} (status ${status}). Try again.`,
  );
}

const allScopes = [...neededScopes, ...orderScopes];
const scopeOfField: Readonly<Record<string, (typeof allScopes)[number]>> = {
  products: 'read_products',
  product: 'read_products',
  productsCount: 'read_products',
  inventoryItem: 'read_inventory',
  inventoryQuantity: 'read_inventory',
  unitCost: 'read_inventory',
  orders: 'read_orders',
  order: 'read_orders',
  fulfillmentOrders: 'read_merchant_managed_fulfillment_orders',
  fulfillmentCreate: 'write_merchant_managed_fulfillment_orders',
};

export function missingScopes(scopes: readonly string[], domain: string): ShopRefused {
  const names = scopes.join(' and ');
  return new ShopRefused(
    'scopes',
    `The app at ${domain} is missing the access ${scopes.length === 1 ? 'scope' : 'scopes'} ${names}. Add ${scopes.length === 1 ? 'it' : 'them'} to the app in Shopify, reinstall the app and reconnect the shop.`,
  );
}

/** Refused in GraphQL. What Shopify writes is not repeated: only codes and names that are known here. */
export function refusalOfErrors(errors: Refusals, domain: string): Error {
  const codes = new Set(errors.map(({ extensions }) => extensions?.code));
  if (codes.has('MAX_COST_EXCEEDED')) return new QueryTooCostly();
  if (codes.has('ACCESS_DENIED')) {
    const named = allScopes.filter((scope) => errors.some(({ message }) => message.includes(scope)));
    const guessed = errors.flatMap(({ path }) =>
      (path ?? []).flatMap((step) => (typeof step === 'string' ? (scopeOfField[step] ?? []) : [])).slice(-1),
    );
    const missing = named.length > 0 ? named : [...new Set(guessed)];
    return missing.length > 0
      ? missingScopes(missing, domain)
      : (refusalOfStatus(403, domain) ?? new QueryTooCostly());
  }
  if (codes.has('SHOP_INACTIVE'))
    return new ShopRefused('shop', `${domain} is not active. Choose a plan in Shopify, then try again.`);
  const code = [...codes].find((one) => one !== undefined && /^[A-Z_]{3,40}$/.test(one));
  return new OperationError(
    'upstream',
    `Shopify couldn’t answer for ${domain}${code === undefined ? '' : ` (${code})`}. Try again in a few minutes.`,
  );
}
