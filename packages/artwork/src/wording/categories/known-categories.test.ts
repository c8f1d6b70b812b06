import { knownCategories } from '@brandwright/contract/brand-kits/known-categories.ts';
import { expect, it } from 'vitest';
import { categories } from './index.ts';

it('are those that models are told of', () => {
  expect([...knownCategories].sort()).toEqual(categories.map(({ key }) => key).sort());
});
