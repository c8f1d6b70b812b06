import type { SupplierMeeting } from '@brandwright/contract/inbox/entities.ts';
import { acceptSupplierMeeting } from '@brandwright/contract/inbox/accept-supplier-meeting.ts';
import { timeWords } from '@brandwright/contract/inbox/say.ts';
import { implement } from '../kernel/request/implementation.ts';
import { openRequest, previewOf, answer } from './meetings.ts';

const yes = (meeting: SupplierMeeting) => `${timeWords(meeting.callTime)} suits us. Talk to you then.`;

export default implement(acceptSupplierMeeting, {
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
