import type { PendingAction } from '@brandwright/contract';
import { getConversation } from '@brandwright/contract/copilot/conversations/get-conversation.ts';
import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import {
  conversations,
  conversationMessages,
  conversationTurns,
} from '@brandwright/platform/copilot/tables.ts';
import { testKernel, testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { closeTurn, type TurnEnd } from '../turn/close-turn.ts';
import { createCopilot } from '../copilot.ts';
import type { OpenTurn } from '../turn/open-turn.ts';

const copilot = createCopilot(testKernel(), {});
afterAll(() => copilot.close(0));

const message = (text: string) => ({ kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] });

/** A conversation in which a turn is being written. */
async function openTurnOf(store: TestStore): Promise<OpenTurn> {
  const turn = {
    conversationId: randomUUID(),
    turnId: randomUUID(),
    messageId: randomUUID(),
    position: 0,
    title: 'Mugs',
    startedAt: new Date('2026-11-20T15:00:00Z'),
    history: [],
  };
  await store.context(async ({ db, storeId, clock }) => {
    const at = clock.now();
    const { conversationId, turnId, messageId, startedAt, title } = turn;
    await db
      .insert(conversations)
      .values({ storeId, id: conversationId, userId: store.userId, title, createdAt: at, updatedAt: at });
    await db.insert(conversationTurns).values({
      storeId,
      id: turnId,
      conversationId,
      messageId,
      status: 'RUNNING',
      model: 'offline',
      startedAt,
      aliveAt: new Date(),
    });
  });
  return turn as unknown as OpenTurn;
}

async function askedIn(store: TestStore, conversationId: string): Promise<PendingAction> {
  const result = await store.kernel.run({
    ...store.caller({ via: 'partner' }),
    conversationId,
    operation: 'create_share_link',
    input: { id: conversationId, excluded: ['MONEY'] },
  });
  if (result.kind !== 'asks') throw new Error('It did not ask.');
  return result.action;
}

const ended = (action: PendingAction): TurnEnd => ({
  status: 'DONE',
  parts: [
    { type: 'text', text: 'It waits for your yes.' },
    { type: 'data-approval', id: action.id, data: action },
  ],
  memory: { calls: [], text: '', asked: null },
  steps: 1,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  costMicros: null,
  milliseconds: 1,
  firstEventMilliseconds: 1,
  calls: [],
});

const cardsOf = async (store: TestStore, id: string) =>
  (await store.run(getConversation, { id })).messages
    .flatMap(({ parts }) => parts)
    .filter(({ type }) => type === 'data-approval')
    .map((part) => part['data'] as PendingAction);

describe('an approval card', () => {
  it('is stored as decided when the decision came while its answer was still written', async () => {
    const store = await testStore();
    const turn = await openTurnOf(store);
    const action = await askedIn(store, turn.conversationId);
    await store.context(({ db }) =>
      db.insert(conversationMessages).values(
        // What is being answered is no part of what is shared.
        ['Mugs, please.', 'share this'].map((text, place) => ({
          storeId: store.storeId,
          id: randomUUID(),
          conversationId: turn.conversationId,
          position: 100 + place,
          role: 'user' as const,
          parts: [{ type: 'text' as const, text }],
          metadata: { createdAt: '2026-11-20T15:00:00Z' },
          createdAt: new Date('2026-11-20T15:00:00Z'),
        })),
      ),
    );
    await copilot.decide(store.caller(), { actionId: action.id, approved: true });
    await store.context((context) => closeTurn(context, turn, ended(action)));
    expect(await cardsOf(store, turn.conversationId)).toMatchObject([{ id: action.id, status: 'DONE' }]);
  });

  it('is stored as decided however the two meet', async () => {
    for (let round = 0; round < 8; round++) {
      const store = await testStore();
      const turn = await openTurnOf(store);
      const action = await askedIn(store, turn.conversationId);
      await Promise.all([
        copilot.decide(store.caller(), { actionId: action.id, approved: false }),
        store.context((context) => closeTurn(context, turn, ended(action))),
      ]);
      expect(await cardsOf(store, turn.conversationId)).toMatchObject([{ status: 'DENIED' }]);
    }
  });

  it('leaves nothing behind when its conversation was deleted meanwhile', async () => {
    const store = await testStore();
    const turn = await openTurnOf(store);
    const action = await askedIn(store, turn.conversationId);
    await store.context(({ db }) =>
      db
        .delete(conversations)
        .where(and(eq(conversations.storeId, store.storeId), eq(conversations.id, turn.conversationId))),
    );
    await store.context((context) => closeTurn(context, turn, ended(action)));
    const left = await store.context(({ db, storeId }) =>
      db.select().from(conversationMessages).where(eq(conversationMessages.storeId, storeId)),
    );
    expect(left).toEqual([]);
  });
});

describe('values changed on the card', () => {
  it('ask anew; the old question is replaced and its yes does nothing', async () => {
    const store = await testStore();
    const turn = await openTurnOf(store);
    const { conversationId } = turn;
    const action = await askedIn(store, conversationId);
    await store.context((context) => closeTurn(context, turn, ended(action)));
    const revise = (changes: Record<string, unknown>, actionId = action.id) =>
      copilot
        .chat(store.caller(), { conversationId, say: { kind: 'revise', actionId, changes } })
        .then((response) => response.text());
    const told = await revise({ excluded: ['MONEY', 'CUSTOMERS'], expiresInDays: 7 });
    expect(told).toContain('It’s waiting for your yes with the new values.');
    const [old, fresh] = await cardsOf(store, conversationId);
    expect(old).toMatchObject({ id: action.id, status: 'REPLACED' });
    expect(fresh).toMatchObject({
      status: 'PENDING',
      input: { id: conversationId, excluded: ['MONEY', 'CUSTOMERS'], expiresInDays: 7 },
    });
    await expect(store.decide(action.id, true)).rejects.toMatchObject({ code: 'conflict' });
    expect(await revise({ expiresInDays: 8 })).toContain('no longer waiting');
    expect(await revise({ id: randomUUID() }, fresh?.id)).toContain('can’t be changed');
    expect(await revise({ expiresInDays: 4000 }, fresh?.id)).not.toContain('It’s waiting for your yes');
    expect((await store.decide(fresh?.id ?? '', false)).status).toBe('DENIED');
  });

  it('can’t be changed from another conversation', async () => {
    const store = await testStore();
    const first = await openTurnOf(store);
    const other = await openTurnOf(store);
    const action = await askedIn(store, first.conversationId);
    await store.context((context) => closeTurn(context, first, ended(action)));
    await store.context((context) => closeTurn(context, other, ended(action)));
    const told = await copilot.chat(store.caller(), {
      conversationId: other.conversationId,
      say: { kind: 'revise', actionId: action.id, changes: { expiresInDays: 3 } },
    });
    expect(await told.text()).toContain('That wasn’t asked in this chat.');
  });
});

describe('a conversation that is deleted from within', () => {
  it('ends with its answer told and nothing kept', async () => {
    const store = await testStore();
    const asked = await (
      await copilot.chat(store.caller(), { say: message('delete this conversation') })
    ).text();
    const conversationId = /"conversationId":"([0-9a-f-]+)"/.exec(asked)?.[1] ?? '';
    const [card] = await cardsOf(store, conversationId);
    expect(card).toMatchObject({
      operation: 'delete_conversation',
      status: 'PENDING',
      input: { id: conversationId },
    });
    const told = await (
      await copilot.chat(store.caller(), {
        conversationId,
        say: { kind: 'decision', actionId: card?.id ?? '', approved: true },
      })
    ).text();
    expect(told).toContain('is deleted.');
    expect(told.trim().endsWith('[DONE]')).toBe(true);
    expect(told).not.toContain('data-failure');
    expect((await store.refusal(renameConversation, { id: conversationId, title: 'x' })).code).toBe(
      'not_found',
    );
  });
});
