import type { AnyDeclaration, ApprovalPreview } from '@brandwright/contract';
import type { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import type { unarchiveSupplierConversation } from '@brandwright/contract/inbox/unarchive-supplier-conversation.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { plainPreview } from '../kernel/approvals/plain-preview.ts';
import { findConversation } from './find-conversation.ts';
import { readConversation } from './read-rows.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';

/** What a change of a conversation asks, where it asks: by the name of the supplier. */
export const asking =
  (declaration: AnyDeclaration, becomes: string) =>
  async (
    context: Context,
    { conversationSid }: { conversationSid: string },
  ): Promise<{ input: { conversationSid: string }; preview: ApprovalPreview }> => {
    const { sid, supplierName } = await findConversation(context, conversationSid);
    const preview = {
      ...plainPreview(declaration, {}),
      what: `The conversation with ${supplierName} ${becomes}.`,
      values: [{ label: 'Supplier', value: supplierName }],
    };
    return { input: { conversationSid: sid }, preview };
  };

const undoArchive = z.object({ id: z.uuid(), isArchived: z.boolean() });

async function setArchived(context: Context, id: string, isArchived: boolean): Promise<void> {
  await context.db
    .update(conversations)
    .set({ isArchived })
    .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, id)));
}

export const archiving = (
  declaration: typeof archiveSupplierConversation | typeof unarchiveSupplierConversation,
  isArchived: boolean,
) =>
  implement(declaration, {
    prepare: asking(declaration, isArchived ? 'is archived' : 'comes back to the inbox'),
    async run(context, { conversationSid }) {
      const row = await findConversation(context, conversationSid);
      await setArchived(context, row.id, isArchived);
      return {
        output: await readConversation(context, row.id),
        undo: { id: row.id, isArchived: row.isArchived },
        subject: { kind: 'supplier_conversation', id: row.id },
      };
    },
    async undo(context, undo) {
      const before = undoArchive.parse(undo);
      await setArchived(context, before.id, before.isArchived);
    },
  });

export const undoMark = z.object({ messageIds: z.array(z.uuid()) });

export async function markMessages(context: Context, ids: readonly string[], isRead: boolean): Promise<void> {
  if (ids.length === 0) return;
  await context.db
    .update(messages)
    .set({ isRead })
    .where(and(eq(messages.storeId, context.storeId), inArray(messages.id, [...ids])));
}
