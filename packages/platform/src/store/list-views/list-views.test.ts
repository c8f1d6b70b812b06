import { deleteListView } from '@brandwright/contract/store/list-views/delete-list-view.ts';
import { getListSettings } from '@brandwright/contract/store/list-views/get-list-settings.ts';
import { saveListView } from '@brandwright/contract/store/list-views/save-list-view.ts';
import { setListColumns } from '@brandwright/contract/store/list-views/set-list-columns.ts';
import { updateListView } from '@brandwright/contract/store/list-views/update-list-view.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testKernel, testStore } from '../../kernel/testing.ts';

const list = 'orders';
const late = { list, name: 'Late to Europe', query: 'activeTabKey=LATE&sort=placedAt' } as const;
const columns = [
  { key: 'number', isShown: true },
  { key: 'items', isShown: false },
];

describe('views of a list', () => {
  it('are saved, listed by name, renamed, given other filters, and deleted', async () => {
    const store = await testStore();
    const query = 'sort=placedAt&activeTabKey=LATE';
    const saved = await store.run(saveListView, { ...late, name: '  Late  to Europe ', query });
    expect(saved).toMatchObject(late);
    await store.run(saveListView, { ...late, name: 'big orders', query: 'totalMin=500' });
    const read = async () => (await store.run(getListSettings, { list })).views.map(({ name }) => name);
    expect(await read()).toEqual(['big orders', 'Late to Europe']);

    await store.run(updateListView, { viewId: saved.id, name: 'Anything late' });
    const changed = await store.run(updateListView, { viewId: saved.id, query: 'activeTabKey=LATE' });
    expect(changed).toEqual({ ...saved, name: 'Anything late', query: 'activeTabKey=LATE' });
    expect(await read()).toEqual(['Anything late', 'big orders']);

    expect(await store.run(deleteListView, { viewId: saved.id })).toEqual(changed);
    expect(await read()).toEqual(['big orders']);
    expect(await store.refusal(deleteListView, { viewId: saved.id })).toMatchObject({ code: 'not_found' });
  });

  it('have each name once in a list, whatever its case', async () => {
    const store = await testStore();
    await store.run(saveListView, late);
    const { id } = await store.run(saveListView, { ...late, name: 'Other' });
    const taken = { code: 'conflict', details: [expect.objectContaining({ path: 'name' })] };
    expect(await store.refusal(saveListView, { ...late, name: 'late to europe' })).toMatchObject(taken);
    expect(await store.refusal(updateListView, { viewId: id, name: late.name })).toMatchObject(taken);
    await store.run(saveListView, { ...late, list: 'purchases' });
    await store.run(updateListView, { viewId: id, name: 'OTHER' });
  });

  it('are kept once for a repeated call', async () => {
    const store = await testStore();
    const idempotencyKey = randomUUID();
    const first = await store.run(saveListView, late, { idempotencyKey });
    expect(await store.run(saveListView, late, { idempotencyKey })).toEqual(first);
    expect((await store.run(getListSettings, { list })).views).toEqual([first]);
  });

  it('have an end', async () => {
    const store = await testStore();
    for (let at = 0; at < 50; at++) await store.run(saveListView, { ...late, name: `View ${at}` });
    expect(await store.refusal(saveListView, late)).toMatchObject({ code: 'conflict' });
  });

  it('leave no line in the journal, which others of the store read', async () => {
    const store = await testStore();
    const { id: viewId } = await store.run(saveListView, late);
    await store.run(deleteListView, { viewId });
    expect(await store.journal()).toEqual([]);
  });
});

describe('columns of a list', () => {
  it('are chosen, replaced and reset, each list apart', async () => {
    const store = await testStore();
    const read = async () => (await store.run(getListSettings, { list })).columns;
    expect(await read()).toBeNull();
    await store.run(setListColumns, { list, columns });
    await store.run(setListColumns, { list, columns: columns.toReversed() });
    await store.run(setListColumns, { list: 'purchases', columns });
    expect(await read()).toEqual(columns.toReversed());
    await store.run(setListColumns, { list, columns: null });
    expect(await read()).toBeNull();
    expect((await store.run(getListSettings, { list: 'purchases' })).columns).toEqual(columns);
  });
});

describe('what a person keeps for a list', () => {
  it('is not seen, changed or deleted by another store', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const { id: viewId } = await store.run(saveListView, late);
    await store.run(setListColumns, { list, columns });
    expect(await other.run(getListSettings, { list })).toEqual({ list, views: [], columns: null });
    expect(await other.refusal(updateListView, { viewId, name: 'Mine' })).toMatchObject({
      code: 'not_found',
    });
    expect(await other.refusal(deleteListView, { viewId })).toMatchObject({ code: 'not_found' });
    await other.run(setListColumns, { list, columns: null });
    expect(await store.run(getListSettings, { list })).toMatchObject({ views: [late], columns });
  });

  it('is not seen, changed or deleted by another member of the store', async () => {
    const store = await testStore();
    const colleague = store.caller();
    if (colleague.actor.kind !== 'user') throw new Error('A member is a person.');
    colleague.actor = { ...colleague.actor, userId: randomUUID() };
    const as = (operation: string, input: unknown) => testKernel().run({ ...colleague, operation, input });
    const { id: viewId } = await store.run(saveListView, late);
    await store.run(setListColumns, { list, columns });
    expect(await as(getListSettings.name, { list })).toMatchObject({ output: { views: [], columns: null } });
    await expect(as(updateListView.name, { viewId, name: 'Mine' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(as(deleteListView.name, { viewId })).rejects.toMatchObject({ code: 'not_found' });
    await as(saveListView.name, late);
    await as(setListColumns.name, { list, columns: null });
    expect(await store.run(getListSettings, { list })).toMatchObject({ views: [{ id: viewId }], columns });
  });

  it('is refused where it is no list, no name, no filters or no columns', async () => {
    const store = await testStore();
    const bad = { code: 'bad_input' };
    const { id: viewId } = await store.run(saveListView, late);
    expect(await store.refusal(getListSettings, { list: 'passwords' })).toMatchObject(bad);
    for (const wrong of [{ list: 'nothing' }, { name: ' ' }, { name: 'x'.repeat(61) }, { query: '' }])
      expect(await store.refusal(saveListView, { ...late, ...wrong })).toMatchObject(bad);
    for (const query of ['?tab=ALL', 'https://example.com/?a=b', 'a=b#c', 'x'.repeat(2001)])
      expect(await store.refusal(saveListView, { ...late, query })).toMatchObject(bad);
    expect(await store.refusal(updateListView, { viewId })).toMatchObject(bad);
    const [first] = columns;
    for (const wrong of [[], [first, first], [{ key: '<b>', isShown: true }], 'all'])
      expect(await store.refusal(setListColumns, { list, columns: wrong })).toMatchObject(bad);
  });

  it('is for viewers too, and for no visitor', async () => {
    const store = await testStore();
    await store.run(saveListView, late, { as: 'viewer' });
    await store.run(setListColumns, { list, columns }, { as: 'viewer' });
    expect(await store.refusal(getListSettings, { list }, { as: 'public' })).toMatchObject({
      code: 'unauthenticated',
    });
  });
});
