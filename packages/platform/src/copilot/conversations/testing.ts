import { randomUUID } from 'node:crypto';
import type { TestStore } from '../../kernel/testing.ts';
import { conversationMessages, conversations } from '../tables.ts';

/** Something said, or an answer with its parts. */
export type Said = { say: string } | { answer: string; parts?: readonly object[] };

/** A conversation of the test person as the chat would have stored it. */
export async function conversationWith(
  store: TestStore,
  title: string,
  said: readonly Said[],
): Promise<{ id: string; messageIds: string[] }> {
  const id = randomUUID();
  const messageIds = said.map(() => randomUUID());
  await store.context(async ({ db, storeId, clock }) => {
    const at = clock.now();
    await db
      .insert(conversations)
      .values({ storeId, id, userId: store.userId, title, createdAt: at, updatedAt: at });
    for (const [position, one] of said.entries()) {
      const text = 'say' in one ? one.say : one.answer;
      const parts = [{ type: 'text', text }, ...('answer' in one ? (one.parts ?? []) : [])];
      await db.insert(conversationMessages).values({
        storeId,
        id: messageIds[position] ?? '',
        conversationId: id,
        position,
        role: 'say' in one ? 'user' : 'assistant',
        parts,
        metadata: { createdAt: at.toISOString() },
        createdAt: at,
      });
    }
  });
  return { id, messageIds };
}

/** A finished call as the chat stores it. */
export const callOf = (operation: string, card: string, input: unknown, output: unknown) => ({
  type: 'data-call',
  id: randomUUID(),
  data: { callId: randomUUID(), operation, title: operation, card, state: 'done', input, output },
});
