import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, inboxReads, mayAct } from '../conversation-ref.ts';
import { supplierMeeting } from '../entities.ts';
import { callTimeMeta, callTopic, durationMinutes } from '../meeting-fields.ts';
import { timeWords } from '../say.ts';

export const createMeeting = declareOperation({
  name: 'create_meeting',
  area: 'inbox',
  title: 'Make the room of a video meeting',
  description:
    'Makes the room of a video meeting (a Zoom link) for a time that is settled, and posts it into the conversation as an invitation with a calendar file. With no video service connected the invitation is the calendar file alone, with the address of a room of your own if you give one. Nothing is sent before a yes. To ask a supplier whether a time suits use request_supplier_meeting.',
  examples: [
    'Make a Zoom link for the call with Olaria do Vale on November 24 at 3pm',
    'send Lume & Cera a calendar invitation for December 2 at 9am',
    'create the meeting link for Tuesday 10:00 with this supplier',
    'post a video link for our call with Jingdezhen Kiln Nine tomorrow at 8am',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    callTime: instant(callTimeMeta).describe('ISO instant with its offset.'),
    durationMinutes: durationMinutes(),
    topic: callTopic(200),
    joinUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .describe('Address of a room of your own, for where no video service is connected.')
      .optional(),
  }),
  output: supplierMeeting.extend({
    /** Who holds the room; `calendar` where no video service is connected. */
    provider: z.enum(['zoom', 'calendar']),
    /** The calendar file (.ics). */
    invitationUrl: z.string(),
  }),
  http: { method: 'POST', path: '/commons/zoom/create-meeting', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'meeting',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['request_supplier_meeting', 'get_supplier_conversation'],
  invalidates: inboxReads,
  summary: ({ supplierName, callTime, durationMinutes, meetingUrl }) => {
    const where = meetingUrl
      ? ''
      : ' No video service is connected, so it is a calendar file without a link to join.';
    return `Invited ${supplierName} to a call of ${durationMinutes} minutes on ${timeWords(callTime)}; the invitation stands in the conversation.${where}`;
  },
});
