import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testKernel, testStore } from '../kernel/testing.ts';
import { conversations } from './tables.ts';

it("keeps a person's conversations out of the journal that others of the store read, and out of their undo", async () => {
  const store = await testStore();
  const id = randomUUID();
  await store.context(({ db, storeId, clock }) => {
    const at = clock.now();
    const row = { storeId, id, userId: store.userId, title: 'Candles', createdAt: at, updatedAt: at };
    return db.insert(conversations).values(row);
  });
  await store.run(renameConversation, { id, title: 'My salary' });
  expect((await store.run(listJournal, {})).total).toBe(1);
  const { actor, ...caller } = store.caller();
  if (actor.kind !== 'user') throw new Error('The test person is a user.');
  const other = { ...caller, actor: { ...actor, userId: randomUUID() } };
  const seen = await testKernel().run({ ...other, operation: listJournal.name, input: {} });
  expect(seen).toMatchObject({ output: { entries: [], total: 0 } });
  const [entry] = await store.journal();
  const undo = { operation: undoChange.name, input: { entryId: entry?.id } };
  await expect(testKernel().run({ ...other, ...undo })).rejects.toMatchObject({ code: 'not_found' });
  expect((await store.journal())[0]?.undoneAt).toBeNull();
});
