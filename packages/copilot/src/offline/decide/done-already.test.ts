import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import type { Reading } from '../ground/reading.ts';
import { emptyFilling, emptyState } from '../testing/empty.ts';
import { doneAlready } from './done-already.ts';

const find = (name: string) => findOperation(name);
const reading = (operation: string, input: Record<string, unknown>): Reading => ({
  operation: find(operation) as AnyDeclaration,
  probability: 0.9,
  relation: 'again',
  filling: { ...emptyFilling, input, given: 1 },
  trial: null,
  isEmpty: false,
  leavesNamed: false,
  otherProduct: null,
  score: 0,
  evidence: [],
});
const after = (operation: string, input: Record<string, unknown>) => ({
  ...emptyState,
  calls: [
    {
      callId: 'a',
      operation,
      input,
      outcome: { ok: true as const, result: {}, summary: '', untrusted: false },
    },
  ],
});
const offered = (
  text: string,
  operation: string,
  now: Record<string, unknown>,
  before: Record<string, unknown>,
) => {
  const decision = doneAlready(reading(operation, now), text, after(operation, before), { find });
  return decision?.kind === 'options' ? decision.options.map((option) => option.operation) : null;
};

it('a figure that was corrected is not added to what was done', () => {
  const moved = { sku: 'mug', to: 'own', quantity: 40 };
  expect(offered('make that 30', 'move_stock', { ...moved, quantity: 30 }, moved)).toEqual([
    'undo_change',
    'move_stock',
  ]);
  expect(offered('no, sixteen', 'adjust_stock', { sku: 'mug', add: 16 }, { sku: 'mug', add: 18 })).toEqual([
    'undo_change',
    'adjust_stock',
  ]);
});

it('is done where it comes on top, sets a figure, or another change was last', () => {
  const moved = { sku: 'mug', to: 'own', quantity: 40 };
  expect(offered('and another 30', 'move_stock', { ...moved, quantity: 30 }, moved)).toBeNull();
  expect(
    offered('no, 42', 'adjust_stock', { sku: 'mug', counted: 42 }, { sku: 'mug', counted: 40 }),
  ).toBeNull();
  expect(offered('make that 30', 'move_stock', moved, {})).toBeNull();
});

it('what was made is not made twice under the same name', () => {
  const made = { title: 'wax melts', priceMinor: 1200 };
  const again = { ...made, priceMinor: 1400 };
  expect(offered('eh make it 14', 'create_product', again, made)).toEqual(['undo_change', 'create_product']);
  expect(offered('another one at 14', 'create_product', again, made)).toBeNull();
  expect(offered('eh make it 14', 'create_product', { ...again, title: 'soap' }, made)).toBeNull();
});
