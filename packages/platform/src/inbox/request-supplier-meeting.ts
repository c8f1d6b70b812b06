import { OperationError } from '@brandwright/contract';
import { requestSupplierMeeting } from '@brandwright/contract/inbox/request-supplier-meeting.ts';
import { timeWords } from '@brandwright/contract/inbox/say.ts';
import { withoutEnd } from '@brandwright/language/outgoing/sentence.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { sendFromBrand } from './deliver-message.ts';
import { findConversation } from './find-conversation.ts';
import { usualMinutes, previewOf, toMeeting } from './meetings.ts';

const asking = (time: string, minutes: number, topic: string | undefined) =>
  `Could we have a video call on ${timeWords(time)} for ${minutes} minutes${topic ? `, about ${withoutEnd(topic)}` : ''}?`;

function checkFuture(context: Context, callTime: string): string {
  const at = new Date(callTime);
  if (at <= context.clock.now()) {
    throw new OperationError('bad_input', 'That time has passed. On which day, and at what time?', [
      { path: 'callTime', message: 'A call must be in the future.' },
    ]);
  }
  return at.toISOString();
}

export default implement(requestSupplierMeeting, {
  async prepare(context, input) {
    const row = await findConversation(context, input.conversationSid);
    const callTime = checkFuture(context, input.callTime);
    const minutes = input.durationMinutes ?? usualMinutes;
    return {
      input: { ...input, conversationSid: row.sid, callTime, durationMinutes: minutes },
      preview: previewOf(row, {
        verb: `Ask ${row.supplierName}`,
        sentence: `Ask ${row.supplierName} for a ${minutes}-minute video call on ${timeWords(callTime)}`,
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
