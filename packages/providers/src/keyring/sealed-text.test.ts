import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSealed, sealText } from './sealed-text.ts';

const key = randomBytes(32);

it('opens what it sealed, and never seals alike', () => {
  const sealed = sealText(key, 'sk-secret-1234', 'store a');
  expect(sealed).not.toContain('sk-secret');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('sk-secret');
  expect(openSealed(key, sealed, 'store a')).toBe('sk-secret-1234');
  expect(sealText(key, 'sk-secret-1234', 'store a')).not.toBe(sealed);
});

it('opens nothing with another key, for another owner, or once changed', () => {
  const sealed = sealText(key, 'sk-secret-1234', 'store a');
  expect(openSealed(randomBytes(32), sealed, 'store a')).toBeUndefined();
  expect(openSealed(key, sealed, 'store b')).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64');
  for (const at of [0, 14, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openSealed(key, changed.toString('base64'), 'store a')).toBeUndefined();
  }
  for (const short of ['', 'AAAA', bytes.subarray(0, 28).toString('base64')])
    expect(openSealed(key, short, 'store a')).toBeUndefined();
});
