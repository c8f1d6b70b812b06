import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { inboxReads, mayAct } from './conversation-ref.ts';
import { supplierMeeting } from './entities.ts';
import { timeWords } from './say.ts';
import { answering } from './meeting-request.ts';

export const declineSupplierMeeting = declareOperation({
  name: 'decline_supplier_meeting',
  area: 'inbox',
  title: 'Decline a call a supplier asked for',
  description:
    'Declines the video call that a supplier asked for, and tells the supplier, with a reason if there is one. Nothing is sent before a yes.',
  examples: [
    'Decline the meeting with Lume & Cera',
    'say no to the call Jingdezhen Kiln Nine wants',
    'turn down their meeting request',
  ],
  input: z.object({
    ...answering,
    reason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Reason',
      words: ['because', 'since', 'reason', 'as'],
    }).optional(),
  }),
  output: supplierMeeting,
  http: { method: 'POST', path: '/web/inbox/meetings/decline' },
  access: mayAct,
  effect: 'external',
  card: 'meeting',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['accept_supplier_meeting', 'get_supplier_conversation'],
  invalidates: inboxReads,
  summary: ({ supplierName, callTime }) =>
    `Declined the call with ${supplierName} on ${timeWords(callTime)}.`,
});
