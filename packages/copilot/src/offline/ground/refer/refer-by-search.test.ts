import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { bySearch } from './refer-by-search.ts';
import type { GroundingServices } from '../conversation/services.ts';

const rows = [
  { supplierId: 'a', name: 'Cornish Wool Hats', city: 'Truro' },
  { supplierId: 'b', name: 'Kolkata Jute Collective', city: 'Kolkata' },
  { supplierId: 'c', name: 'Kolkata Caps', city: 'Kolkata' },
];
/** A search that finds everything, as one that takes most of the words for enough may. */
const services: GroundingServices = {
  find: (name) => operations.find((one) => one.name === name),
  offered: operations.filter(({ offered }) => offered),
  tryRead: async (operation) =>
    operation === 'search_suppliers'
      ? { ok: true, result: { rows, total: rows.length }, summary: '' }
      : { ok: false, code: 'not_found', message: '' },
  findRecords: async () => [],
  likeness: async () => new Float32Array(),
};

describe('a part of a name that a search finds', () => {
  it('is the record that is called so', async () => {
    const found = await bySearch('the cornish ones', 'supplier', services);
    expect(found.kind === 'found' && found.records.map(({ label }) => label)).toEqual(['Cornish Wool Hats']);
  });
  it('is several where several are', async () =>
    expect((await bySearch('kolkata', 'supplier', services)).kind).toBe('several'));
  it('is none where a word is not in the name', async () =>
    expect((await bySearch('barro antigo', 'supplier', services)).kind).toBe('unknown'));
  it('is none of a kind that nothing searches', async () =>
    expect((await bySearch('cornish', 'order_rule', services)).kind).toBe('unknown'));
});
