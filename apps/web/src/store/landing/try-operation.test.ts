import { expect, it } from 'vitest';
import { requestOf, shellOf, type ListedOperation } from './try-operation.ts';

const getOrder: ListedOperation = {
  ...{ name: 'get_order', title: 'Order', area: 'orders', effect: 'read', method: 'GET' },
  ...{ path: '/web/orders/{orderId}', offered: true, description: '' },
};

it('fills the address from the input, and leaves the rest to the query', () => {
  const { url } = requestOf(getOrder, '{"orderId": 7, "part": "a b"}');
  expect(url).toBe('/rest/main/web/orders/7?part=a+b');
  expect(shellOf('https://b.example', requestOf(getOrder, `{"orderId": "o'x"}`))).toBe(
    `curl 'https://b.example/rest/main/web/orders/o%27x' -H "Authorization: Bearer $BRANDWRIGHT_TOKEN"`,
  );
  expect(requestOf(getOrder, ' ').url).toBe('/rest/main/web/orders/-');
});

it.each(['[1]', '3', 'null', '{x'])('refuses %s, which is no object', (text) => {
  expect(() => requestOf(getOrder, text)).toThrow(/JSON object/);
});
