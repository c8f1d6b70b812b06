import { expect, it } from 'vitest';
import { emptyState } from '../../testing/empty.ts';
import { describedAlike } from './described-alike.ts';
import type { SeenRecord } from '../records/records.ts';
import { found } from '../records/resolution.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

const services: GroundingServices = {
  offered: [],
  find: () => undefined,
  findRecords: () => Promise.resolve([]),
  tryRead: () => Promise.resolve({ ok: false, code: 'not_found', message: '' }),
  likeness: () => Promise.resolve(new Float32Array(1)),
};
const design = (id: string, label: string, product: string): SeenRecord => ({
  kind: 'design',
  refs: new Map([['design', [{ field: 'designId', value: id }]]]),
  label,
  data: { name: label, product },
});
const room = design('1', 'Linen Room Mug', 'Mug');
const remix = design('2', 'Stoneware Remix', 'Mug');
const tote = design('3', 'Harvest Tote', 'Tote bag');
const shown: DialogueState = {
  ...emptyState,
  results: [
    {
      operation: undefined as never,
      input: {},
      result: {},
      lists: [{ operation: 'list_designs', records: [room, remix, tote], single: false }],
    },
  ],
};
const meant = (words: string, record: SeenRecord, state = shown) =>
  describedAlike(words, 'design', found([record], 0.9), state, services);

it('asks which where one word describes several, though one is called so', async () => {
  expect(await meant('the mug design', room)).toEqual({ kind: 'several', records: [room, remix] });
  expect(await meant('the tote one', tote)).toMatchObject({ kind: 'found' });
});

it('takes what is called by more than one word, or was singled out', async () => {
  expect(await meant('the linen room mug', room)).toMatchObject({ kind: 'found' });
  expect(await meant('the mug design', room, { ...shown, focus: [room] })).toMatchObject({ kind: 'found' });
});
