import { testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import {
  conversationDigests,
  conversationMessages,
  conversations,
} from '@brandwright/platform/copilot/tables.ts';
import { placedOrder } from '@brandwright/platform/orders/testing.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCopilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';
import { say, send, stored } from '../testing/talk.ts';
import { estimateTokens } from './tokens.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const offline = (store: TestStore) => createCopilot(store.kernel, {});
const real = (store: TestStore, tokens = '32000') =>
  createCopilot(store.kernel, {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
    COPILOT_CONTEXT_TOKENS: tokens,
    retries: 0,
  });

/** Lets so many turns of small talk pass in a conversation. */
async function talkOn(store: TestStore, conversationId: string, turns: number): Promise<void> {
  await store.context(async ({ db, storeId, clock }) => {
    const [last] = await db
      .select({ position: sql<number>`max(position)` })
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversationId));
    const rows = Array.from({ length: turns * 2 }, (_, index) => {
      const isPerson = index % 2 === 0;
      const text = isPerson ? `Remark ${index} about the weather in Portland` : `Noted ${index}.`;
      return {
        storeId,
        id: randomUUID(),
        conversationId,
        position: Number(last?.position) + 1 + index,
        role: isPerson ? 'user' : 'assistant',
        parts: [{ type: 'text', text }],
        modelMessages: isPerson ? null : { calls: [], text, asked: null },
        metadata: { createdAt: clock.now().toISOString() },
        createdAt: clock.now(),
      };
    });
    await db.insert(conversationMessages).values(rows);
  });
}

const digestOf = (store: TestStore, id: string) =>
  store.context(
    async ({ db }) => (await db.select().from(conversationDigests).where(eq(conversationDigests.id, id)))[0],
  );

it('the offline model finds "the second" in a list that was shown 300 turns ago', async () => {
  const store = await testStore();
  for (const customerName of ['Maya Chen', 'Omar Haddad', 'Ines Duarte'])
    await placedOrder(store, { customerName });
  const copilot = offline(store);
  const first = await say(copilot, store, 'Show my orders');
  const shown = first.data('call').at(-1)?.output as { orders: { orderNumber: number }[] } | undefined;
  expect(shown?.orders).toHaveLength(3);
  await talkOn(store, first.conversationId, 300);
  const later = await say(copilot, store, 'Cancel the second one', first.conversationId);
  expect(later.data('approval')[0]).toMatchObject({
    operation: 'cancel_order',
    input: { orderNumber: shown?.orders[1]?.orderNumber },
  });
  await copilot.close(0);
});

it('what waits for a yes is never lost, and a yes 300 turns later carries it out once', async () => {
  const store = await testStore();
  const order = await placedOrder(store);
  const copilot = offline(store);
  const first = await say(copilot, store, `Cancel order ${order.orderNumber}`);
  const actionId = first.data('approval')[0]?.id ?? '';
  await talkOn(store, first.conversationId, 300);
  const model = real(store, '6000');
  standIn.reply({ kind: 'text', text: 'One thing waits for you.' });
  const before = standIn.requests.length;
  await say(model, store, 'Is there anything left to do?', first.conversationId);
  const request = JSON.stringify(standIn.requests[before]?.body);
  expect(request).toContain(actionId);
  expect(request).toContain(String(order.orderNumber));
  const decision = { kind: 'decision' as const, actionId, approved: true };
  const done = await send(copilot, store, decision, first.conversationId);
  expect(done.data('approval')[0]).toMatchObject({ status: 'DONE' });
  expect((await store.journal()).filter(({ operation }) => operation === 'cancel_order')).toHaveLength(1);
  await model.close(0);
  await copilot.close(0);
});

it('a real model gets 300 turns within its tokens, the older ones in short', async () => {
  const store = await testStore();
  await placedOrder(store);
  const copilot = offline(store);
  const first = await say(copilot, store, 'Show my orders');
  await talkOn(store, first.conversationId, 300);
  const model = real(store, '9000');
  const before = standIn.requests.length;
  await say(model, store, 'What did we begin with?', first.conversationId);
  const body = standIn.requests[before]?.body;
  const text = JSON.stringify(body);
  expect(estimateTokens(text)).toBeLessThan(9000);
  expect(text).toContain('Earlier in this conversation');
  expect(text).toContain('What did we begin with?');
  await model.close(0);
  await copilot.close(0);
});

it('older messages are folded once, kept, and folded further when more are old', async () => {
  const store = await testStore();
  const copilot = offline(store);
  const { conversationId } = await say(copilot, store, 'Hello');
  expect(await digestOf(store, conversationId)).toBeUndefined();
  await talkOn(store, conversationId, 30);
  await say(copilot, store, 'Hello again', conversationId);
  const once = await digestOf(store, conversationId);
  expect(once?.digest).toMatchObject({ messages: (once?.through ?? 0) + 1 });
  await say(copilot, store, 'And again', conversationId);
  expect(await digestOf(store, conversationId)).toEqual(once);
  await talkOn(store, conversationId, 30);
  await say(copilot, store, 'Still here', conversationId);
  const more = await digestOf(store, conversationId);
  expect(more?.through).toBeGreaterThan(once?.through ?? 0);
  expect(more?.digest).toMatchObject({ messages: (more?.through ?? 0) + 1 });
  await copilot.close(0);
});

it('an early message that is edited takes its digest along', async () => {
  const store = await testStore();
  const copilot = offline(store);
  const { conversationId } = await say(copilot, store, 'Hello');
  await talkOn(store, conversationId, 40);
  await say(copilot, store, 'Hello again', conversationId);
  expect(await digestOf(store, conversationId)).toBeDefined();
  const messageId = (await stored(store, conversationId))[2]?.id ?? '';
  await send(copilot, store, { kind: 'edit', messageId, text: 'Good morning' }, conversationId);
  expect(await digestOf(store, conversationId)).toBeUndefined();
  expect(await stored(store, conversationId)).toHaveLength(4);
  await copilot.close(0);
});

it('a digest goes with its conversation', async () => {
  const store = await testStore();
  const copilot = offline(store);
  const { conversationId } = await say(copilot, store, 'Hello');
  await talkOn(store, conversationId, 40);
  await say(copilot, store, 'Hello again', conversationId);
  await store.context(({ db }) => db.delete(conversations).where(eq(conversations.id, conversationId)));
  expect(await digestOf(store, conversationId)).toBeUndefined();
  await copilot.close(0);
});
