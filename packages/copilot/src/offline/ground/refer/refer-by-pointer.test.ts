import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyState } from '../../testing/empty.ts';
import type { SeenRecord } from '../records/records.ts';
import { byPointer } from './refer-by-pointer.ts';

const orders = (count: number) =>
  Array.from({ length: count }, (_none, at): SeenRecord => ({
    kind: 'order',
    refs: new Map([['order', [{ field: 'orderNumber', value: 1000 + at }]]]),
    label: `#${1000 + at}`,
    data: {},
  }));
const meant = (count: number | undefined, shown: number) => {
  const records = orders(shown);
  const result = {
    operation: findOperation('list_orders') as AnyDeclaration,
    input: {},
    result: {},
    lists: [{ operation: 'list_orders', single: false, records }],
  };
  const pointer = count === undefined ? { how: 'all' as const } : { how: 'all' as const, count };
  const found = byPointer(pointer, 'both', 'order', { ...emptyState, results: [result] });
  return [found.kind, 'records' in found ? found.records.length : 0];
};

it('takes both of two', () => expect(meant(2, 2)).toEqual(['found', 2]));
it('asks which two of many, and never takes them all', () => expect(meant(2, 12)).toEqual(['several', 12]));
it('takes all where no number is said', () => expect(meant(undefined, 12)).toEqual(['found', 12]));
