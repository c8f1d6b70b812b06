import { describe, expect, it } from 'vitest';
import { afterLogin, loginAddress, redirectTarget, routerPattern, screenAddress } from './patterns.ts';
import { routeTable } from './route-table.ts';

describe('addresses', () => {
  it('become router patterns', () => {
    expect(routerPattern('/browse-suppliers/catalog-item/{itemId}')).toBe(
      '/browse-suppliers/catalog-item/:itemId',
    );
    expect(routerPattern('/create-custom-project/{rfpId?}')).toBe('/create-custom-project/:rfpId?');
  });

  it('are filled with values', () => {
    expect(screenAddress('/order-details/{id}', { id: 'a b' })).toBe('/order-details/a%20b');
    expect(screenAddress('/create-custom-project/{rfpId?}')).toBe('/create-custom-project');
    expect(() => screenAddress('/order-details/{id}')).toThrow('needs id');
  });

  it('are listed once each, and redirects lead to other addresses', () => {
    expect(new Set(routeTable.map((route) => route.path)).size).toBe(routeTable.length);
    for (const route of routeTable) if (route.kind === 'redirect') expect(route.to).not.toBe(route.path);
  });
});

describe('redirects', () => {
  it('take the query string along unless told not to', () => {
    const base = { path: '/a', area: 'sourcing', access: 'private', kind: 'redirect', to: '/b' } as const;
    expect(redirectTarget(base, '?x=1')).toBe('/b?x=1');
    expect(redirectTarget({ ...base, dropQuery: true }, '?x=1')).toBe('/b');
  });
});

describe('login', () => {
  it('keeps where one was', () => {
    expect(loginAddress('/orders?activeTabKey=ON_HOLD')).toBe(
      '/login?path=%2Forders%3FactiveTabKey%3DON_HOLD',
    );
    expect(loginAddress('/')).toBe('/login');
  });

  it('goes back there, and only to addresses of ours', () => {
    expect(afterLogin('/orders?activeTabKey=ALL')).toBe('/orders?activeTabKey=ALL');
    for (const path of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/login?path=/login',
    ]) {
      expect(afterLogin(path)).toBe('/homebase');
    }
  });
});
