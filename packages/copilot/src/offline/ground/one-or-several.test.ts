import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyFilling } from '../testing/empty.ts';
import type { Filling } from './fill/fill.ts';
import { oneOrSeveral } from './one-or-several.ts';
import type { Reading } from './reading.ts';

const reading = (name: string, probability: number, filling: Partial<Filling>): Reading => ({
  operation: findOperation(name) as AnyDeclaration,
  probability,
  relation: 'new',
  filling: { ...emptyFilling, ...filling },
  trial: null,
  isEmpty: false,
  leavesNamed: false,
  otherProduct: null,
  score: 0,
  evidence: [],
});
const left = (...readings: Reading[]) =>
  oneOrSeveral(readings).map(({ operation, probability }) => [
    operation.name,
    Number(probability.toFixed(2)),
  ]);

it('several that are named go together', () => {
  const list = reading('buy_labels', 0.06, { input: { orderNumbers: [1050, 5746] } });
  const several = { field: 'orderNumber', values: [1050, 5746] };
  expect(left(reading('ship_order', 0.72, { several }), list)).toEqual([['buy_labels', 0.78]]);
  expect(left(reading('ship_order', 0.72, {}), list)).toEqual([['buy_labels', 0.78]]);
});

it('one that is named goes by itself', () => {
  const list = reading('buy_labels', 0.16, { input: { orderNumbers: [1053] } });
  expect(left(list, reading('ship_order', 0.12, { input: { orderNumber: 1053 } }))).toEqual([
    ['ship_order', 0.28],
  ]);
});

it('another record, and another act, stay a reading of their own', () => {
  const list = reading('buy_labels', 0.4, { input: { orderNumbers: [1050, 5746] } });
  expect(left(list, reading('ship_order', 0.3, { input: { orderNumber: 879 } }))).toHaveLength(2);
  expect(left(list, reading('cancel_order', 0.3, { input: { orderNumber: 1050 } }))).toHaveLength(2);
});
