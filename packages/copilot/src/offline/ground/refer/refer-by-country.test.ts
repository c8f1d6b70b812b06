import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { emptyServices, emptyState } from '../../testing/empty.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { SeenRecord } from '../records/records.ts';
import { byCountry } from './refer-by-country.ts';

const supplier = (label: string, country: string, category = ''): SeenRecord => ({
  kind: 'supplier',
  refs: new Map([['supplier', [{ field: 'supplierId', value: label }]]]),
  label,
  data: { name: label, country, category },
});
const conversation = (label: string): SeenRecord => ({
  ...supplier(label, ''),
  kind: 'supplier_conversation',
  refs: new Map([
    ['supplier_conversation', [{ field: 'sid', value: `CH-${label}` }]],
    ['supplier', [{ field: 'supplierId', value: label }]],
  ]),
  data: { supplierName: label },
});

const shown = (operation: string, records: readonly SeenRecord[]) => ({
  ...emptyState,
  results: [
    {
      operation: findOperation(operation) as AnyDeclaration,
      input: {},
      result: {},
      lists: [{ operation, records, single: false }],
    },
  ],
});
const searched = shown('search_suppliers', [
  supplier('Alpaca Sur', 'PE', 'textile'),
  supplier('Lume & Cera', 'PT', 'candles'),
  supplier('Olaria do Vale', 'PT', 'ceramics'),
]);

const labels = async (
  words: string,
  kind: SeenRecord['kind'],
  state = searched,
  services = emptyServices,
) => {
  const meant = await byCountry(words, kind, state, services);
  return meant && 'records' in meant ? [meant.kind, ...meant.records.map(({ label }) => label)] : null;
};

describe('a country names', () => {
  it('the one in view that is from there', async () =>
    expect(await labels('the Peruvian ones', 'supplier')).toEqual(['found', 'Alpaca Sur']));

  it('several, unless another word tells which', async () => {
    expect(await labels('the Portuguese', 'supplier')).toEqual(['several', 'Lume & Cera', 'Olaria do Vale']);
    expect(await labels('the candles people in Portugal', 'supplier')).toEqual(['found', 'Lume & Cera']);
  });

  it('nobody where none is from there, and no country is none', async () => {
    expect(await labels('the Norwegians', 'supplier')).toBeNull();
    expect(await labels('the cheap ones', 'supplier')).toBeNull();
  });

  it('the conversation with the supplier from there', async () => {
    const services: GroundingServices = {
      ...emptyServices,
      offered: [findOperation('list_my_suppliers') as AnyDeclaration],
      tryRead: () =>
        Promise.resolve({
          ok: true,
          result: { rows: [{ supplierId: 'Olaria do Vale', name: 'Olaria do Vale', country: 'PT' }] },
          summary: '',
        }),
    };
    const inbox = shown('list_supplier_conversations', [
      conversation('Binh Duong Stoneware'),
      conversation('Olaria do Vale'),
    ]);
    expect(await labels('the portuguese', 'supplier_conversation', inbox, services)).toEqual([
      'found',
      'Olaria do Vale',
    ]);
  });
});
