import type { Route } from './route.ts';

/** `/order-details/{id}` → `/order-details/:id`; `{rfpId?}` → `:rfpId?`. */
export function routerPattern(path: string): string {
  return path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
}

/** `screenAddress('/order-details/{id}', { id: 7 })` → '/order-details/7'. Optional segments without a value are left out. */
export function screenAddress(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) => {
    const value = values[name];
    if (value === undefined && !optional) throw new Error(`${path} needs ${name}`);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** Where a redirect goes; the query string comes along unless it is to be dropped. */
export function redirectTarget(route: Extract<Route, { kind: 'redirect' }>, search: string): string {
  if (route.dropQuery) return route.to;
  if (!route.adds) return route.to + search;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(route.adds)) query.set(name, value);
  return `${route.to}?${query}`;
}

/** The login address that brings one back to `location` ('/orders?activeTabKey=ALL'). */
export function loginAddress(location: string): string {
  return location === '/' || location.startsWith('/login')
    ? '/login'
    : `/login?path=${encodeURIComponent(location)}`;
}

export const home = '/homebase';

/** Where to go after login: the `path` parameter when it is an address of ours, else home. */
export function afterLogin(path: string | null): string {
  return path && /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : home;
}
