import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import type { SupplierMeeting } from '@brandwright/contract/inbox/entities.ts';
import type { MeetingStatus } from '@brandwright/contract/inbox/enums.ts';
import { timeWords } from '@brandwright/contract/inbox/say.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { sendFromBrand } from './deliver-message.ts';
import { findConversation } from './find-conversation.ts';
import { messageColumns, type ConversationRow, type MessageRow } from './read-rows.ts';
import { meetingMayBecome } from './rules.ts';
import { supplierMessages as messages } from './tables.ts';

export const usualMinutes = 30;

export function toMeeting(message: MessageRow, conversation: ConversationRow): SupplierMeeting {
  const { attributes } = message;
  return {
    messageSid: message.sid,
    conversationSid: conversation.sid,
    supplierId: conversation.supplierId,
    supplierName: conversation.supplierName,
    askedBy: attributes.zoomRequestType ?? (message.isOwn ? 'ASKED_BY_BRAND' : 'ASKED_BY_SUPPLIER'),
    status: attributes.meetingStatus ?? 'ASKED',
    callTime: attributes.callTime ?? message.createdAt.toISOString(),
    durationMinutes: attributes.durationMinutes ?? usualMinutes,
    topic: attributes.title ?? '',
    meetingUrl: attributes.meetingUrl ?? null,
  };
}

export const previewOf = (
  conversation: ConversationRow,
  what: { verb: string; sentence: string; time: string; text: string },
): ApprovalPreview => ({
  verb: what.verb,
  what: what.sentence,
  toWhom: conversation.supplierName,
  cost: null,
  irreversible: 'A message that was sent can’t be taken back.',
  values: [
    { label: 'When', value: timeWords(what.time) },
    { label: 'Message', value: what.text },
  ],
  warnings: [],
});

interface Answering {
  conversationSid: string;
  messageSid?: string | undefined;
}

/** The open request of the supplier that is meant: the one named, or the newest. */
export async function openRequest(context: Context, { conversationSid, messageSid }: Answering) {
  const conversation = await findConversation(context, conversationSid);
  const requests = await context.db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, conversation.id),
        eq(messages.type, 'ZOOM_MEETING_REQUEST'),
        eq(messages.isOwn, false),
        messageSid === undefined ? undefined : eq(messages.sid, messageSid),
      ),
    )
    .orderBy(desc(messages.index))
    .limit(1);
  const [request] = requests;
  if (!request)
    throw new OperationError('not_found', `${conversation.supplierName} hasn’t asked for a call.`);
  const status = request.attributes.meetingStatus ?? 'ASKED';
  if (!meetingMayBecome(status, 'ACCEPTED')) {
    throw new OperationError(
      'bad_transition',
      `That call was already ${status.toLowerCase()}. To propose another time, ask ${conversation.supplierName} for a call.`,
    );
  }
  return { conversation, request, meeting: toMeeting(request, conversation) };
}

export async function answer(
  context: Context,
  { conversation, request }: { conversation: ConversationRow; request: MessageRow },
  status: MeetingStatus,
  text: string,
): Promise<SupplierMeeting> {
  const meetingUrl = status === 'ACCEPTED' ? await roomFor(context, { conversation, request }) : undefined;
  const attributes = { ...request.attributes, ...(meetingUrl ? { meetingUrl } : {}), meetingStatus: status };
  await context.db
    .update(messages)
    .set({ attributes })
    .where(and(eq(messages.storeId, context.storeId), eq(messages.id, request.id)));
  await sendFromBrand(context, conversation, {
    type: status === 'ACCEPTED' ? 'ZOOM_MEETING' : 'TEXT',
    text,
    attributes:
      status === 'ACCEPTED'
        ? {
            callTime: toMeeting(request, conversation).callTime,
            durationMinutes: attributes.durationMinutes ?? usualMinutes,
            meetingStatus: status,
            zoomRequestType: 'ASKED_BY_SUPPLIER',
            ...(attributes.title === undefined ? {} : { title: attributes.title }),
            ...(attributes.meetingUrl === undefined ? {} : { meetingUrl: attributes.meetingUrl }),
          }
        : {},
  });
  return toMeeting({ ...request, attributes }, conversation);
}

/** Where to meet: as the supplier said, or a room of the video service where one is connected. */
async function roomFor(
  context: Context,
  { conversation, request }: { conversation: ConversationRow; request: MessageRow },
): Promise<string | undefined> {
  if (request.attributes.meetingUrl !== undefined) return request.attributes.meetingUrl;
  const { callTime, durationMinutes, topic } = toMeeting(request, conversation);
  const { joinUrl } = await context.providers.meetings.create({
    topic: topic || `Call with ${conversation.supplierName}`,
    startsAt: callTime,
    minutes: durationMinutes,
    key: `${context.storeId} ${request.sid}`,
  });
  return joinUrl ?? undefined;
}
