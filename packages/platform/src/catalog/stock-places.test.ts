import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { archiveStockPlace } from '@brandwright/contract/catalog/archive-stock-place.ts';
import { createStockPlace } from '@brandwright/contract/catalog/create-stock-place.ts';
import { getStockPlace } from '@brandwright/contract/catalog/get-stock-place.ts';
import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import { moveStock } from '@brandwright/contract/catalog/move-stock.ts';
import { updateStockPlace } from '@brandwright/contract/catalog/update-stock-place.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { stocked } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});

const places = async () => (await store.run(listStockPlaces, {})).places;
const garage = { name: 'Leeds garage', address: '4 Mill Lane,\nLeeds' };

describe('create_stock_place', () => {
  it('adds a place beside the default one, to which stock moves, and is undone while nothing came to it', async () => {
    await stocked(store);
    const entry = await store.entryOf(createStockPlace, garage);
    expect(await places()).toMatchObject([
      { name: 'Own stock', isDefault: true, onHand: 42, skuCount: 1 },
      { name: 'Leeds garage', address: '4 Mill Lane, Leeds', kind: 'OWN', isDefault: false, onHand: 0 },
    ]);
    expect((await store.journal())[0]?.summary).toBe(
      'Added Leeds garage, 4 Mill Lane, Leeds. It’s empty for now: move stock there, or name it when goods come in.',
    );
    await store.undo(entry);
    expect(await places()).toHaveLength(1);
    const again = await store.entryOf(createStockPlace, garage);
    await store.run(moveStock, { sku: 'MUG-01', quantity: 10, to: 'the garage' });
    await expect(store.undo(again)).rejects.toMatchObject({ code: 'conflict' });
    expect(await places()).toHaveLength(2);
  });

  it('refuses a name that is taken, bad names, viewers and previews', async () => {
    await store.run(createStockPlace, garage);
    expect(await store.refusal(createStockPlace, { name: 'leeds GARAGE' })).toMatchObject({
      code: 'conflict',
      message: 'There’s already a place called Leeds garage. Choose another name.',
    });
    for (const name of ['', ' ', 'x'.repeat(81), 'two\nlines'])
      expect((await store.refusal(createStockPlace, { name })).code).toBe('bad_input');
    expect((await store.refusal(createStockPlace, { name: 'A' }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createStockPlace, { name: 'A' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    // Another store's places are its own.
    const other = await testStore();
    await other.run(createStockPlace, garage);
    expect((await other.run(listStockPlaces, {})).places).toHaveLength(2);
  });
});

describe('get_stock_place', () => {
  it('tells which SKUs a place holds, page by page, and no other store’s', async () => {
    await stocked(store);
    await stocked(store, { title: 'Tea towel', code: 'TOWEL', onHand: 7 });
    const { place } = await store.run(createStockPlace, garage);
    await store.run(moveStock, { sku: 'TOWEL', quantity: 7, to: place.id });
    expect(await store.run(getStockPlace, { place: 'leeds' })).toMatchObject({
      place: { onHand: 7, skuCount: 1 },
      rows: [{ code: 'TOWEL', onHand: 7 }],
      total: 1,
    });
    const own = await store.run(getStockPlace, { place: 'our own stock' });
    expect(own.rows.map(({ code, onHand }) => [code, onHand])).toEqual([['MUG-01', 42]]);
    expect((await store.run(getStockPlace, { id: place.id, page: 1 })).rows).toEqual([]);
    expect((await store.refusal(getStockPlace, {})).code).toBe('bad_input');
    expect((await store.refusal(getStockPlace, { place: 'the moon' })).code).toBe('not_found');
    expect((await (await testStore()).refusal(getStockPlace, { id: place.id })).code).toBe('not_found');
  });
});

describe('update_stock_place', () => {
  it('renames, moves the default on, and is undone with it', async () => {
    await stocked(store);
    await store.run(createStockPlace, garage);
    const entry = await store.entryOf(updateStockPlace, {
      place: 'leeds garage',
      name: 'Back room',
      address: '',
      makeDefault: true,
    });
    expect((await store.journal())[0]?.summary).toBe(
      'Renamed Leeds garage to Back room. Now it has no address and it’s the default place for stock.',
    );
    expect(await places()).toMatchObject([
      { name: 'Back room', isDefault: true, address: null },
      { name: 'Own stock', isDefault: false },
    ]);
    await store.undo(entry);
    expect(await places()).toMatchObject([
      { name: 'Own stock', isDefault: true },
      { name: 'Leeds garage', isDefault: false, address: '4 Mill Lane, Leeds' },
    ]);
  });

  it('refuses taken names, nothing to change, later changes, an undo of what changed since, and viewers', async () => {
    const { place } = await store.run(createStockPlace, garage);
    const own = { place: 'own stock' };
    expect((await store.refusal(updateStockPlace, { ...own, name: 'leeds garage' })).code).toBe('conflict');
    expect((await store.refusal(updateStockPlace, own)).message).toContain(
      'What should change about Own stock',
    );
    const entry = await store.entryOf(updateStockPlace, { id: place.id, name: 'Shed' });
    store.time.now = new Date(store.time.now.getTime() + 1000);
    await store.run(updateStockPlace, { id: place.id, name: 'Barn' });
    expect(
      (await store.refusal(updateStockPlace, { id: place.id, name: 'Hut', seenAt: place.updatedAt })).message,
    ).toContain('has changed since you opened it');
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
    const given = { id: place.id, name: 'Hut' };
    expect((await store.refusal(updateStockPlace, given, { as: 'viewer' })).code).toBe('forbidden');
    expect((await (await testStore()).refusal(updateStockPlace, given)).code).toBe('not_found');
  });
});

describe('archive_stock_place', () => {
  it('takes an empty place out of use, keeps its history, and is undone', async () => {
    await stocked(store);
    await store.run(createStockPlace, garage);
    await store.run(moveStock, { sku: 'MUG-01', quantity: 10, to: 'leeds garage' });
    expect((await store.refusal(archiveStockPlace, { place: 'leeds garage' })).message).toBe(
      'Leeds garage still holds 10 units of 1 SKU. Move them to another place first, or write them off.',
    );
    const moved = await store.entryOf(moveStock, {
      sku: 'MUG-01',
      quantity: 10,
      from: 'leeds garage',
      to: 'own stock',
    });
    const entry = await store.entryOf(archiveStockPlace, { place: 'leeds garage' });
    expect(await places()).toHaveLength(1);
    const { rows } = await store.run(listStockMovements, { sku: 'MUG-01', kind: 'MOVED' });
    expect(rows.some(({ place }) => place === 'Leeds garage')).toBe(true);
    expect((await store.refusal(moveStock, { sku: 'MUG-01', quantity: 1, to: 'leeds garage' })).code).toBe(
      'not_found',
    );
    // Nothing comes to it by undoing either.
    await expect(store.undo(moved)).rejects.toMatchObject({ code: 'conflict' });
    // Its name is free, and then it can't come back beside the other.
    const same = await store.entryOf(createStockPlace, { name: 'Leeds garage' });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
    await store.undo(same);
    await store.undo(entry);
    expect((await places()).map(({ name }) => name)).toEqual(['Own stock', 'Leeds garage']);
  });

  it('never lets stock come to a place that is archived at the same moment', async () => {
    await stocked(store);
    await store.run(createStockPlace, garage);
    const place = { place: 'leeds garage' };
    await Promise.allSettled([
      store.run(archiveStockPlace, place),
      store.run(adjustStock, { sku: 'MUG-01', add: 5, place: 'leeds garage' }),
    ]);
    const held = (await places()).find(({ name }) => name === 'Leeds garage');
    const { rows } = await store.run(listStockMovements, { sku: 'MUG-01', kind: 'COUNTED' });
    expect(held?.onHand ?? 0).toBe(rows.length === 0 ? 0 : 5);
  });

  it('refuses the only place, the default one, viewers, previews and other stores', async () => {
    await stocked(store);
    const own = { place: 'own stock' };
    expect((await store.refusal(archiveStockPlace, own)).message).toContain('is your only stock place');
    const { place } = await store.run(createStockPlace, garage);
    expect((await store.refusal(archiveStockPlace, own)).message).toContain(
      'Make another the default first, such as Leeds garage.',
    );
    const given = { id: place.id };
    expect((await store.refusal(archiveStockPlace, given, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(archiveStockPlace, given, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await (await testStore()).refusal(archiveStockPlace, given)).code).toBe('not_found');
  });
});
