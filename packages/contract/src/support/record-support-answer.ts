import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, supportReads } from './access.ts';
import { longestTicketMessage, supportTicketDetail } from './entities.ts';
import { ticketField, ticketFilesField } from './fields.ts';

/** Support answers by mail, to whoever wrote; this is how its answer gets onto the ticket. */
export const recordSupportAnswer = declareOperation({
  name: 'record_support_answer',
  area: 'support',
  title: 'Record support’s answer',
  description:
    'Adds support’s emailed answer to its ticket, which is then marked answered. The same messageId is recorded once. Can be undone.',
  examples: ['Record that support found the parcel'],
  input: z.object({
    ticketId: ticketField(),
    text: field(z.string().trim().min(1).max(longestTicketMessage), {
      sense: 'free_text',
      label: 'Their answer',
      question: 'What did support answer?',
    }),
    /** The mail’s, so that the same mail is one line. */
    messageId: z.string().trim().min(1).max(200).optional(),
    attachmentFileIds: ticketFilesField(),
  }),
  output: supportTicketDetail,
  http: { method: 'POST', path: '/web/creator-warehouse-tickets/{ticketId}/answers', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'support_ticket',
  offered: false,
  errors: ['not_found', 'conflict', 'unsupported_file', 'too_large'],
  invalidates: supportReads,
  summary: ({ handle }) => `Recorded support’s answer on ${handle}.`,
});
