import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { emptyServices, emptyState } from '../../testing/empty.ts';
import { byOther } from './refer-by-other.ts';
import type { SeenRecord } from '../records/records.ts';

const design = (id: string, label: string, product: string): SeenRecord => ({
  kind: 'design',
  refs: new Map([['design', [{ field: 'designId', value: id }]]]),
  label,
  data: { product },
});
const [linen, remix, tote] = [
  design('1', 'Linen Room Mug', 'Mug'),
  design('2', 'Stoneware Remix', 'Mug'),
  design('3', 'Harvest Tote', 'Tote bag'),
];
const stateWith = (records: SeenRecord[]) => ({
  ...emptyState,
  focus: [{ ...linen, after: 1 }],
  results: [
    {
      operation: findOperation('list_designs') as AnyDeclaration,
      input: {},
      result: {},
      lists: [{ operation: 'list_designs', single: false, records }],
    },
  ],
});
const labels = async (words: string, records: SeenRecord[]) => {
  const meant = await byOther(words, 'design', stateWith(records), emptyServices);
  return meant && 'records' in meant ? [meant.kind, ...meant.records.map(({ label }) => label).sort()] : null;
};

it('is the one of two that was not opened', async () =>
  expect(await labels('the other mug', [linen, remix, tote])).toEqual(['found', 'Stoneware Remix']));
it('is asked where several are left', async () =>
  expect(await labels('the other mug', [linen, remix, tote, design('4', 'Tall Mug', 'Mug')])).toEqual([
    'several',
    'Stoneware Remix',
    'Tall Mug',
  ]));
it('is none where no other fits', async () =>
  expect(await labels('the other mug', [linen, tote])).toBeNull());
