import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { conversationSid, inboxReads, mayAct } from './conversation-ref.ts';
import { supplierMeeting } from './entities.ts';
import { callTimeMeta, callTopic, durationMinutes } from './meeting-fields.ts';
import { timeWords } from './say.ts';

export const requestSupplierMeeting = declareOperation({
  name: 'request_supplier_meeting',
  area: 'inbox',
  title: 'Ask a supplier for a video call',
  description:
    'Asks a supplier for a video call at a time, as a message in the conversation. Nothing is sent before a yes. To answer a call that the supplier asked for use accept_supplier_meeting or decline_supplier_meeting.',
  examples: [
    'Set up a call with Lume & Cera on Tuesday at 3pm',
    'ask Jingdezhen Kiln Nine for a video meeting tomorrow at 10',
    'schedule a zoom with them on November 25 at 2pm',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    callTime: instant({ sense: 'date_ahead', ...callTimeMeta }).describe('ISO instant with its offset.'),
    durationMinutes: durationMinutes(),
    topic: callTopic(500),
  }),
  output: supplierMeeting,
  http: { method: 'POST', path: '/web/inbox/meetings', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'meeting',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['send_supplier_message', 'get_supplier_conversation'],
  invalidates: inboxReads,
  summary: ({ supplierName, callTime, durationMinutes }) =>
    `Asked ${supplierName} for a call of ${durationMinutes} minutes on ${timeWords(callTime)}.`,
});
