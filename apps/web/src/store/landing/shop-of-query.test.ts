import { expect, it } from 'vitest';
import { shopOfQuery, wayBackOf } from './shop-of-query.ts';

it.each([
  ['shop=juniper.myshopify.com', 'juniper.myshopify.com'],
  ['shopName=Juniper', 'juniper.myshopify.com'],
  ['shop=evil.example/path', undefined],
  ['', undefined],
])('the shop of "%s" is %s', (query, shop) => {
  expect(shopOfQuery(new URLSearchParams(query))).toBe(shop);
});

it.each([
  ['https://admin.shopify.com/store/juniper', 'https://admin.shopify.com/store/juniper'],
  ['https://juniper.myshopify.com/admin', 'https://juniper.myshopify.com/admin'],
  ['https://myshopify.com.evil.example/', undefined],
  ['http://juniper.myshopify.com/', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
])('the way back %s leads to %s', (url, to) => {
  expect(wayBackOf(new URLSearchParams({ shopifyCallbackUrl: url }))).toBe(to);
});
