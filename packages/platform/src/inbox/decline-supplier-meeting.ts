import type { SupplierMeeting } from '@brandwright/contract/inbox/entities.ts';
import { declineSupplierMeeting } from '@brandwright/contract/inbox/decline-supplier-meeting.ts';
import { timeWords } from '@brandwright/contract/inbox/say.ts';
import { withoutEnd } from '@brandwright/language/outgoing/sentence.ts';
import { implement } from '../kernel/request/implementation.ts';
import { openRequest, previewOf, answer } from './meetings.ts';

const no = (meeting: SupplierMeeting, reason: string | undefined) =>
  `Thank you, but we can’t make the call on ${timeWords(meeting.callTime)}${reason ? `: ${withoutEnd(reason)}` : ''}.`;

export default implement(declineSupplierMeeting, {
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
