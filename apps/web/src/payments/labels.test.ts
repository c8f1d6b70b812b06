import { expect, it } from 'vitest';
import { bankAddress } from './labels.ts';

it('follows the bank to web addresses only', () => {
  expect(bankAddress('https://hooks.stripe.com/redirect/1?a=b')).toBe(
    'https://hooks.stripe.com/redirect/1?a=b',
  );
  expect(bankAddress('http://127.0.0.1:8787/test-bank/confirm/1')).toBe(
    'http://127.0.0.1:8787/test-bank/confirm/1',
  );
  for (const said of [null, '', 'javascript:alert(1)', 'data:text/html,x', '/pay', 'not an address'])
    expect(bankAddress(said), String(said)).toBeNull();
});
