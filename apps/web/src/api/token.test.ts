import { describe, expect, it } from 'vitest';
import { readToken } from './token.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmF0dXJl`;

describe('readToken', () => {
  it('reads expiry, generation and whose it is', () => {
    const exp = now / 1000 + 60;
    expect(readToken(token({ exp, gen: 2, sub: 'u1', name: 'Zoë' }), now)).toEqual({
      expiresAtSeconds: exp,
      generation: 2,
      userId: 'u1',
    });
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['not three parts', 'abc.def'],
    ['not base64', 'a.%%%.c'],
    ['not JSON', `a.${Buffer.from('nope').toString('base64url')}.c`],
    ['without expiry', token({ sub: '1' })],
    ['with an expiry that is no number', token({ exp: 'tomorrow' })],
    ['expired', token({ exp: now / 1000 - 1 })],
    ['expiring this instant', token({ exp: now / 1000 })],
  ])('a token that is %s counts as absent', (_, value) => {
    expect(readToken(value, now)).toBeNull();
  });
});
