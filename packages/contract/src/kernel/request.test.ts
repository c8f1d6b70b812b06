import { describe, expect, it } from 'vitest';
import { buildRequest, queryString } from './request.ts';

describe('buildRequest', () => {
  it('fills the path and puts the rest of a GET in the query string', () => {
    const request = buildRequest(
      { http: { method: 'GET', path: '/web/orders/{id}/notes' } },
      { id: 'a/b', page: 0, tag: ['x', 'y'], q: undefined },
    );
    expect(request).toEqual({
      method: 'GET',
      url: '/rest/main/web/orders/a%2Fb/notes?page=0&tag=x&tag=y',
      body: undefined,
    });
  });

  it('puts the rest of a POST in the body', () => {
    const request = buildRequest(
      { http: { method: 'POST', path: '/web/orders/{id}/cancel' } },
      { id: '7', reason: 'late' },
    );
    expect(request).toEqual({
      method: 'POST',
      url: '/rest/main/web/orders/7/cancel',
      body: '{"reason":"late"}',
    });
  });

  it('stands at the host root where the declaration says so', () => {
    expect(
      buildRequest({ http: { method: 'GET', path: '/bk/{brandKitId}', root: true } }, { brandKitId: '1' })
        .url,
    ).toBe('/bk/1');
  });

  it('puts a dash where the path has no value, so that another field may name the record', () => {
    const request = buildRequest(
      { http: { method: 'GET', path: '/web/orders/{id}' } },
      { orderNumber: 1042 },
    );
    expect(request.url).toBe('/rest/main/web/orders/-?orderNumber=1042');
  });

  it('sends an empty object when there is nothing to say', () => {
    expect(buildRequest({ http: { method: 'POST', path: '/logout' } }, undefined).body).toBe('{}');
  });
});

describe('queryString', () => {
  it('keeps false and zero, leaves out null and undefined', () => {
    expect(queryString({ a: false, b: 0, c: null, d: undefined })).toBe('?a=false&b=0');
  });
});
