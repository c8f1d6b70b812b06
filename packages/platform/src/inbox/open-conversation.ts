import { OperationError } from '@brandwright/contract';
import type { ConversationOrigin } from '@brandwright/contract/inbox/enums.ts';
import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lookUpConversation } from './find-conversation.ts';
import { readThread } from './get-conversation.ts';
import type { ConversationRow } from './read-rows.ts';
import { conversationNameOf, storeIdentity, supplierIdentity, uniqueNameOf } from './rules.ts';
import { supplierConversations as conversations } from './tables.ts';

interface Opening {
  /** Id or name of the supplier. */
  supplierId: string;
  origin?: ConversationOrigin | undefined;
  subject?: string | undefined;
}

/** The conversation of the store with a supplier, opened with the carrier when there is none. */
export async function conversationWith(
  context: Context,
  { supplierId: named, origin = 'PERSONAL', subject }: Opening,
): Promise<{ row: ConversationRow; isNew: boolean }> {
  const known = await lookUpConversation(context, named);
  if (known) return { row: known, isNew: false };
  const supplier = await context.call(getSupplier, { supplierId: named });
  const byId = await lookUpConversation(context, supplier.supplierId);
  if (byId) return { row: byId, isNew: false };
  const name = conversationNameOf(supplier.name, supplier.kind !== 'SERVICES');
  const attributes = subject === undefined ? {} : { subject };
  const { sid } = await openWithCarrier(context, { supplierId: supplier.supplierId, name, attributes });
  const now = context.clock.now();
  const [made] = await context.db
    .insert(conversations)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      sid,
      supplierId: supplier.supplierId,
      supplierName: supplier.name,
      avatarUrl: supplier.logoUrl,
      name,
      origin,
      attributes,
      lastTime: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  // Somebody opened it at the same moment.
  const [row] = await context.db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.storeId, context.storeId), eq(conversations.supplierId, supplier.supplierId)),
    );
  if (!row) throw new Error('The conversation could not be opened.');
  return { row, isNew: false };
}

async function openWithCarrier(
  context: Context,
  { supplierId, name, attributes }: { supplierId: string; name: string; attributes: Record<string, unknown> },
): Promise<{ sid: string }> {
  try {
    return await context.providers.conversations.open({
      uniqueName: uniqueNameOf(context.storeId, supplierId),
      friendlyName: name,
      attributes,
      participants: [storeIdentity(context.storeId), supplierIdentity(supplierId)],
    });
  } catch (error) {
    if (error instanceof OperationError) throw error;
    context.log.error({ error: String(error) }, 'a conversation could not be opened');
    throw new OperationError(
      'upstream',
      'The conversation couldn’t be opened just now. Please try again shortly.',
    );
  }
}

export default implement(openConversation, {
  async run(context, { userId, origin, subject }) {
    const { row, isNew } = await conversationWith(context, { supplierId: userId, origin, subject });
    const thread = await readThread(context, row, {});
    return { output: { ...thread, isNew }, subject: { kind: 'supplier_conversation', id: row.id } };
  },
});
