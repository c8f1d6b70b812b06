import { collaborationNotice } from '@brandwright/contract/design/collaborations/live.ts';
import { copyImageCollaboration } from '@brandwright/contract/design/collaborations/copy-image-collaboration.ts';
import { createCollaborationThread } from '@brandwright/contract/design/collaborations/create-collaboration-thread.ts';
import { createImageCollaboration } from '@brandwright/contract/design/collaborations/create-image-collaboration.ts';
import { createMarkupThread } from '@brandwright/contract/design/collaborations/create-markup-thread.ts';
import { deleteCollaborationThread } from '@brandwright/contract/design/collaborations/delete-collaboration-thread.ts';
import { deleteCollaborationThreads } from '@brandwright/contract/design/collaborations/delete-collaboration-threads.ts';
import { getImageCollaboration } from '@brandwright/contract/design/collaborations/get-image-collaboration.ts';
import { listCollaborationMessages } from '@brandwright/contract/design/collaborations/list-collaboration-messages.ts';
import { listCollaborationThreads } from '@brandwright/contract/design/collaborations/list-collaboration-threads.ts';
import { listImageCollaborations } from '@brandwright/contract/design/collaborations/list-image-collaborations.ts';
import { openPictureCollaboration } from '@brandwright/contract/design/collaborations/open-picture-collaboration.ts';
import { replyToCollaborationThread } from '@brandwright/contract/design/collaborations/reply-to-collaboration-thread.ts';
import { resolveCollaborationThread } from '@brandwright/contract/design/collaborations/resolve-collaboration-thread.ts';
import { sayCollaborationPresence } from '@brandwright/contract/design/collaborations/say-collaboration-presence.ts';
import { updateCollaborationMessage } from '@brandwright/contract/design/collaborations/update-collaboration-message.ts';
import { updateImageCollaboration } from '@brandwright/contract/design/collaborations/update-image-collaboration.ts';
import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { EventHub, type StoreEvent } from '../../kernel/events/events.ts';
import { silentLog } from '../../kernel/log.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';

const imageUrl = '/files/drawn/product.tumbler.sage.leaf.front';
let store: TestStore;
let projectId: string;
let collaborationId: string;
beforeEach(async () => {
  store = await testStore();
  projectId = (await store.run(createIdeaProject, { title: 'Travel tumbler' })).id;
  await store.run(addBoardItem, { projectId, text: 'First sketch', imageUrl });
  collaborationId = (await store.run(createImageCollaboration, { picture: 'the tumbler sketch' })).id;
});

const undoLast = async () => store.undo((await store.journal())[0]?.id ?? '');
const read = () => store.run(getImageCollaboration, { collaborationId });
const pin = (text: string, more: object = {}) =>
  store.run(createCollaborationThread, { collaborationId, text, ...more });

describe('a picture in review', () => {
  it('is found on a board by words, once, and asked for where several or none fit', async () => {
    expect(await read()).toMatchObject({ title: 'First sketch', projectId, imageUrl, threads: [] });
    const again = await store.refusal(createImageCollaboration, { picture: 'first sketch' });
    expect(again.message).toContain('already');
    const nothing = await store.refusal(createImageCollaboration, { picture: 'the spoon photo' });
    expect(nothing.message).toBe(
      'No picture on a board matches “the spoon photo”. There is "First sketch". Say its caption.',
    );
    await store.run(addBoardItem, { projectId, text: 'Second sketch', imageUrl });
    const several = await store.refusal(createImageCollaboration, { picture: 'the tumbler sketch' });
    expect(several.message).toBe(
      'Several pictures on a board match “the tumbler sketch”: "First sketch", "Second sketch". Which one?',
    );
    const other = await testStore();
    const theirs = await other.refusal(createImageCollaboration, { picture: 'first sketch' });
    expect(theirs.message).toBe('There’s no picture on a board yet. Drop one on a board first.');
  });

  it('is taken away by undo', async () => {
    await undoLast();
    expect((await store.run(listImageCollaborations, {})).total).toBe(0);
  });

  it('is opened from the same place of a board as the same review, also by two at once', async () => {
    const { itemId } = await store.run(addBoardItem, { projectId, text: 'Glaze', imageUrl });
    const open = () =>
      store.run(openPictureCollaboration, { source: `item:${itemId}`, imageUrl, title: 'Glaze' });
    const [a, b] = await Promise.all([open(), open()]);
    expect(a.id).toBe(b.id);
    expect(a.id).not.toBe(collaborationId);
    // The board says whose it is, and what it shows.
    expect(a).toMatchObject({ projectId, imageUrl });
    const bad = { source: 'anything', imageUrl, title: 'x' };
    expect((await store.refusal(openPictureCollaboration, bad)).code).toBe('bad_input');
    const script = { source: `item:${itemId}`, imageUrl: 'javascript:alert(1)', title: 'x' };
    expect((await store.refusal(openPictureCollaboration, script)).code).toBe('bad_input');
  });

  it('is not opened from a place that there is not, or that has no picture', async () => {
    const refused = (source: string) =>
      store.refusal(openPictureCollaboration, { source, imageUrl, title: 'Glaze' });
    expect(await refused(`item:${randomUUID()}`)).toMatchObject({
      code: 'not_found',
      message: 'That item is no longer on the board. Reload the board.',
    });
    expect(await refused(`message:IM${'0'.repeat(32)}:0`)).toMatchObject({
      code: 'not_found',
      message: 'That message wasn’t found. Reload the conversation.',
    });
    const note = await store.run(addBoardItem, { projectId, text: 'Only words' });
    expect(await refused(`item:${note.itemId}`)).toMatchObject({
      code: 'not_found',
      message: 'That board item has no picture. Choose one that does.',
    });
    const other = await testStore();
    const { itemId } = await store.run(addBoardItem, { projectId, text: 'Glaze', imageUrl });
    const input = { source: `item:${itemId}`, imageUrl, title: 'Glaze' };
    expect((await other.refusal(openPictureCollaboration, input)).code).toBe('not_found');
    expect((await store.run(listImageCollaborations, {})).total).toBe(1);
  });

  it('is renamed, put away and brought back, each undoable', async () => {
    await store.run(updateImageCollaboration, {
      collaborationId: 'the sketch picture',
      newTitle: 'Round two',
    });
    await undoLast();
    expect((await read()).title).toBe('First sketch');
    await store.run(updateImageCollaboration, { collaborationId, isArchived: true });
    expect((await store.run(listImageCollaborations, {})).total).toBe(0);
    expect((await store.run(listImageCollaborations, { isArchived: true })).total).toBe(1);
    expect(
      (await store.refusal(createCollaborationThread, { collaborationId, text: 'x' })).message,
    ).toContain('archive');
    expect((await store.refusal(updateImageCollaboration, { collaborationId })).code).toBe('bad_input');
  });

  it('is copied with or without what was said', async () => {
    await pin('Too high');
    await pin('Wider');
    const clean = await store.run(copyImageCollaboration, { collaborationId });
    expect(clean).toMatchObject({ title: 'First sketch (copy)', threads: [] });
    const full = await store.run(copyImageCollaboration, { collaborationId, withThreads: true });
    expect(full.threads.map(({ number, preview }) => [number, preview])).toEqual([
      [1, 'Too high'],
      [2, 'Wider'],
    ]);
    const third = await store.run(createCollaborationThread, { collaborationId: full.id, text: 'c' });
    expect(third.number).toBe(3);
    expect((await read()).threads).toHaveLength(2);
  });

  it('is listed by open threads, by project and by words', async () => {
    const list = async (input: object) => (await store.run(listImageCollaborations, input)).total;
    expect(await list({ withOpenThreads: true })).toBe(0);
    const { threadId } = await pin('Too high');
    expect(await list({ withOpenThreads: true, projectId: 'tumbler', search: 'sketch' })).toBe(1);
    await store.run(resolveCollaborationThread, { threadId });
    expect(await list({ withOpenThreads: true })).toBe(0);
    expect(await list({ search: 'spoon' })).toBe(0);
  });

  it('is no other store’s, and read only for viewers and previews', async () => {
    const { threadId } = await pin('Too high');
    const other = await testStore();
    for (const refused of [
      other.refusal(getImageCollaboration, { collaborationId }),
      other.refusal(listCollaborationThreads, { collaborationId }),
      other.refusal(listCollaborationMessages, { threadId }),
      other.refusal(replyToCollaborationThread, { threadId, text: 'x' }),
      other.refusal(copyImageCollaboration, { collaborationId }),
      other.refusal(sayCollaborationPresence, { collaborationId }),
    ])
      expect((await refused).code).toBe('not_found');
    expect(
      (await store.run(getImageCollaboration, { collaborationId }, { as: 'viewer' })).threads,
    ).toHaveLength(1);
    const comment = { collaborationId, text: 'x' };
    expect((await store.refusal(createCollaborationThread, comment, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(createCollaborationThread, comment, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });
});

describe('an id that the store does not have', () => {
  const points = [
    { x: 0.2, y: 0.2 },
    { x: 0.6, y: 0.4 },
  ];
  const shapes = [{ tool: 'ARROW', color: 'CLAY', width: 0.01, points }];
  const ofPicture = [
    ['get_image_collaboration', getImageCollaboration, {}],
    ['list_collaboration_threads', listCollaborationThreads, {}],
    ['create_collaboration_thread', createCollaborationThread, { text: 'Too high' }],
    ['create_markup_thread', createMarkupThread, { shapes }],
    ['copy_image_collaboration', copyImageCollaboration, { withThreads: true }],
    ['update_image_collaboration', updateImageCollaboration, { newTitle: 'Mine' }],
    ['delete_collaboration_threads', deleteCollaborationThreads, { which: 'ALL' }],
    ['say_collaboration_presence', sayCollaborationPresence, {}],
  ] as const;
  const ofThread = [
    ['list_collaboration_messages', listCollaborationMessages, {}],
    ['reply_to_collaboration_thread', replyToCollaborationThread, { text: 'No' }],
    ['resolve_collaboration_thread', resolveCollaborationThread, {}],
    ['delete_collaboration_thread', deleteCollaborationThread, {}],
  ] as const;
  const ofMessage = [['update_collaboration_message', updateCollaborationMessage, { text: 'No' }]] as const;
  const all = [
    ...ofPicture.map(([name, operation, input]) => [name, operation, input, 'collaborationId'] as const),
    ...ofThread.map(([name, operation, input]) => [name, operation, input, 'threadId'] as const),
    ...ofMessage.map(([name, operation, input]) => [name, operation, input, 'messageId'] as const),
  ];

  it.each(all)('is refused by %s, whether made up or another store’s', async (_, operation, input, field) => {
    const thread = await pin('Too high');
    const theirs = { collaborationId, threadId: thread.threadId, messageId: thread.messages[0]?.messageId };
    const other = await testStore();
    await other.run(createIdeaProject, { title: 'Travel tumbler' });
    for (const id of [theirs[field], randomUUID()]) {
      const asked = { ...input, [field]: id } as never;
      expect((await other.refusal(operation, asked)).code).toBe('not_found');
      expect((await other.refusal(operation, asked, { via: 'partner' })).code).toBe('not_found');
    }
    expect((await other.run(listImageCollaborations, {})).total).toBe(0);
    const untouched = { threadId: thread.threadId, messageCount: 1, isResolved: false };
    expect(await read()).toMatchObject({ title: 'First sketch', threads: [untouched] });
  });
});

describe('threads', () => {
  it('are numbered and pinned where words say, and undo takes an unanswered one away', async () => {
    const first = await pin('Too high', { place: 'TOP_LEFT' });
    expect(first).toMatchObject({ number: 1, kind: 'PIN', x: 0.15, y: 0.15, messageCount: 1 });
    const second = await pin('Wider', { x: 0.25, y: 0.75 });
    expect(second).toMatchObject({ number: 2, x: 0.25, y: 0.75 });
    await undoLast();
    expect((await read()).threads).toHaveLength(1);
    // The number of one that is gone is not given again.
    expect((await pin('Third')).number).toBe(3);
    expect(
      (await store.refusal(createCollaborationThread, { collaborationId, text: 'x', x: 1.2 })).code,
    ).toBe('bad_input');
  });

  it('keep drawings as data, in limits', async () => {
    const arrow = { tool: 'ARROW' as const, color: 'CLAY' as const, width: 0.01 };
    const points = [
      { x: 0.2, y: 0.2 },
      { x: 0.6, y: 0.4 },
    ];
    const drawn = await store.run(createMarkupThread, { collaborationId, shapes: [{ ...arrow, points }] });
    expect(drawn).toMatchObject({ kind: 'MARKUP', x: 0.4, y: 0.3, messageCount: 0, preview: '' });
    expect((await read()).threads[0]?.shapes).toEqual([{ ...arrow, points }]);
    const refuse = (shapes: unknown) => store.refusal(createMarkupThread, { collaborationId, shapes });
    expect((await refuse([])).code).toBe('bad_input');
    expect((await refuse([{ ...arrow, points: [...points, { x: 2, y: 0 }] }])).code).toBe('bad_input');
    expect((await refuse([{ ...arrow, points: [...points, { x: 1, y: 0 }] }])).message).toContain(
      'two points',
    );
  });

  it('stand polished when they were told to the partner, and as shown where it asks first', async () => {
    const { threadId } = await pin('the lid sits too high');
    const told = await store.run(
      replyToCollaborationThread,
      { threadId, text: 'is two millimeters enough' },
      { via: 'partner' },
    );
    expect(told.messages.map(({ text }) => text)).toEqual([
      'the lid sits too high',
      'Is two millimeters enough?',
    ]);
    const asked = await store.kernel.run({
      ...store.caller({ via: 'partner' }),
      untrustedInView: true,
      operation: replyToCollaborationThread.name,
      input: { threadId, text: 'agreed' },
    });
    if (asked.kind !== 'asks') throw new Error('It did not ask.');
    expect(asked.action.preview.values).toContainEqual({ label: 'Says', value: 'Agreed.' });
    await store.decide(asked.action.id, true);
    expect((await read()).threads[0]?.messages.at(-1)?.text).toBe('Agreed.');
  });

  it('are answered, edited by their author only, resolved and opened again by words', async () => {
    await pin('The lid sits too high');
    const answered = await store.run(replyToCollaborationThread, {
      threadId: 'the lid comment',
      text: 'Two millimeters lower',
    });
    expect(answered.messages.map(({ text }) => text)).toEqual([
      'The lid sits too high',
      'Two millimeters lower',
    ]);
    const [, mine] = answered.messages;
    const edit = { messageId: mine?.messageId ?? '', text: 'Three millimetres lower' };
    const edited = await store.run(updateCollaborationMessage, edit);
    expect(edited.messages[1]).toMatchObject({ text: edit.text });
    expect(edited.messages[1]?.editedAt).not.toBeNull();
    await undoLast();
    expect((await read()).threads[0]?.messages[1]?.text).toBe('Two millimeters lower');
    const stranger = store.caller();
    if (stranger.actor.kind !== 'user') throw new Error('A person is needed.');
    const other = { ...stranger, actor: { ...stranger.actor, userId: randomUUID(), name: 'Someone' } };
    await expect(
      store.kernel.run({ ...other, operation: 'update_collaboration_message', input: edit }),
    ).rejects.toThrow(/Only Test Person/);
    const done = await store.run(resolveCollaborationThread, { threadId: '#1', collaborationId });
    expect(done).toMatchObject({ isResolved: true, resolvedByName: 'Test Person' });
    expect(await read()).toMatchObject({ threadCount: 1, openThreadCount: 0 });
    await undoLast();
    expect((await read()).openThreadCount).toBe(1);
  });

  it('are not taken back once somebody has answered', async () => {
    await pin('The lid sits too high');
    const [entry] = await store.journal();
    await store.run(replyToCollaborationThread, { threadId: 'lid', text: 'Yes' });
    await expect(store.undo(entry?.id ?? '')).rejects.toThrow(/replied/);
  });

  it('are asked for when words fit several or none', async () => {
    await pin('The lid sits too high');
    await pin('The lid is too dark');
    const several = await store.refusal(resolveCollaborationThread, { threadId: 'the lid comment' });
    expect(several).toMatchObject({ code: 'conflict' });
    expect(several.message).toContain('#1, #2');
    const refusal = async (threadId: string) =>
      (await store.refusal(resolveCollaborationThread, { threadId, collaborationId })).message;
    expect(await refusal('9')).toMatch(/^There’s no thread 9\. Open "First sketch"/);
    expect(await refusal('the handle')).toMatch(/^No thread matches “the handle”\. Open "First sketch"/);
    expect(await refusal(randomUUID())).toMatch(/^There’s no thread with that id\. Open "First sketch"/);
  });

  it('are deleted one by one with undo, and many for good after a yes', async () => {
    const { threadId } = await pin('a');
    await pin('b');
    await pin('c');
    await store.run(deleteCollaborationThread, { threadId });
    expect((await read()).threads.map(({ preview }) => preview)).toEqual(['b', 'c']);
    await undoLast();
    expect((await read()).threads).toHaveLength(3);
    await store.run(resolveCollaborationThread, { threadId });
    const action = await store.ask(deleteCollaborationThreads, {
      collaborationId: 'sketch',
      which: 'RESOLVED',
    });
    expect(action.preview).toMatchObject({ verb: 'Delete 1 thread', toWhom: null, cost: null });
    expect(action.preview.irreversible).toContain('can’t');
    // What came in between is not deleted with it.
    await store.run(resolveCollaborationThread, { threadId: '2', collaborationId });
    const decided = await store.decide(action.id, true);
    expect(decided.status).toBe('DONE');
    expect((await read()).threads.map(({ number }) => number)).toEqual([2, 3]);
    const all = await store.run(deleteCollaborationThreads, { collaborationId, which: 'ALL' });
    expect(all).toMatchObject({ deletedCount: 2, messageCount: 2, leftCount: 0 });
    expect((await store.refusal(deleteCollaborationThreads, { collaborationId, which: 'ALL' })).code).toBe(
      'conflict',
    );
  });

  it('are paged without their messages, and messages by thread', async () => {
    const { threadId } = await pin('a');
    await pin('b');
    const page = await store.run(listCollaborationThreads, { collaborationId, size: 1, page: 1 });
    expect(page).toMatchObject({ total: 2, rows: [{ number: 2, messageCount: 1 }] });
    await store.run(replyToCollaborationThread, { threadId, text: 'two' });
    const said = await store.run(listCollaborationMessages, { threadId, size: 1, page: 1 });
    expect(said).toMatchObject({ total: 2, rows: [{ text: 'two' }] });
  });
});

describe('live', () => {
  it('another server hears what is stale and who is there, without the words', async () => {
    const hub = new EventHub(inject('adminUrl'), silentLog);
    await hub.start();
    const heard: StoreEvent[] = [];
    const stop = hub.subscribe(store.storeId, (event) => heard.push(event));
    try {
      const { threadId } = await pin('Secret words');
      await store.run(sayCollaborationPresence, { collaborationId, writingIn: threadId }, { as: 'viewer' });
      await vi.waitFor(() => {
        const notices = heard.flatMap((event) => collaborationNotice.safeParse(event.data).data ?? []);
        expect(notices).toMatchObject([{ collaborationId, userName: 'Test Person', writingIn: threadId }]);
      });
      expect(heard.flatMap((event) => event.operations ?? [])).toContain('get_image_collaboration');
      expect(JSON.stringify(heard)).not.toContain('Secret');
    } finally {
      stop();
      await hub.stop();
    }
  });
});
