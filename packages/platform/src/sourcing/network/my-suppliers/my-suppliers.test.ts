import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { addSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/add-supplier-note.ts';
import { exportMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/export-my-suppliers.ts';
import { getMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/get-my-supplier.ts';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { recordSupplierContact } from '@brandwright/contract/sourcing/network/my-suppliers/record-supplier-contact.ts';
import { removeMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/remove-my-supplier.ts';
import { removeSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/remove-supplier-note.ts';
import { tagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/tag-suppliers.ts';
import { untagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/untag-suppliers.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import type { SendOf } from '@brandwright/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../../kernel/testing.ts';
import { seedMarketplace } from '../../marketplace/testing.ts';

beforeAll(seedMarketplace);

const names = async (store: TestStore, input: SendOf<typeof listMySuppliers> = {}) =>
  (await store.run(listMySuppliers, input)).rows.map((row) => row.name);

describe('my suppliers', () => {
  it('are none at first, then those that were added, once each', async () => {
    const store = await testStore();
    expect(await store.run(listMySuppliers, {})).toMatchObject({ rows: [], total: 0, totalOfStore: 0 });
    const added = await store.run(addMySupplier, { supplierId: 'Lume & Cera' });
    expect(added).toMatchObject({
      name: 'Lume & Cera',
      source: 'MARKETPLACE',
      country: 'PT',
      hasProfile: true,
      wasThere: false,
    });
    expect((await store.run(addMySupplier, { supplierId: added.supplierId })).wasThere).toBe(true);
    expect(await names(store)).toEqual(['Lume & Cera']);
    expect((await store.journal()).map((entry) => entry.summary)).toContain(
      'Added Lume & Cera to your suppliers.',
    );
  });

  it('are searched, filtered, sorted and paged on the server', async () => {
    const store = await testStore();
    for (const supplierId of ['Olaria do Vale', 'Lume & Cera', 'Saigon Wick Works', 'Hanoi Canvas'])
      await store.run(addMySupplier, { supplierId });
    await store.run(tagSuppliers, { supplierIds: ['Hanoi Canvas', 'Lume & Cera'], tag: 'Backup' });
    await store.run(addSupplierNote, { supplierId: 'Olaria do Vale', text: 'Glaze samples come in March' });
    expect(await names(store, { countries: ['VN'] })).toEqual(['Hanoi Canvas', 'Saigon Wick Works']);
    expect(await names(store, { tag: 'backup' })).toEqual(['Hanoi Canvas', 'Lume & Cera']);
    expect(await names(store, { keyword: 'cera' })).toEqual(['Lume & Cera']);
    expect(await names(store, { keyword: 'samples march' })).toEqual(['Olaria do Vale']);
    expect(await names(store, { keyword: '100%_' })).toEqual([]);
    expect(await names(store, { source: 'INVITE' })).toEqual([]);
    expect(await names(store, { sort: 'country' })).toEqual([
      'Lume & Cera',
      'Olaria do Vale',
      'Hanoi Canvas',
      'Saigon Wick Works',
    ]);
    const page = await store.run(listMySuppliers, { size: 3, page: 1 });
    expect(page).toMatchObject({ total: 4, totalOfStore: 4, page: 1, rows: [{ name: 'Saigon Wick Works' }] });
    expect(page.tags).toEqual([{ value: 'Backup', label: 'Backup', count: 2 }]);
    expect(page.countries.map((one) => [one.value, one.count])).toEqual([
      ['PT', 2],
      ['VN', 2],
    ]);
  });

  it('go with undo, and come back with their notes and tags', async () => {
    const store = await testStore();
    const added = await store.entryOf(addMySupplier, { supplierId: 'Vela Norte' });
    await store.undo(added);
    expect(await names(store)).toEqual([]);
    await store.run(addSupplierNote, { supplierId: 'Vela Norte', text: 'Clay jars' });
    await store.run(tagSuppliers, { supplierIds: ['Vela Norte'], tag: 'candles' });
    const removed = await store.entryOf(removeMySupplier, { supplierId: 'Vela Norte' });
    expect((await store.refusal(getMySupplier, { supplierId: 'Vela Norte' })).message).toMatch(
      /not among your suppliers/,
    );
    await store.undo(removed);
    expect(await store.run(getMySupplier, { supplierId: 'Vela Norte' })).toMatchObject({
      tags: ['candles'],
      notes: [{ text: 'Clay jars' }],
    });
  });

  it('may be named loosely, and ask when several fit', async () => {
    const store = await testStore();
    await store.run(addMySupplier, { supplierId: 'Saigon Wick Works' });
    await store.run(addMySupplier, { supplierId: 'Brightwell Candle Works' });
    expect((await store.run(getMySupplier, { supplierId: 'saigon wick' })).name).toBe('Saigon Wick Works');
    const refusal = await store.refusal(getMySupplier, { supplierId: 'Works' });
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toMatch(/Saigon Wick Works.*Brightwell|Brightwell.*Saigon Wick Works/);
    expect((await store.refusal(getMySupplier, { supplierId: 'Nobody At All' })).message).toBe(
      'No supplier of yours matches “Nobody At All”. Check the name, or look at the list of your suppliers.',
    );
  });

  it('are nobody else’s', async () => {
    const store = await testStore();
    const other = await testStore();
    const { supplierId } = await store.run(addMySupplier, { supplierId: 'Lume & Cera' });
    await store.run(addSupplierNote, { supplierId, text: 'Ours alone' });
    expect(await names(other)).toEqual([]);
    expect((await other.refusal(getMySupplier, { supplierId })).code).toBe('not_found');
    expect((await other.refusal(removeMySupplier, { supplierId })).code).toBe('not_found');
    await other.run(addMySupplier, { supplierId });
    expect((await other.run(getMySupplier, { supplierId })).notes).toEqual([]);
  });

  it('are read by viewers and previews, and changed by neither', async () => {
    const store = await testStore();
    const input = { supplierId: 'Lume & Cera' };
    for (const as of ['viewer', 'preview'] as const) {
      await store.run(listMySuppliers, {}, { as });
      const code = as === 'preview' ? 'preview_blocked' : 'forbidden';
      expect((await store.refusal(addMySupplier, input, { as })).code).toBe(code);
      expect((await store.refusal(addSupplierNote, { ...input, text: 'x' }, { as })).code).toBe(code);
    }
  });

  it('know when they were last written to', async () => {
    const store = await testStore();
    const [supplier] = (await store.run(searchSuppliers, { keyword: 'Denizli Dokuma' })).rows;
    if (!supplier) throw new Error('Denizli Dokuma is not in the marketplace.');
    const { supplierId } = supplier;
    const quietly = { supplierId, conversationSid: 'CH1', puts: false };
    expect(await store.run(recordSupplierContact, quietly)).toEqual({ supplierId, isNew: false });
    expect(await names(store)).toEqual([]);
    expect(await store.run(recordSupplierContact, { supplierId, conversationSid: 'CH1' })).toEqual({
      supplierId,
      isNew: true,
    });
    expect(await store.run(recordSupplierContact, { supplierId })).toEqual({ supplierId, isNew: false });
    expect(await store.run(getMySupplier, { supplierId })).toMatchObject({
      conversationSid: 'CH1',
      lastContactAt: '2026-11-20T15:00:00.000Z',
    });
    expect((await store.refusal(recordSupplierContact, { supplierId: randomUUID() })).code).toBe('not_found');
  });
});

describe('notes', () => {
  it('are written with their author, removed by words, and undone', async () => {
    const store = await testStore();
    const first = await store.run(addSupplierNote, { supplierId: 'Lume & Cera', text: 'Asks 30% deposit' });
    expect(first.added).toMatchObject({ text: 'Asks 30% deposit', author: 'Test Person' });
    expect((await store.journal())[0]?.summary).toBe('Noted about Lume & Cera: “Asks 30% deposit”.');
    await store.run(addSupplierNote, { supplierId: 'Lume & Cera', text: 'Closed in August' });
    const removed = await store.entryOf(removeSupplierNote, { supplierId: 'Lume & Cera', about: 'deposit' });
    const left = await store.run(getMySupplier, { supplierId: 'Lume & Cera' });
    expect(left.notes.map((note) => note.text)).toEqual(['Closed in August']);
    await store.undo(removed);
    expect((await store.run(getMySupplier, { supplierId: 'Lume & Cera' })).noteCount).toBe(2);
    expect(
      (await store.refusal(removeSupplierNote, { supplierId: 'Lume & Cera', about: 'pricing' })).code,
    ).toBe('not_found');
  });

  it('take the supplier back with them when it came by the note', async () => {
    const store = await testStore();
    const entry = await store.entryOf(addSupplierNote, { supplierId: 'Vela Norte', text: 'Maybe' });
    await store.undo(entry);
    expect(await names(store)).toEqual([]);
  });

  it('have a length', async () => {
    const store = await testStore();
    expect(
      (await store.refusal(addSupplierNote, { supplierId: 'Vela Norte', text: 'x'.repeat(2001) })).code,
    ).toBe('bad_input');
    expect((await store.refusal(addSupplierNote, { supplierId: 'Vela Norte', text: '  ' })).code).toBe(
      'bad_input',
    );
  });
});

describe('tags', () => {
  it('are one tag whatever the case, go on many at once, come off, and are undone', async () => {
    const store = await testStore();
    const supplierIds = ['Lume & Cera', 'Vela Norte'];
    await store.run(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: 'Backup' });
    const entry = await store.entryOf(tagSuppliers, { supplierIds, tag: 'backup' });
    const { rows } = await store.run(listMySuppliers, { tag: 'BACKUP' });
    expect(rows.map((row) => row.tags)).toEqual([['Backup'], ['Backup']]);
    await store.undo(entry);
    expect(await names(store, { tag: 'backup' })).toEqual(['Lume & Cera']);
    expect(await names(store)).toEqual(['Lume & Cera']);
    const off = await store.entryOf(untagSuppliers, { supplierIds: ['Lume & Cera'], tag: 'BACKUP' });
    expect(await names(store, { tag: 'backup' })).toEqual([]);
    await store.undo(off);
    expect(await names(store, { tag: 'backup' })).toEqual(['Lume & Cera']);
  });

  it('say what changed nothing, and where the limits are', async () => {
    const store = await testStore();
    await store.run(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: 'a' });
    expect((await store.run(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: 'A' })).unchanged).toEqual([
      'Lume & Cera',
    ]);
    for (let index = 1; index < 12; index += 1)
      await store.run(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: `tag ${index}` });
    const full = await store.refusal(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: 'one more' });
    expect(full.message).toMatch(/has 12 tags, which is the most/);
    expect((await store.refusal(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: ',;' })).code).toBe(
      'bad_input',
    );
    expect(
      (await store.refusal(tagSuppliers, { supplierIds: ['Lume & Cera'], tag: 'x'.repeat(31) })).code,
    ).toBe('bad_input');
    expect((await store.refusal(untagSuppliers, { supplierIds: ['Vela Norte'], tag: 'a' })).code).toBe(
      'not_found',
    );
  });
});

it('are exported as text that a spreadsheet does not run', async () => {
  const store = await testStore();
  expect((await store.refusal(exportMySuppliers, {})).code).toBe('not_found');
  await store.run(addSupplierNote, { supplierId: 'Lume & Cera', text: '=HYPERLINK("http://x")' });
  const file = await store.run(exportMySuppliers, {});
  expect(file).toMatchObject({ name: 'my-suppliers-2026-11-20.csv', contentType: 'text/csv', suppliers: 1 });
  const kept = await store.context(({ providers }) => providers.files.get(`${store.storeId}/${file.id}`));
  const text = Buffer.from(kept?.bytes ?? []).toString('utf8');
  expect(text).toContain('Lume & Cera,Portugal,Porto');
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
});
