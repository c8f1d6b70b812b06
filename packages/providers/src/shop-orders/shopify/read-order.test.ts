import { describe, expect, it } from 'vitest';
import { idOf, orderGid } from './read-order.ts';

describe('the id of a record at Shopify', () => {
  it('is the digits at its end, and where there are none the whole', () => {
    expect(idOf(orderGid('1234'))).toBe('1234');
    expect(idOf('gid://shopify/LineItem/56?from=abc')).toBe('56');
    expect(idOf('gid://shopify/Order/draft_7')).toBe('gid://shopify/Order/draft_7');
  });
});
