import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import type { SupplierMeeting } from '@brandwright/contract/inbox/entities.ts';
import type { MeetingStatus } from '@brandwright/contract/inbox/enums.ts';
import { acceptSupplierMeeting as acceptDeclaration } from '@brandwright/contract/inbox/accept-supplier-meeting.ts';
import { declineSupplierMeeting as declineDeclaration } from '@brandwright/contract/inbox/decline-supplier-meeting.ts';
import { requestSupplierMeeting as requestDeclaration } from '@brandwright/contract/inbox/request-supplier-meeting.ts';
import { timeWords } from '@brandwright/contract/inbox/say.ts';
import { withoutEnd } from '@brandwright/language/outgoing/sentence.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { sendFromBrand } from './deliver-message.ts';
import { findConversation } from './find-conversation.ts';
import { messageColumns, type ConversationRow, type MessageRow } from './read-rows.ts';
import { meetingMayBecome } from './rules.ts';
import { supplierMessages as messages } from './tables.ts';

const usualMinutes = 30;

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

const previewOf = (
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

const asking = (time: string, minutes: number, topic: string | undefined) =>
  `Could we have a video call on ${timeWords(time)}, for ${minutes} minutes${topic ? `, about ${withoutEnd(topic)}` : ''}?`;

function checkFuture(context: Context, callTime: string): string {
  const at = new Date(callTime);
  if (at <= context.clock.now()) {
    throw new OperationError('bad_input', 'That time has passed. On which day, and at what time?', [
      { path: 'callTime', message: 'A call is in the future.' },
    ]);
  }
  return at.toISOString();
}

export const requestMeeting = implement(requestDeclaration, {
  async prepare(context, input) {
    const row = await findConversation(context, input.conversationSid);
    const callTime = checkFuture(context, input.callTime);
    const minutes = input.durationMinutes ?? usualMinutes;
    return {
      input: { ...input, conversationSid: row.sid, callTime, durationMinutes: minutes },
      preview: previewOf(row, {
        verb: `Ask ${row.supplierName}`,
        sentence: `Ask ${row.supplierName} for a video call of ${minutes} minutes on ${timeWords(callTime)}`,
        time: callTime,
        text: asking(callTime, minutes, input.topic),
      }),
    };
  },
  async run(context, { conversationSid, callTime: time, durationMinutes = usualMinutes, topic }) {
    const conversation = await findConversation(context, conversationSid);
    const callTime = checkFuture(context, time);
    const message = await sendFromBrand(context, conversation, {
      type: 'ZOOM_MEETING_REQUEST',
      text: asking(callTime, durationMinutes, topic),
      attributes: {
        zoomRequestType: 'ASKED_BY_BRAND',
        meetingStatus: 'ASKED',
        callTime,
        durationMinutes,
        ...(topic === undefined ? {} : { title: topic.slice(0, 200) }),
      },
    });
    return {
      output: toMeeting(message, conversation),
      subject: { kind: 'supplier_message', id: message.id },
    };
  },
});

interface Answering {
  conversationSid: string;
  messageSid?: string | undefined;
}

/** The open request of the supplier that is meant: the one named, or the newest. */
async function openRequest(context: Context, { conversationSid, messageSid }: Answering) {
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
    throw new OperationError('not_found', `${conversation.supplierName} has not asked for a call.`);
  const status = request.attributes.meetingStatus ?? 'ASKED';
  if (!meetingMayBecome(status, 'ACCEPTED')) {
    throw new OperationError(
      'bad_transition',
      `That call was ${status.toLowerCase()} already. To propose another time, ask ${conversation.supplierName} for a call.`,
    );
  }
  return { conversation, request, meeting: toMeeting(request, conversation) };
}

async function answer(
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

const yes = (meeting: SupplierMeeting) => `${timeWords(meeting.callTime)} suits us. Talk to you then.`;
const no = (meeting: SupplierMeeting, reason: string | undefined) =>
  `Thank you, but we can’t make the call on ${timeWords(meeting.callTime)}${reason ? `: ${withoutEnd(reason)}` : ''}.`;

export const acceptMeeting = implement(acceptDeclaration, {
  async prepare(context, input) {
    const { conversation, request, meeting } = await openRequest(context, input);
    return {
      input: { conversationSid: conversation.sid, messageSid: request.sid },
      preview: previewOf(conversation, {
        verb: `Accept the call with ${conversation.supplierName}`,
        sentence: `Accept the call that ${conversation.supplierName} asked for, on ${timeWords(meeting.callTime)}`,
        time: meeting.callTime,
        text: yes(meeting),
      }),
    };
  },
  async run(context, input) {
    const open = await openRequest(context, input);
    return {
      output: await answer(context, open, 'ACCEPTED', yes(open.meeting)),
      subject: { kind: 'supplier_message', id: open.request.id },
    };
  },
});

export const declineMeeting = implement(declineDeclaration, {
  async prepare(context, input) {
    const { conversation, request, meeting } = await openRequest(context, input);
    return {
      input: {
        conversationSid: conversation.sid,
        messageSid: request.sid,
        ...(input.reason === undefined ? {} : { reason: input.reason }),
      },
      preview: previewOf(conversation, {
        verb: `Decline the call with ${conversation.supplierName}`,
        sentence: `Decline the call that ${conversation.supplierName} asked for, on ${timeWords(meeting.callTime)}`,
        time: meeting.callTime,
        text: no(meeting, input.reason),
      }),
    };
  },
  async run(context, input) {
    const open = await openRequest(context, input);
    return {
      output: await answer(context, open, 'DECLINED', no(open.meeting, input.reason)),
      subject: { kind: 'supplier_message', id: open.request.id },
    };
  },
});
