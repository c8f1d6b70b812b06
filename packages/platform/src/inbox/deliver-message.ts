import { OperationError } from '@brandwright/contract';
import type { MessageStatus } from '@brandwright/contract/inbox/enums.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { refuseBlanks } from '../kernel/approvals/outgoing-text.ts';
import { appendMessage, findMessage, readAnew, type NewMessage } from './append-message.ts';
import { answerName } from './demo-supplier/answer-job.ts';
import { messageColumns, type ConversationRow, type MessageRow } from './read-rows.ts';
import { isScripted, mayBecome, storeIdentity } from './rules.ts';
import { supplierMessages as messages } from './tables.ts';

const deliverName = 'deliver_supplier_message';
const carryName = 'carry_supplier_conversation';

/** Whether the platform's records are all the carriage there is: no network, nothing that may be lost. */
const staysHere = (context: Context, conversation: ConversationRow) =>
  context.providers.conversations.kind === 'embedded' || isScripted(conversation.attributes);

/**
 * Writes a message of the brand and sees that it is delivered. With a carrier outside it is committed as SENDING first
 * and a job carries it, under a key of its own: a crash in between sends it later, and never twice.
 */
export async function sendFromBrand(
  context: Context,
  conversation: ConversationRow,
  message: Omit<NewMessage, 'author' | 'authorName' | 'status' | 'at'>,
): Promise<MessageRow> {
  refuseBlanks(message.text, 'text');
  const isHere = staysHere(context, conversation);
  const row = await appendMessage(context, conversation, {
    ...message,
    author: storeIdentity(context.storeId),
    authorName: context.actor.kind === 'user' ? context.actor.name : 'You',
    status: isHere ? 'SENT' : 'SENDING',
    at: context.clock.now(),
  });
  if (!isHere) await context.jobs.enqueue(deliverName, { messageSid: row.sid });
  if (isScripted(conversation.attributes)) await context.jobs.enqueue(answerName, { messageSid: row.sid });
  return row;
}

/** Puts a failed message on its way again. Refuses what is on its way or there already. */
export async function sendAgain(context: Context, sid: string) {
  const found = await findMessage(context, sid);
  if (!found?.message.isOwn) throw new OperationError('not_found', 'Your message wasn’t found.');
  const { message, conversation } = found;
  if (!mayBecome(message.status, 'SENDING')) {
    throw new OperationError(
      'bad_transition',
      message.status === 'SENT' ? 'That message has already been delivered.' : 'That message is on its way.',
    );
  }
  refuseBlanks(message.text, 'text');
  const row = await setStatus(context, message, 'SENDING');
  await context.jobs.enqueue(deliverName, { messageSid: sid });
  return { row, conversation };
}

async function setStatus(
  context: Context,
  message: MessageRow,
  status: MessageStatus,
  carrier?: { sid: string; index: number | null },
): Promise<MessageRow> {
  const [row] = await context.db
    .update(messages)
    .set({ status, ...(carrier ? { carrierSid: carrier.sid, carrierIndex: carrier.index } : {}) })
    .where(and(eq(messages.storeId, context.storeId), eq(messages.id, message.id)))
    .returning(messageColumns);
  if (!row) throw new Error('The message is gone.');
  return row;
}

/** Carries a message that is SENDING. The carrier tries for a while by itself; what it gives up on is FAILED and kept. */
export const deliverJob = declareJob({
  name: deliverName,
  async run(context, payload) {
    const found = await findMessage(context, z.object({ messageSid: z.string() }).parse(payload).messageSid);
    if (found?.message.status !== 'SENDING') return { done: false };
    const { message, conversation } = found;
    const sent = await carry(context, conversation, message);
    if (sent) await setStatus(context, message, 'SENT', sent);
    else await setStatus(context, message, 'FAILED');
    await readAnew(context);
    return { done: sent !== null };
  },
});

async function carry(context: Context, conversation: ConversationRow, message: MessageRow) {
  const { type, fileUrls, imageUrls, videoUrls, pdfUrls, attributes } = message;
  try {
    return await context.providers.conversations.send({
      conversationSid: conversation.sid,
      key: message.id,
      author: message.author,
      body: message.text,
      attributes: { ...attributes, type, fileUrls, imageUrls, videoUrls, pdfUrls },
    });
  } catch (error) {
    context.log.warn({ error: String(error), messageSid: message.sid }, 'a message could not be delivered');
    return null;
  }
}

const carried = z.object({
  conversationSid: z.string(),
  readIndex: z.int().optional(),
  attributes: z.record(z.string(), z.unknown()).optional(),
});

/** Tells the carrier, by a job, what changed in a conversation: read up to a message, other attributes. */
export async function tellCarrier(
  context: Context,
  conversation: ConversationRow,
  what: { readIndex: number } | { attributes: Readonly<Record<string, unknown>> },
): Promise<void> {
  if (!staysHere(context, conversation))
    await context.jobs.enqueue(carryName, { conversationSid: conversation.sid, ...what });
}

export const carryJob = declareJob({
  name: carryName,
  async run(context, payload) {
    const { conversationSid, readIndex, attributes } = carried.parse(payload);
    const carrier = context.providers.conversations;
    if (readIndex !== undefined)
      await carrier.markRead(conversationSid, storeIdentity(context.storeId), readIndex);
    if (attributes) await carrier.setAttributes(conversationSid, attributes);
    return {};
  },
});
