import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { inboxReads, mayAct } from './conversation-ref.ts';
import { sentSupplierMessage } from './entities.ts';
import { toModel, sentSummary } from './send-supplier-message.ts';

/** Tries again what the carrier did not take; the same words under the same key, so never twice. */
export const resendSupplierMessage = declareOperation({
  name: 'resend_supplier_message',
  area: 'inbox',
  title: 'Send a failed message again',
  description: 'Sends again a message that could not be delivered, with the same words.',
  examples: ['Send the failed message again'],
  input: z.object({
    messageSid: field(z.string().trim().min(1).max(191), {
      ref: 'supplier_message',
      question: 'Which message?',
    }),
  }),
  output: sentSupplierMessage,
  http: { method: 'POST', path: '/web/inbox/messages/{messageSid}/resend' },
  access: mayAct,
  effect: 'external',
  card: 'supplier_message',
  offered: false,
  errors: ['not_found', 'bad_transition', 'upstream'],
  invalidates: inboxReads,
  toModel,
  summary: sentSummary,
});
