import { expect, it } from 'vitest';
import { emptyServices } from '../../testing/empty.ts';
import type { SeenRecord } from '../records/records.ts';
import { onlyOpenListed } from './only-open-listed.ts';

const invoice = (id: string, status: string): SeenRecord => ({
  kind: 'supplier_invoice',
  refs: new Map([['supplier_invoice', [{ field: 'invoiceId', value: id }]]]),
  label: id,
  data: { status },
});
const meant = async (...statuses: string[]) => {
  const records = statuses.map((status, place) => invoice(`INV-${place}`, status));
  const found = await onlyOpenListed({ kind: 'several', records }, 'supplier_invoice', emptyServices);
  return found.kind === 'found' ? found.records.map(({ label }) => label) : found.kind;
};

it('of several invoices of a supplier the only one that is open is meant', async () =>
  expect(await meant('OVERDUE', 'PAID')).toEqual(['INV-0']));

it('which of two that are open is asked', async () =>
  expect(await meant('OVERDUE', 'DUE', 'PAID')).toBe('several'));
