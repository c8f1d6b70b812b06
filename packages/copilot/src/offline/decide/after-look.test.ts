import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyState } from '../testing/empty.ts';
import { changesLookedAt } from './after-look.ts';

const find = (name: string) => findOperation(name);
const lookedAt = (name: string, input: Record<string, unknown>) =>
  changesLookedAt(
    {
      ...emptyState,
      results: [{ operation: find(name) as AnyDeclaration, input, result: {}, lists: [] }],
    },
    { find },
  ).map(({ operation, input: taken }) => [operation, taken]);

it('a look at what a change would cost leads to that change of the same', () => {
  expect(lookedAt('preview_plan_change', { tier: 'TIER_2_5' })).toEqual([
    ['change_plan', { tier: 'TIER_2_5' }],
  ]);
  expect(lookedAt('preview_plan_change', {})).toEqual([]);
  expect(lookedAt('get_subscription', {})).toEqual([]);
  expect(changesLookedAt(emptyState, { find })).toEqual([]);
});
