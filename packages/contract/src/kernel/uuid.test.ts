import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it('knows an id in either case, and nothing around it', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(isUuid(id)).toBe(true);
  expect(isUuid(id.toUpperCase())).toBe(true);
  expect(isUuid(` ${id}`)).toBe(false);
  expect(isUuid(id.replaceAll('-', ''))).toBe(false);
  expect(isUuid('1042')).toBe(false);
});
