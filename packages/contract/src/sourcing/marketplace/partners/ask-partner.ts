import { mayAct } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';

export const askPartner = declareOperation({
  name: 'ask_partner',
  area: 'sourcing',
  title: 'Ask a service provider',
  description:
    'Sends a service provider (freight, inspection, trademark, insurance, …) a message by email, answered to the person who asks. list_partners gives them. To write to a factory of the marketplace use send_supplier_message.',
  examples: [
    'Ask Harbourline Freight for a quote for two pallets from Porto to Long Beach',
    'write to that inspection partner: we need a pre-shipment check in Ningbo',
    'contact the trademark partner about registering our name',
  ],
  input: z.object({
    partnerId: field(z.string().trim().min(1).max(120), {
      ref: 'partner',
      label: 'Service provider',
      question: 'Which service provider should I ask?',
      words: ['partner', 'firm', 'agency', 'broker'],
    }).describe('Id or name of the service provider (list_partners).'),
    message: field(z.string().trim().min(1).max(4000), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Message',
      question: 'What should I ask them?',
      words: ['message', 'saying', 'for', 'about', 'that', 'whether', 'if'],
    }).describe("The message, in the founder's words."),
  }),
  output: z.object({
    partnerId: field(z.uuid(), { ref: 'partner' }),
    partnerName: z.string(),
    message: z.string(),
    /** Where the answer will go. */
    replyTo: z.string(),
    responseHours: z.int(),
  }),
  http: { method: 'POST', path: '/web/partners/{partnerId}/messages', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  related: ['list_partners'],
  summary: ({ partnerName, replyTo, responseHours }) =>
    `${partnerName} has your message and usually replies within ${responseHours} hours, to ${replyTo}.`,
});
