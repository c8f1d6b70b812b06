import { OperationError, type AnyDeclaration, type ApprovalPreview } from '@brandwright/contract';
import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { markConversationRead } from '@brandwright/contract/inbox/mark-conversation-read.ts';
import { markConversationUnread } from '@brandwright/contract/inbox/mark-conversation-unread.ts';
import { sayTyping as typingDeclaration } from '@brandwright/contract/inbox/say-typing.ts';
import { setConversationAttributes as attributesDeclaration } from '@brandwright/contract/inbox/set-conversation-attributes.ts';
import { unarchiveSupplierConversation } from '@brandwright/contract/inbox/unarchive-supplier-conversation.ts';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { plainPreview } from '../kernel/approvals/plain-preview.ts';
import { readBySide, tell } from './append-message.ts';
import { tellCarrier } from './deliver-message.ts';
import { findConversation } from './find-conversation.ts';
import { refuseUnknownRecords } from './named-records.ts';
import { readConversation, type ConversationRow } from './read-rows.ts';
import { storeIdentity } from './rules.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';

/** What a change of a conversation asks, where it asks: by the name of the supplier. */
const asking =
  (declaration: AnyDeclaration, becomes: string) =>
  async (
    context: Context,
    { conversationSid }: { conversationSid: string },
  ): Promise<{ input: { conversationSid: string }; preview: ApprovalPreview }> => {
    const { sid, supplierName } = await findConversation(context, conversationSid);
    const preview = {
      ...plainPreview(declaration, {}),
      what: `The chat with ${supplierName} ${becomes}.`,
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

const archiving = (
  declaration: typeof archiveSupplierConversation | typeof unarchiveSupplierConversation,
  isArchived: boolean,
) =>
  implement(declaration, {
    prepare: asking(declaration, isArchived ? 'is put into the archive' : 'comes back to the inbox'),
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

export const archiveConversation = archiving(archiveSupplierConversation, true);
export const unarchiveConversation = archiving(unarchiveSupplierConversation, false);

const undoMark = z.object({ messageIds: z.array(z.uuid()) });

async function markMessages(context: Context, ids: readonly string[], isRead: boolean): Promise<void> {
  if (ids.length === 0) return;
  await context.db
    .update(messages)
    .set({ isRead })
    .where(and(eq(messages.storeId, context.storeId), inArray(messages.id, [...ids])));
}

/** The carrier's place of the newest message that it has. */
async function newestCarried(context: Context, row: ConversationRow): Promise<number | undefined> {
  const [newest] = await context.db
    .select({ index: messages.carrierIndex })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, row.id),
        isNotNull(messages.carrierIndex),
      ),
    )
    .orderBy(desc(messages.index))
    .limit(1);
  return newest?.index ?? undefined;
}

export const markRead = implement(markConversationRead, {
  prepare: asking(markConversationRead, 'is marked as read'),
  async run(context, { conversationSid }) {
    const row = await findConversation(context, conversationSid);
    const messageIds = await readBySide(context, row.id, { isOwn: false });
    const readIndex = messageIds.length > 0 ? await newestCarried(context, row) : undefined;
    if (readIndex !== undefined) await tellCarrier(context, row, { readIndex });
    return {
      output: await readConversation(context, row.id),
      undo: { messageIds },
      subject: { kind: 'supplier_conversation', id: row.id },
    };
  },
  undo: (context, undo) => markMessages(context, undoMark.parse(undo).messageIds, false),
});

export const markUnread = implement(markConversationUnread, {
  prepare: asking(markConversationUnread, 'is marked as unread'),
  async run(context, { conversationSid }) {
    const row = await findConversation(context, conversationSid);
    const [latest] = await context.db
      .select({ id: messages.id, isRead: messages.isRead, isOwn: messages.isOwn })
      .from(messages)
      .where(and(eq(messages.storeId, context.storeId), eq(messages.conversationId, row.id)))
      .orderBy(desc(messages.index))
      .limit(1);
    // A conversation is unread by its latest message (overview §3), and one's own is never unread.
    if (!latest || latest.isOwn) {
      throw new OperationError(
        'conflict',
        latest
          ? `The last message in the chat with ${row.supplierName} is yours, so there is nothing to mark as unread.`
          : `${row.supplierName} has not written yet, so there is nothing to mark as unread.`,
      );
    }
    const messageIds = latest.isRead ? [latest.id] : [];
    await markMessages(context, messageIds, false);
    return {
      output: await readConversation(context, row.id),
      undo: { messageIds },
      subject: { kind: 'supplier_conversation', id: row.id },
    };
  },
  undo: (context, undo) => markMessages(context, undoMark.parse(undo).messageIds, true),
});

export const setAttributes = implement(attributesDeclaration, {
  async run(context, { id, attributes, isConciergeRecommended }) {
    const row = await findConversation(context, id);
    await refuseUnknownRecords(context, attributes);
    const merged = { ...row.attributes, ...attributes };
    await context.db
      .update(conversations)
      .set({
        attributes: merged,
        ...(isConciergeRecommended === undefined ? {} : { isConciergeRecommended }),
      })
      .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, row.id)));
    await tellCarrier(context, row, { attributes: merged });
    return {
      output: await readConversation(context, row.id),
      subject: { kind: 'supplier_conversation', id: row.id },
    };
  },
});

export const sayTyping = implement(typingDeclaration, {
  async run(context, { conversationSid }) {
    const row = await findConversation(context, conversationSid);
    await tell(context, {
      kind: 'supplier_typing',
      conversationSid: row.sid,
      author: storeIdentity(context.storeId),
      authorName: context.actor.kind === 'user' ? context.actor.name : 'You',
    });
    return { output: { ok: true } };
  },
});
