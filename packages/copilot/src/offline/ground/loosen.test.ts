import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyFilling } from '../testing/empty.ts';
import type { Filling } from './fill/fill.ts';
import { fieldsOf } from '../fields.ts';
import { loosen, withoutUnknown } from './loosen.ts';
import type { GroundingServices } from './conversation/services.ts';

const operation = findOperation('list_orders') as AnyDeclaration;
const filling = (input: Record<string, unknown>): Filling => ({ ...emptyFilling, input, given: 1 });
const services = (orders: readonly unknown[]): GroundingServices => ({
  find: (name) => findOperation(name),
  offered: [operation],
  tryRead: () => Promise.resolve({ ok: true, result: { total: orders.length, orders }, summary: '' }),
  findRecords: () => Promise.resolve([]),
  likeness: () => Promise.resolve(new Float32Array(2)),
});
const waiting = filling({ customer: 'Caleb Pereira', tab: 'OUTSTANDING' });

it('shows what somebody has where nothing of it is in the state that was said', async () => {
  const loosened = await loosen(operation, waiting, services([{ orderNumber: 1054 }]));
  expect(loosened?.filling).toMatchObject({ input: { customer: 'Caleb Pereira' }, leftOut: 'outstanding' });
});

it('leaves a list as it is that has nothing without the state either', async () => {
  expect(await loosen(operation, waiting, services([]))).toBeNull();
});

it('leaves a list as it is that is of nobody', async () => {
  expect(await loosen(operation, filling({ tab: 'OUTSTANDING' }), services([{}]))).toBeNull();
});

it.each([
  ['pouring candles', 'candles', 'pouring'],
  ['beanies for our winter kits', 'beanies', 'for our winter kits'],
])('“%s” is looked for as %s, and what was left out is told', async (keyword, known, leftOut) => {
  const found = (_: string, input: Readonly<Record<string, unknown>>) =>
    Promise.resolve({
      ok: true as const,
      result: { total: input['keyword'] === known ? 5 : 0 },
      summary: '',
    });
  const search = findOperation('search_suppliers') as AnyDeclaration;
  const loosened = await loosen(search, filling({ keyword }), { ...services([]), tryRead: found });
  expect(loosened?.filling).toMatchObject({ input: { keyword: known }, leftOut });
});

it.each([
  ['tell me plain honey who do i owe', 'plain honey', true],
  ['what do we owe to plain honey these days', 'plain honey', false],
  ['whats owed, Plain Honey says it is late', 'Plain Honey', false],
  ['plain honey invoices', 'plain honey', false],
])('“%s” does without “%s”: %s', async (text, words, isDropped) => {
  const invoices = findOperation('list_supplier_invoices') as AnyDeclaration;
  const field = fieldsOf(invoices).find(({ name }) => name === 'supplierId');
  const unknown = field ? [{ field, words }] : [];
  const read = { ...filling({ supplierId: words }), unknown };
  const found = await withoutUnknown(invoices, read, text, services([{ invoiceId: 'i' }]));
  expect(found?.filling ?? null).toEqual(
    isDropped ? expect.objectContaining({ input: {}, unknown: [], unparsed: words }) : null,
  );
});
