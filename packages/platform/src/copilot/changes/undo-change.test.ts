import { setAssistantActive } from '@brandwright/contract/copilot/assistants/set-assistant-active.ts';
import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { startFinancialExport } from '@brandwright/contract/orders/start-financial-export.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { addOrderNote } from '@brandwright/contract/orders/add-order-note.ts';
import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testKernel, testStore, type RunOptions, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { conversations } from '../tables.ts';

const one = { orderNumber: 8001 };
const hold = { ...one, productionStatus: 'ON_HOLD' } as const;

async function inChat(): Promise<{ store: TestStore; here: RunOptions }> {
  const store = await testStore();
  await placedOrder(store);
  return { store, here: { conversationId: randomUUID() } };
}

const statusOf = async (store: TestStore) => (await store.run(getOrder, one)).productionStatus;

const undoIn = async (store: TestStore, here: RunOptions, input = {}) =>
  (await store.run(undoChange, input, here)).undone.map(({ summary }) => summary);

describe('undo without a name', () => {
  it('goes back one change at a time, in this conversation alone', async () => {
    const { store, here } = await inChat();
    await store.run(changeOrderStatus, hold, here);
    await store.run(setOrderNote, { ...one, note: 'Fragile' }, { conversationId: randomUUID() });
    await store.run(addOrderNote, { ...one, text: 'Call her' }, here);
    expect(await undoIn(store, here)).toEqual(['Undone: Noted on order #8001: “Call her”.']);
    expect(await statusOf(store)).toBe('ON_HOLD');
    expect(await undoIn(store, here)).toEqual(['Undone: Order #8001 went from outstanding to on hold.']);
    expect((await store.run(getOrder, one)).note).toBe('Fragile');
    const refusal = await store.refusal(undoChange, {}, here);
    expect(refusal.code).toBe('not_found');
    expect(refusal.message).toMatch(
      /nothing to undo in this chat\. Your last change elsewhere: “Pinned on order #8001/,
    );
  });

  it('says so when what was done last cannot be undone, and undoes nothing older', async () => {
    const { store, here } = await inChat();
    await store.run(setOrderNote, { ...one, note: 'Fragile' }, here);
    await store.run(cancelOrder, one, here);
    const refusal = await store.refusal(undoChange, {}, here);
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toMatch(
      /can’t be undone, so nothing was changed: “Order #8001 is canceled.*name it: “Pinned/,
    );
    expect((await store.run(getOrder, one)).note).toBe('Fragile');
    const { entries } = await store.run(listJournal, { matching: 'the pinned note' });
    expect(await undoIn(store, here, { entryId: entries[0]?.id })).toHaveLength(1);
    expect((await store.run(getOrder, one)).note).toBeNull();
  });

  it('counts what a yes on a card did for the conversation that asked', async () => {
    const { store, here } = await inChat();
    await store.run(setOrderNote, { ...one, note: 'Fragile' }, here);
    const asked = await store.call(cancelOrder, one, { ...here, via: 'partner' });
    if (asked.kind !== 'asks') throw new Error('A cancelation asks.');
    await store.decide(asked.action.id, true);
    expect((await store.refusal(undoChange, {}, here)).message).toMatch(/canceled/);
  });

  it('passes over what changed nothing', async () => {
    const { store, here } = await inChat();
    await store.run(setOrderNote, { ...one, note: 'Fragile' }, here);
    await store.run(rememberFact, { fact: 'We never ship on Fridays' });
    await store.run(rememberFact, { fact: 'We never ship on Fridays' }, here);
    expect(await undoIn(store, here)).toEqual(['Undone: Pinned on order #8001: “Fragile”.']);
  });

  it('undoes what one request did together, and tells what stays of it', async () => {
    const { store, here } = await inChat();
    const together = { ...here, requestId: randomUUID() };
    await store.run(changeOrderStatus, hold, together);
    await store.run(addOrderNote, { ...one, text: 'Call her' }, together);
    await store.run(startFinancialExport, {}, together);
    const { undone, kept } = await store.run(undoChange, {}, here);
    expect(undone.map(({ summary }) => summary)).toEqual([
      'Undone: Noted on order #8001: “Call her”.',
      'Undone: Order #8001 went from outstanding to on hold.',
    ]);
    expect(kept).toHaveLength(1);
    expect(await statusOf(store)).toBe('OUTSTANDING');
  });

  it('says what it takes back when it needs a yes, and takes back just that', async () => {
    const { store, here } = await inChat();
    const asks = { ...here, via: 'partner', untrustedInView: true } as const;
    expect((await store.refusal(undoChange, {}, asks)).code).toBe('not_found');
    await store.run(changeOrderStatus, hold, here);
    const asked = await store.call(undoChange, {}, asks);
    if (asked.kind !== 'asks') throw new Error('It asks while words from outside are in view.');
    expect(asked.action.preview).toMatchObject({
      verb: 'Undo',
      what: 'Undoes: Order #8001 went from outstanding to on hold.',
    });
    await store.run(addOrderNote, { ...one, text: 'Call her' }, here);
    expect(await store.decide(asked.action.id, true)).toMatchObject({ status: 'DONE' });
    expect(await statusOf(store)).toBe('OUTSTANDING');
    expect((await store.run(getOrder, one)).notes).toHaveLength(1);
    await store.run(cancelOrder, one, here);
    expect((await store.refusal(undoChange, {}, asks)).message).toMatch(/can’t be undone/);
  });

  it("leaves another person's changes alone", async () => {
    const { store, here } = await inChat();
    await store.run(changeOrderStatus, hold, here);
    const { actor, ...caller } = store.caller(here);
    if (actor.kind !== 'user') throw new Error('The test person is a user.');
    const other = { ...caller, ...here, actor: { ...actor, userId: randomUUID() } };
    await expect(testKernel().run({ ...other, operation: undoChange.name, input: {} })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
    const seen = await testKernel().run({
      ...other,
      operation: listJournal.name,
      input: { matching: 'hold' },
    });
    expect(seen).toMatchObject({ output: { entries: [{ isOwn: false, undoable: true }] } });
    expect(await statusOf(store)).toBe('ON_HOLD');
  });
});

describe('undo of named changes', () => {
  it('undoes several together or not at all', async () => {
    const { store, here } = await inChat();
    await store.run(setOrderNote, { ...one, note: 'Fragile' }, here);
    await store.run(changeOrderStatus, hold, here);
    const { entries } = await store.run(listJournal, { here: true }, here);
    const entryIds = entries.map(({ id }) => id);
    expect(entryIds).toHaveLength(2);
    await store.run(setOrderNote, { ...one, note: 'Very fragile' });
    const refusal = await store.refusal(undoChange, { entryIds }, here);
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toMatch(/changed since then.*None of the 2 changes were undone/);
    expect(await statusOf(store)).toBe('ON_HOLD');
    await undoIn(store, {});
    expect(await undoIn(store, here, { entryIds: entryIds.toReversed() })).toHaveLength(2);
  });

  it('refuses what was undone already, and what is of another store', async () => {
    const { store, here } = await inChat();
    await store.run(changeOrderStatus, hold, here);
    const [entry] = await store.journal();
    const other = await testStore();
    expect((await other.refusal(undoChange, { entryId: entry?.id })).code).toBe('not_found');
    expect((await store.refusal(undoChange, { entryId: entry?.id }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(undoChange, { entryId: entry?.id }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    await store.run(undoChange, { entryId: entry?.id });
    expect((await store.refusal(undoChange, { entryId: entry?.id })).message).toBe(
      'That was already undone.',
    );
    expect((await store.refusal(undoChange, { entryIds: [] })).code).toBe('bad_input');
  });

  it('never overwrites what was changed since', async () => {
    const store = await testStore();
    const id = randomUUID();
    await store.context(({ db, storeId, clock }) => {
      const at = clock.now();
      return db
        .insert(conversations)
        .values({ storeId, id, userId: store.userId, title: 'Candles', createdAt: at, updatedAt: at });
    });
    const assistant = 'Order watch';
    await store.run(createAssistant, { name: assistant, instructions: 'List late orders', timeZone: 'UTC' });
    const changes = [
      () => store.run(setAssistantActive, { assistant, isActive: false }),
      () => store.run(setAssistantActive, { assistant, isActive: true }),
      () => store.run(setInboxNotifications, { isEmailOn: false }),
      () => store.run(setInboxNotifications, { isEmailOn: true }),
      () => store.run(renameConversation, { id, title: 'Wax' }),
      () => store.run(renameConversation, { id, title: 'Soy wax' }),
    ];
    for (const change of changes) await change();
    const [, rename, , notices, , paused] = await store.journal();
    for (const entry of [rename, notices, paused])
      expect((await store.refusal(undoChange, { entryId: entry?.id })).message).toMatch(/changed since then/);
  });
});
