import { archiveConversation } from '@brandwright/contract/copilot/conversations/archive-conversation.ts';
import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { conversations } from '../copilot/tables.ts';
import { inTransaction } from './data/database.ts';
import { testKernel, testStore, type TestStore } from './testing.ts';

async function conversationIn(store: TestStore, title = 'Candles'): Promise<string> {
  const id = randomUUID();
  await store.context(async ({ db, storeId, clock }) => {
    const at = clock.now();
    await db
      .insert(conversations)
      .values({ storeId, id, userId: store.userId, title, createdAt: at, updatedAt: at });
  });
  return id;
}

describe('an operation', () => {
  it('writes one journal entry in its own transaction', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    await store.run(renameConversation, { id, title: 'Mugs' });
    const entries = await store.journal();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ operation: 'rename_conversation', via: 'hand', userId: store.userId });
  });

  it('leaves nothing behind when it is refused', async () => {
    const store = await testStore();
    const refusal = await store.refusal(renameConversation, { id: randomUUID(), title: 'Mugs' });
    expect(refusal.code).toBe('not_found');
    expect(await store.journal()).toHaveLength(0);
  });

  it('names every place where an input is wrong', async () => {
    const store = await testStore();
    const refusal = await store.refusal(renameConversation, { id: 'x', title: '' });
    expect(refusal.code).toBe('bad_input');
    expect(refusal.details?.map((detail) => detail.path)).toEqual(['id', 'title']);
  });

  it('is refused to the public', async () => {
    const store = await testStore();
    const refusal = await store.refusal(
      renameConversation,
      { id: randomUUID(), title: 'x' },
      { as: 'public' },
    );
    expect(refusal.code).toBe('unauthenticated');
  });
});

describe('idempotency', () => {
  it('answers the first result to a repeat and does the work once', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const options = { idempotencyKey: 'key-1' };
    const first = await store.call(renameConversation, { id, title: 'Mugs' }, options);
    const again = await store.call(renameConversation, { id, title: 'Mugs' }, options);
    expect(again).toMatchObject({
      kind: 'done',
      repeated: true,
      output: first.kind === 'done' ? first.output : null,
    });
    expect(await store.journal()).toHaveLength(1);
  });

  it('refuses the same key with another body', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    await store.run(renameConversation, { id, title: 'Mugs' }, { idempotencyKey: 'key-2' });
    const refusal = await store.refusal(
      renameConversation,
      { id, title: 'Cups' },
      { idempotencyKey: 'key-2' },
    );
    expect(refusal.code).toBe('idempotency_mismatch');
  });

  it('keeps what one person was answered from another who sends the same key', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    await store.run(renameConversation, { id, title: 'Mugs' }, { idempotencyKey: 'key-5' });
    const { actor, ...caller } = store.caller();
    if (actor.kind !== 'user') throw new Error('The test person is a user.');
    const other = { ...caller, actor: { ...actor, userId: randomUUID() } };
    const call = {
      operation: renameConversation.name,
      input: { id, title: 'Mugs' },
      idempotencyKey: 'key-5',
    };
    await expect(testKernel().run({ ...other, ...call })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does the work once when two come at the same time', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const options = { idempotencyKey: 'key-3' };
    await Promise.all([1, 2, 3].map(() => store.run(renameConversation, { id, title: 'Mugs' }, options)));
    expect(await store.journal()).toHaveLength(1);
  });

  it('keeps keys at least 24 hours', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const before = store.time.now;
    try {
      await store.run(renameConversation, { id, title: 'Mugs' }, { idempotencyKey: 'key-4' });
      store.time.now = new Date(before.getTime() + 25 * 3_600_000);
      const again = await store.call(renameConversation, { id, title: 'Mugs' }, { idempotencyKey: 'key-4' });
      expect(again).toMatchObject({ repeated: true });
    } finally {
      store.time.now = before;
    }
  });
});

describe('undo', () => {
  it('takes a change back once, and is journalled', async () => {
    const store = await testStore();
    const id = await conversationIn(store, 'Candles');
    await store.run(archiveConversation, { id });
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    const rows = await store.context(({ db }) => db.select().from(conversations));
    expect(rows[0]?.isArchived).toBe(false);
    expect((await store.journal())[0]).toMatchObject({ operation: 'undo_change', undoes: entry?.id });
    await expect(store.undo(entry?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('takes back the last change when none is named', async () => {
    const store = await testStore();
    const id = await conversationIn(store, 'Candles');
    await store.run(renameConversation, { id, title: 'Mugs' });
    const { undone } = await store.run(undoChange, {});
    expect(undone).toEqual([expect.objectContaining({ summary: expect.stringContaining('Undone') })]);
    const rows = await store.context(({ db }) => db.select().from(conversations));
    expect(rows[0]?.title).toBe('Candles');
  });
});

describe('undo of several', () => {
  it('takes back together what one request did', async () => {
    const store = await testStore();
    const [first, second] = [await conversationIn(store, 'One'), await conversationIn(store, 'Two')];
    await store.run(renameConversation, { id: first, title: 'Changed' }, { requestId: 'request-1' });
    await store.run(renameConversation, { id: second, title: 'Changed' }, { requestId: 'request-1' });
    await store.run(undoChange, {}, { requestId: 'request-2' });
    const rows = await store.context(({ db }) => db.select().from(conversations));
    expect(rows.map((row) => row.title).sort()).toEqual(['One', 'Two']);
  });
});

describe('approvals', () => {
  it('run exactly the shown input once, however often they are given', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const action = await store.call(deleteConversation, { id }, { via: 'partner' });
    if (action.kind !== 'asks') throw new Error('It did not ask.');
    const results = await Promise.allSettled([1, 2, 3].map(() => store.decide(action.action.id, true)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await store.journal()).toHaveLength(1);
    await expect(store.decide(action.action.id, true)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('run nothing after a no, nor after their time', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const denied = await store.ask(deleteConversation, { id });
    expect(await store.decide(denied.id, false)).toMatchObject({ status: 'DENIED' });
    await expect(store.decide(denied.id, true)).rejects.toMatchObject({ code: 'conflict' });
    const late = await store.ask(deleteConversation, { id });
    const before = store.time.now;
    try {
      store.time.now = new Date(before.getTime() + 25 * 3_600_000);
      await expect(store.decide(late.id, true)).rejects.toMatchObject({ code: 'conflict' });
    } finally {
      store.time.now = before;
    }
    expect(await store.journal()).toHaveLength(0);
  });

  it('are asked for writes too while words from outside are in view', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const input = { id, title: 'Mugs' };
    expect((await store.call(renameConversation, input, { via: 'partner' })).kind).toBe('done');
    const asked = await store.call(renameConversation, input, { via: 'partner', untrustedInView: true });
    expect(asked.kind).toBe('asks');
    if (asked.kind !== 'asks') return;
    expect(asked.action.preview.what).not.toContain(id);
    expect(asked.action.preview.warnings).toEqual([
      expect.stringMatching(/^I’m asking because words from outside/),
    ]);
  });

  it('record the reason when what was approved fails', async () => {
    const store = await testStore();
    const id = await conversationIn(store);
    const action = await store.ask(deleteConversation, { id });
    await store.run(deleteConversation, { id });
    expect(await store.decide(action.id, true)).toMatchObject({ status: 'FAILED' });
  });
});

describe('row-level security', () => {
  it("hides and protects another store's rows even from a query without a filter", async () => {
    const [one, two] = [await testStore(), await testStore()];
    await conversationIn(one);
    const seen = await inTransaction(testKernel().pool, two.storeId, (db) => db.select().from(conversations));
    expect(seen).toHaveLength(0);
    const nobody = await inTransaction(testKernel().pool, null, (db) => db.select().from(conversations));
    expect(nobody).toHaveLength(0);
    const forged = conversationRow(one);
    await expect(
      inTransaction(testKernel().pool, two.storeId, (db) => db.insert(conversations).values(forged)),
    ).rejects.toThrow();
  });

  it('runs as a role that is no superuser and owns nothing', async () => {
    const { rows } = await inTransaction(testKernel().pool, null, (db) =>
      db.execute('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  });
});

function conversationRow(store: TestStore) {
  const at = new Date();
  return {
    storeId: store.storeId,
    id: randomUUID(),
    userId: store.userId,
    title: 'x',
    createdAt: at,
    updatedAt: at,
  };
}
