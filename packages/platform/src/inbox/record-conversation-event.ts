import { OperationError } from '@brandwright/contract';
import { conversationAttributes, messageAttributes } from '@brandwright/contract/inbox/entities.ts';
import { messageType } from '@brandwright/contract/inbox/enums.ts';
import { recordConversationEvent } from '@brandwright/contract/inbox/record-conversation-event.ts';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { appendMessage, readAnew, readBySide } from './append-message.ts';
import { noteSupplierWrote } from './notifications.ts';
import type { ConversationRow } from './read-rows.ts';
import { isStoreAuthor, storeIdentity, supplierIdentity, typeOf } from './rules.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';

type EventInput = z.output<typeof recordConversationEvent.input>;

/** Addresses that a browser may open: https, or of this installation. Anything else from outside is left out. */
const safeUrl = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/|\/files\/)/);

const safeUrls = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => safeUrl.safeParse(one).data ?? []));

const carriedAlong = z.object({
  type: messageType.optional().catch(undefined),
  fileUrls: safeUrls.catch([]),
  imageUrls: safeUrls.catch([]),
  videoUrls: safeUrls.catch([]),
  pdfUrls: safeUrls.catch([]),
});

const urlAttributes = ['imageUrl', 'meetingUrl', 'trackingUrl'] as const;

/** The attributes that are understood, each by itself: one that is broken does not take the others with it. */
function attributesOf(json: Readonly<Record<string, unknown>>) {
  const known = Object.entries(messageAttributes.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(json[name]);
    return read.success && read.data !== undefined ? [[name, read.data] as const] : [];
  });
  const attributes = messageAttributes.parse(Object.fromEntries(known));
  for (const name of urlAttributes) if (!safeUrl.safeParse(attributes[name]).success) delete attributes[name];
  // Only our own scripted suppliers are marked as such.
  delete attributes.isDemo;
  return attributes;
}

function jsonOf(input: EventInput): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(input.attributesJson ?? '{}'));
  } catch {
    return {};
  }
}

const messageEvent = z.object({
  messageSid: z.string().min(1),
  index: z.int().min(0),
  author: z.string().min(1),
  body: z.string().default(''),
  at: z.iso.datetime({ offset: true }),
});

async function recordMessage(
  context: Context,
  conversation: ConversationRow,
  input: EventInput,
): Promise<boolean> {
  const { messageSid, index, author, body, at } = messageEvent.parse(input);
  // One event of a conversation at a time: the same one twice at once is one message.
  await context.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, conversation.id)))
    .for('update');
  if (await isKnown(context, messageSid)) return false;
  const isOwn = author === storeIdentity(context.storeId);
  if (isOwn && (await isOnItsWay(context, conversation, { messageSid, index, body }))) return false;
  // Nobody else takes part; what says so is not believed.
  if (!isOwn && (isStoreAuthor(author) || author !== supplierIdentity(conversation.supplierId))) return false;
  const json = jsonOf(input);
  const { type, ...files } = carriedAlong.parse(json);
  const row = await appendMessage(context, conversation, {
    author,
    authorName: isOwn ? 'You' : conversation.supplierName,
    type: type ?? typeOf(files),
    text: body,
    ...files,
    attributes: attributesOf(json),
    status: 'SENT',
    carrier: { sid: messageSid, index },
    at: new Date(at),
  });
  if (!isOwn) await noteSupplierWrote(context, conversation, row);
  return true;
}

async function isKnown(context: Context, carrierSid: string): Promise<boolean> {
  const [known] = await context.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        or(eq(messages.carrierSid, carrierSid), eq(messages.sid, carrierSid)),
      ),
    );
  return known !== undefined;
}

/** The carrier may tell of our own message before the job that sent it has written down its sid. */
async function isOnItsWay(
  context: Context,
  conversation: ConversationRow,
  { messageSid, index, body }: { messageSid: string; index: number; body: string },
): Promise<boolean> {
  const [waiting] = await context.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, conversation.id),
        eq(messages.isOwn, true),
        eq(messages.status, 'SENDING'),
        eq(messages.text, body),
      ),
    )
    .orderBy(asc(messages.index))
    .limit(1);
  if (!waiting) return false;
  await context.db
    .update(messages)
    .set({ status: 'SENT', carrierSid: messageSid, carrierIndex: index })
    .where(and(eq(messages.storeId, context.storeId), eq(messages.id, waiting.id)));
  return true;
}

/** Who read, and up to which message by the carrier's count: the other side's messages until there are read. */
async function recordRead(
  context: Context,
  conversation: ConversationRow,
  input: EventInput,
): Promise<boolean> {
  const { author, index } = z.object({ author: z.string(), index: z.int() }).parse(input);
  const changed = await readBySide(context, conversation.id, {
    isOwn: !isStoreAuthor(author),
    which: lte(messages.carrierIndex, index),
  });
  if (changed.length > 0) await readAnew(context);
  return changed.length > 0;
}

async function recordAttributes(
  context: Context,
  conversation: ConversationRow,
  input: EventInput,
): Promise<boolean> {
  const told = conversationAttributes.omit({ isDemo: true }).safeParse(jsonOf(input)).data;
  if (!told || Object.keys(told).length === 0) return false;
  await context.db
    .update(conversations)
    .set({ attributes: { ...conversation.attributes, ...told } })
    .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, conversation.id)));
  return true;
}

export default implement(recordConversationEvent, {
  async run(context, input) {
    if (context.actor.kind !== 'system')
      throw new OperationError('forbidden', 'Only the carrier of conversations tells of its events.');
    const [conversation] = await context.db
      .select()
      .from(conversations)
      .where(and(eq(conversations.storeId, context.storeId), eq(conversations.sid, input.conversationSid)));
    if (!conversation) throw new OperationError('not_found', 'There is no such conversation.');
    const record = { message: recordMessage, read: recordRead, attributes: recordAttributes }[input.kind];
    const isNew = await record(context, conversation, input);
    return { output: { isNew } };
  },
});
