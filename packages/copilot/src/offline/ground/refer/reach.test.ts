import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../../testing/empty.ts';
import { reach } from './reach.ts';
import type { SeenRecord } from '../records/records.ts';
import type { GroundingServices } from '../conversation/services.ts';

const invoice: SeenRecord = {
  kind: 'supplier_invoice',
  refs: new Map([
    ['supplier_invoice', [{ field: 'id', value: 'i' }]],
    ['supplier', [{ field: 'supplierId', value: 's2' }]],
  ]),
  label: 'INV-1',
  data: {},
};
const rows = ['s1', 's2', 's3'].map((supplierId) => ({
  sid: `chat with ${supplierId}`,
  supplierId,
  supplierName: supplierId,
}));
const services: GroundingServices = {
  find: (name) => operations.find((one) => one.name === name),
  offered: operations.filter(({ offered }) => offered),
  tryRead: async (operation) =>
    operation === 'list_supplier_conversations'
      ? { ok: true, result: { rows }, summary: '' }
      : { ok: false, code: 'not_found', message: '' },
  findRecords: async () => [],
  likeness: async () => new Float32Array(),
};

describe('what goes with the record in focus', () => {
  it('is the chat with the supplier whose invoice was opened', async () => {
    const found = await reach('supplier_conversation', true, { ...emptyState, focus: [invoice] }, services);
    expect(found.map(({ label }) => label)).toEqual(['s2']);
  });
  it('is nothing of a kind that is not linked to it', async () =>
    expect(await reach('design', true, { ...emptyState, focus: [invoice] }, services)).toEqual([]));
  it('is nothing where nothing is in focus', async () =>
    expect(await reach('supplier_conversation', true, emptyState, services)).toEqual([]));
});
