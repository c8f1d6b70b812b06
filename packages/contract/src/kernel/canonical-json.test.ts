import { expect, it } from 'vitest';
import { canonicalJson, canonicalWithoutNulls } from './canonical-json.ts';

it('does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  expect(canonicalJson(undefined)).toBe('null');
});

it('takes null for not given', () => {
  expect(canonicalWithoutNulls({ note: null, id: 1 })).toBe(canonicalWithoutNulls({ id: 1 }));
  expect(canonicalWithoutNulls(null)).toBe('null');
  expect(canonicalWithoutNulls([null, 1])).toBe('[null,1]');
});
