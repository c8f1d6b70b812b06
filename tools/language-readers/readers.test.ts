import { describe, expect, it } from 'vitest';
import { findPrivateReaders } from './readers.ts';

describe('findPrivateReaders', () => {
  it.each([
    ["import * as chrono from 'chrono-node';", /reads dates/],
    ['const gramsIn = { oz: 28.349523125 };', /reads units/],
    ["const names = new Intl.DisplayNames('en', { type: 'region' });", /reads country names/],
  ])('refuses %s outside the language package', (text, reason) => {
    expect(findPrivateReaders([{ path: 'packages/platform/src/orders/a.ts', text }])).toEqual([
      expect.stringMatching(reason),
    ]);
    expect(findPrivateReaders([{ path: 'packages/language/src/values/a.ts', text }])).toEqual([]);
    expect(findPrivateReaders([{ path: 'packages/platform/src/orders/a.test.ts', text }])).toEqual([]);
  });
});
