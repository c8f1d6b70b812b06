import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { archiveIdeaProject } from '@brandwright/contract/design/projects/archive-idea-project.ts';
import { changeBoardItem } from '@brandwright/contract/design/projects/change-board-item.ts';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { placeBoardItem } from '@brandwright/contract/design/projects/place-board-item.ts';
import { removeBoardItem } from '@brandwright/contract/design/projects/remove-board-item.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { EventHub, type StoreEvent } from '../../kernel/events/events.ts';
import { silentLog } from '../../kernel/log.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { uploadReceipt } from '../../kernel/data/upload-receipt.ts';

let store: TestStore;
let projectId: string;
beforeEach(async () => {
  store = await testStore();
  projectId = (await store.run(createIdeaProject, { title: 'Desk lamp' })).id;
});

const undoLast = async () => store.undo((await store.journal())[0]?.id ?? '');
const board = async () => (await store.run(getIdeaProject, { projectId })).items;
const note = (text: string) => store.run(addBoardItem, { projectId, text });

async function upload(target: TestStore) {
  const file = { fileId: randomUUID(), name: 'lamp.png', contentType: 'image/png' as const, size: 10 };
  const receipt = await target.context(({ providers, storeId }) =>
    Promise.resolve(uploadReceipt(providers.keyring, storeId, file)),
  );
  return target.run(uploadFile, { ...file, receipt });
}

describe('add_board_item', () => {
  it('puts notes beside one another in their order, by the name of the board', async () => {
    const first = await store.run(addBoardItem, { projectId: 'the desk lamp board', text: 'Check brass' });
    expect(first).toMatchObject({
      kind: 'NOTE',
      x: 0,
      y: 0,
      order: 0,
      color: 'SAND',
      projectTitle: 'Desk lamp',
      createdByName: 'Test Person',
    });
    const second = await store.run(addBoardItem, { projectId, text: 'A bowl as base', kind: 'IDEA' });
    expect(second).toMatchObject({ order: 1, color: 'PAPER' });
    expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    expect((await store.journal())[0]?.summary).toBe(
      'Put the idea "A bowl as base" on the board of "Desk lamp".',
    );
    await undoLast();
    expect(await board()).toHaveLength(1);
  });

  it('takes links with an address only, pictures of the store only', async () => {
    const link = await store.run(addBoardItem, {
      projectId,
      text: 'Look at https://example.com/lamps.',
      kind: 'LINK',
    });
    expect(link.linkUrl).toBe('https://example.com/lamps');
    const refuse = (input: object) => store.refusal(addBoardItem, { projectId, text: 'x', ...input });
    expect((await refuse({ kind: 'LINK' })).message).toContain('Give the address');
    expect((await refuse({ linkUrl: 'javascript:alert(1)' })).code).toBe('bad_input');
    expect((await refuse({ imageUrl: 'javascript:alert(1)' })).code).toBe('bad_input');
    expect((await refuse({ kind: 'IMAGE' })).message).toContain('Drop the picture');
    const own = await upload(store);
    const picture = await store.run(addBoardItem, { projectId, text: 'Sketch', imageUrl: own.url });
    expect(picture).toMatchObject({ kind: 'IMAGE', imageUrl: own.url });
    const theirs = await upload(await testStore());
    expect((await refuse({ imageUrl: theirs.url })).code).toBe('not_found');
    expect((await refuse({ imageUrl: theirs.id })).code).toBe('not_found');
  });

  it('refuses nothing to say, the archive, viewers, previews and another store', async () => {
    expect((await store.refusal(addBoardItem, { projectId, text: ' ' })).code).toBe('bad_input');
    const input = { projectId, text: 'Brass' };
    expect((await store.refusal(addBoardItem, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(addBoardItem, input, { as: 'preview' })).code).toBe('preview_blocked');
    const other = await testStore();
    expect((await other.refusal(addBoardItem, input)).code).toBe('not_found');
    await store.run(archiveIdeaProject, { projectId });
    expect((await store.refusal(addBoardItem, input)).message).toContain('is archived');
  });

  it('gives two who add at once an order of their own', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map(note));
    expect((await board()).map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });
});

describe('change and remove', () => {
  it('changes what words name, and undo puts it back unless it was changed since', async () => {
    await note('Check brass suppliers');
    await note('Shade must be washable');
    const changed = await store.run(changeBoardItem, {
      projectId,
      item: 'the brass note',
      newText: 'Ask two brass suppliers',
      color: 'SAGE',
    });
    expect(changed).toMatchObject({ text: 'Ask two brass suppliers', color: 'SAGE' });
    const [entry] = await store.journal();
    await store.run(changeBoardItem, { projectId, item: changed.itemId, color: 'SKY' });
    await expect(store.undo(entry?.id ?? '')).rejects.toThrow(/changed or taken off since/);
    await undoLast();
    await store.undo(entry?.id ?? '');
    expect((await board())[0]).toMatchObject({ text: 'Check brass suppliers', color: 'SAND' });
  });

  it('says what there is when nothing or too much fits', async () => {
    await note('Brass stem');
    await note('Brass switch');
    const several = await store.refusal(removeBoardItem, { projectId, item: 'brass' });
    expect(several.code).toBe('conflict');
    expect(several.message).toContain('"Brass stem", "Brass switch"');
    const none = await store.refusal(removeBoardItem, { projectId, item: 'the glass note' });
    expect(none.message).toContain('"Brass stem"');
    expect((await store.refusal(changeBoardItem, { projectId, item: 'stem' })).message).toContain('say now');
  });

  it('takes something off, and undo puts the same back in its place', async () => {
    const one = await note('Brass stem');
    await store.run(placeBoardItem, { projectId, itemId: one.itemId, x: 77, y: -40 });
    const [before] = await board();
    await store.run(removeBoardItem, { projectId, item: 'stem' });
    expect(await board()).toEqual([]);
    await undoLast();
    expect(await board()).toEqual([before]);
    const other = await testStore();
    expect((await other.refusal(removeBoardItem, { projectId, item: one.itemId })).code).toBe('not_found');
  });
});

describe('place_board_item', () => {
  it('moves, sizes and lifts without a line in the journal', async () => {
    const first = await note('a');
    await note('b');
    const lines = (await store.journal()).length;
    const placed = await store.run(placeBoardItem, {
      projectId,
      itemId: first.itemId,
      x: 300,
      y: 120,
      width: 400,
      toFront: true,
    });
    expect(placed).toMatchObject({ x: 300, y: 120, width: 400, height: first.height, order: 2 });
    expect((await board()).map(({ text }) => text)).toEqual(['b', 'a']);
    expect(await store.journal()).toHaveLength(lines);
    const far = { projectId, itemId: first.itemId, x: 999_999 };
    expect((await store.refusal(placeBoardItem, far)).code).toBe('bad_input');
    expect((await store.refusal(placeBoardItem, { ...far, x: 1 }, { as: 'viewer' })).code).toBe('forbidden');
  });

  it('is heard by another server, and by no other store', async () => {
    const hub = new EventHub(inject('adminUrl'), silentLog);
    await hub.start();
    const heard: StoreEvent[] = [];
    const elsewhere: StoreEvent[] = [];
    const stop = hub.subscribe(store.storeId, (event) => heard.push(event));
    const stopOther = hub.subscribe(randomUUID(), (event) => elsewhere.push(event));
    try {
      const { itemId } = await note('a');
      await store.run(placeBoardItem, { projectId, itemId, x: 10, y: 10 });
      await vi.waitFor(() =>
        expect(heard.filter(({ operations }) => operations?.includes('get_idea_project'))).toHaveLength(2),
      );
      expect(elsewhere).toEqual([]);
    } finally {
      stop();
      stopOther();
      await hub.stop();
    }
  });
});
