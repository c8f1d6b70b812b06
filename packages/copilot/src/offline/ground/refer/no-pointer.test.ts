import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyState } from '../../testing/empty.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { recordsOf } from '../records/records.ts';
import { referByPointer } from './refer.ts';
import { byDescription } from './refer-by-list.ts';

const operation = findOperation('list_orders') as AnyDeclaration;
const result = {
  total: 2,
  orders: [
    { id: 'a', orderNumber: 5760 },
    { id: 'b', orderNumber: 1063 },
  ],
};
const state = {
  ...emptyState,
  results: [{ operation, input: {}, result, lists: recordsOf(operation, result) }],
};
const services: GroundingServices = {
  find: findOperation,
  offered: [operation, findOperation('list_customers') as AnyDeclaration],
  tryRead: () =>
    Promise.resolve({ ok: true, result: { customers: [{ id: 'c', name: 'Priya Petrov' }] }, summary: '' }),
  findRecords: () => Promise.resolve([]),
  likeness: () => Promise.resolve(new Float32Array(2)),
};
const pointed = async (text: string) =>
  (await referByPointer(text, 'order', false, state, services))?.kind ?? null;

it('takes the top one of a list, and no row for where something goes', async () => {
  expect(await pointed('open the top one')).toBe('found');
  expect(await pointed('pin that on top so whoever packs it sees it')).toBeNull();
  expect(await pointed('put it at the top')).toBeNull();
  expect(await pointed('the one on the 1st is too late')).toBeNull();
});

it('takes a cheapest way for no record', async () =>
  expect(await byDescription('the cheapest way', 'customer', state, services)).toBeNull());
