import { OperationError, type InputOf, type OutputOf } from '@brandwright/contract';
import { createMeeting } from '@brandwright/contract/inbox/carrier/create-meeting.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { timeWords } from '@brandwright/contract/inbox/say.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { invitationFile } from '@brandwright/providers/meetings/invitation.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { uploadReceipt } from '../../kernel/data/upload-receipt.ts';
import { findConversation } from '../find-conversation.ts';

const usualMinutes = 30;

type Input = InputOf<typeof createMeeting>;

/** The meeting that is meant, with nothing left open. Reads only. */
async function settle(context: Context, input: Input) {
  const conversation = await findConversation(context, input.conversationSid);
  const startsAt = new Date(input.callTime);
  if (startsAt <= context.clock.now())
    throw new OperationError('bad_input', 'That time has passed. Choose a time in the future.', [
      { path: 'callTime', message: 'The meeting must be in the future.' },
    ]);
  return {
    conversation,
    startsAt: startsAt.toISOString(),
    minutes: input.durationMinutes ?? usualMinutes,
    topic: input.topic ?? `Call with ${conversation.supplierName}`,
    joinUrl: input.joinUrl ?? null,
  };
}

function textOf(topic: string, startsAt: string, minutes: number, meetingUrl: string | null): string {
  const where = meetingUrl ? ` Join: ${meetingUrl}` : ' The calendar file is attached.';
  return `${topic}: ${timeWords(startsAt)}, ${minutes} minutes.${where}`;
}

/** Keeps the calendar file among the store's files, and answers where it is served. */
async function keepInvitation(
  context: Context,
  invitation: Parameters<typeof invitationFile>[0],
): Promise<string> {
  const bytes = Buffer.from(invitationFile(invitation), 'utf8');
  const file = {
    fileId: randomUUID(),
    name: 'meeting.ics',
    contentType: 'text/plain' as const,
    size: bytes.length,
  };
  await context.providers.files.put(`${context.storeId}/${file.fileId}`, bytes, 'text/calendar');
  const kept = await context.call(uploadFile, {
    ...file,
    receipt: uploadReceipt(context.providers.keyring, context.storeId, file),
  });
  return kept.url;
}

export default implement(createMeeting, {
  async prepare(context, input) {
    const { conversation, startsAt, minutes, topic, joinUrl } = await settle(context, input);
    const isZoom = context.providers.meetings.kind === 'zoom';
    return {
      input: { ...input, conversationSid: conversation.sid },
      preview: {
        verb: `Invite ${conversation.supplierName}`,
        what: `Post an invitation to a ${minutes}-minute call on ${timeWords(startsAt)} in the conversation with ${conversation.supplierName}`,
        toWhom: conversation.supplierName,
        cost: null,
        irreversible: 'A message that was sent can’t be taken back.',
        values: [
          { label: 'When', value: timeWords(startsAt) },
          { label: 'Minutes', value: String(minutes) },
          { label: 'Topic', value: topic },
          { label: 'Where', value: isZoom ? 'a new Zoom room' : (joinUrl ?? 'calendar file without a link') },
        ],
        warnings:
          isZoom || joinUrl ? [] : ['No video service is connected, so the invitation has no link to join.'],
      },
    };
  },
  async run(context, input) {
    const { conversation, startsAt, minutes, topic, joinUrl } = await settle(context, input);
    const meeting = await context.providers.meetings.create({
      topic,
      startsAt,
      minutes,
      key: [context.storeId, conversation.sid, startsAt, minutes, topic].join(' '),
    });
    const meetingUrl = meeting.joinUrl ?? joinUrl;
    const invitationUrl = await keepInvitation(context, {
      uid: `${meeting.provider}-${meeting.id}@brandwright`,
      topic,
      description: meetingUrl ? `Join at ${meetingUrl}` : 'Agree on how to join in the conversation.',
      startsAt,
      madeAt: context.clock.now().toISOString(),
      minutes,
      joinUrl: meetingUrl,
    });
    const message = await context.call(sendSupplierMessage, {
      conversationSid: conversation.sid,
      type: 'ZOOM_MEETING',
      text: textOf(topic, startsAt, minutes, meetingUrl),
      fileUrls: [invitationUrl],
      attributes: {
        zoomRequestType: 'ASKED_BY_BRAND',
        callTime: startsAt,
        durationMinutes: minutes,
        meetingStatus: 'ASKED',
        title: topic,
        fileName: 'meeting.ics',
        ...(meetingUrl ? { meetingUrl } : {}),
      },
    });
    const output: OutputOf<typeof createMeeting> = {
      messageSid: message.sid,
      conversationSid: conversation.sid,
      supplierId: conversation.supplierId,
      supplierName: conversation.supplierName,
      askedBy: 'ASKED_BY_BRAND',
      status: 'ASKED',
      callTime: startsAt,
      durationMinutes: minutes,
      topic,
      meetingUrl,
      provider: meeting.provider,
      invitationUrl,
    };
    return { output, subject: { kind: 'supplier_conversation', id: conversation.id } };
  },
});
