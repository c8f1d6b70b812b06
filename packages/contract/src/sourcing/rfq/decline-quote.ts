import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAnswer, requestReads } from './request-input.ts';
import { aboutQuote, decided } from './quotes.ts';

export const declineQuote = declareOperation({
  name: 'decline_quote',
  area: 'sourcing',
  title: 'Decline a quote',
  description:
    'Turns down one quote on a custom project request and tells the supplier politely, with a reason where one is given. The other quotes stay open. To end the whole request use close_project_request.',
  examples: [
    "Decline Harbour's quote",
    'turn down the third quote',
    'say no to the most expensive offer',
    'decline it, the lead time is too long',
    'reject the quote of Ningbo Hearthlight because it is too expensive',
  ],
  input: z.object({
    ...aboutQuote,
    reason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Reason',
      words: ['because', 'since', 'reason', 'as'],
    })
      .describe('Said to the supplier.')
      .optional(),
  }),
  output: decided,
  http: { method: 'PUT', path: '/web/project-management/-/quotes/{quoteId}/decline' },
  access: mayAnswer,
  effect: 'external',
  card: 'quote',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['compare_quotes', 'accept_quote', 'ask_about_quote'],
  invalidates: requestReads,
  toModel: ({ note: _note, ...rest }) => rest,
  summary: ({ supplierName, title }) => `Declined ${supplierName}'s quote on "${title}" and told them.`,
});
