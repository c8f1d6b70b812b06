import { recordConversationEvent } from '@brandwright/contract/inbox/record-conversation-event.ts';
import type { ConversationEvent } from '@brandwright/providers';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kernel } from '../kernel/kernel.ts';

/**
 * Records what a carrier's webhook told (its signature checked before): finds the store of the conversation and runs
 * `record_conversation_event` in its name. Answers false for a conversation that is no store's, or an event known already.
 */
export async function recordCarrierEvent(kernel: Kernel, event: ConversationEvent): Promise<boolean> {
  const caller = { via: 'system' as const, requestId: randomUUID(), signal: AbortSignal.timeout(30_000) };
  const storeId = await kernel.inContext({ ...caller, actor: { kind: 'public' } }, async ({ db }) => {
    const { rows } = await db.execute(
      sql`select store_of_conversation(${event.conversationSid}) as store_id`,
    );
    return z.object({ store_id: z.uuid().nullable() }).parse(rows[0]).store_id;
  });
  if (storeId === null) return false;
  const result = await kernel.run({
    ...caller,
    actor: { kind: 'system', storeId },
    operation: recordConversationEvent.name,
    input: inputOf(event),
  });
  return result.kind === 'done' && recordConversationEvent.output.parse(result.output).isNew;
}

function inputOf(event: ConversationEvent): z.input<typeof recordConversationEvent.input> {
  const { kind, conversationSid } = event;
  if (event.kind === 'read') return { kind, conversationSid, author: event.identity, index: event.index };
  const attributesJson = JSON.stringify(event.attributes);
  if (event.kind === 'attributes') return { kind, conversationSid, attributesJson };
  const { messageSid, index, author, body, at } = event;
  return { kind, conversationSid, attributesJson, messageSid, index, author, body, at };
}
