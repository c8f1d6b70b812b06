import type { ChatRequest, MessageData, StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import type { TestStore } from '@brandwright/platform/kernel/testing.ts';
import { randomUUID } from 'node:crypto';
import type { Copilot } from '../copilot.ts';
import { readChunks } from '../stream/read-events.ts';

/** An answer as a client reads it. */
export interface Told {
  conversationId: string;
  text: string;
  data<K extends keyof MessageData>(kind: K): MessageData[K][];
}

/** Says something and reads the whole answer. */
export const say = (copilot: Copilot, store: TestStore, text: string, conversationId?: string) =>
  send(copilot, store, { kind: 'message', messageId: randomUUID(), text, fileIds: [] }, conversationId);

/** Sends a message, a decision or another request of a conversation, and reads the whole answer. */
export async function send(
  copilot: Copilot,
  store: TestStore,
  what: ChatRequest['say'],
  conversationId?: string,
): Promise<Told> {
  const where = conversationId ? { conversationId } : {};
  const response = await copilot.chat(store.caller(), { ...where, say: what });
  const chunks: { type: string; delta?: string; data?: unknown }[] = readChunks(await response.text());
  const data = <K extends keyof MessageData>(kind: K) =>
    chunks.filter((chunk) => chunk.type === `data-${kind}`).map((chunk) => chunk.data as MessageData[K]);
  return {
    text: chunks.map((chunk) => chunk.delta ?? '').join(''),
    data,
    conversationId: data('turn')[0]?.conversationId ?? '',
  };
}

/** The messages of a conversation as they are kept. */
export async function stored(store: TestStore, id: string): Promise<StoredMessage[]> {
  const result = await store.kernel.run({ ...store.caller(), operation: 'get_conversation', input: { id } });
  return result.kind === 'done' ? (result.output as { messages: StoredMessage[] }).messages : [];
}
