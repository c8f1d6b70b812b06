import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { inboxReads, mayAct } from './conversation-ref.ts';
import { supplierMeeting } from './entities.ts';
import { timeWords } from './say.ts';
import { answering } from './meeting-request.ts';

export const acceptSupplierMeeting = declareOperation({
  name: 'accept_supplier_meeting',
  area: 'inbox',
  title: 'Accept a call a supplier asked for',
  description:
    'Accepts the video call that a supplier asked for, and tells the supplier. Nothing is sent before a yes. To propose a call yourself use request_supplier_meeting.',
  examples: [
    'Accept the meeting with Lume & Cera',
    'yes to the call Jingdezhen Kiln Nine asked for',
    'confirm their meeting request',
  ],
  input: z.object(answering),
  output: supplierMeeting,
  http: { method: 'POST', path: '/web/inbox/meetings/accept' },
  access: mayAct,
  effect: 'external',
  card: 'meeting',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['decline_supplier_meeting', 'get_supplier_conversation'],
  invalidates: inboxReads,
  summary: ({ supplierName, callTime }) =>
    `Accepted: the call with ${supplierName} is on ${timeWords(callTime)}.`,
});
