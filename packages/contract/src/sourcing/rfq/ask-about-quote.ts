import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAnswer } from './request-input.ts';
import { dayWords } from './words.ts';
import { aboutQuote, decided } from './quotes.ts';

export const askAboutQuote = declareOperation({
  name: 'ask_about_quote',
  area: 'sourcing',
  title: 'Ask about a quote',
  description:
    'Sends a question about one quote to its supplier; it goes to the conversation in the inbox, where the answer comes. For a message that is not about a quote use send_supplier_message.',
  examples: [
    'Ask Coastline if the quote includes labels',
    'ask the second one whether they can do 45 days',
    'question on the first quote: is the tooling a one-time cost?',
    'ask about the cheapest quote if the price holds at 800 units',
  ],
  input: z.object({
    ...aboutQuote,
    question: field(z.string().trim().min(2).max(2000), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Question',
      question: 'What should I ask them?',
      words: ['if', 'whether', 'question', 'ask them', 'that'],
    }).describe('What to ask, in full words.'),
  }),
  output: decided.extend({ question: z.string() }),
  http: { method: 'POST', path: '/web/project-management/-/quotes/{quoteId}/question' },
  access: mayAnswer,
  effect: 'external',
  card: 'quote',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['compare_quotes', 'accept_quote', 'decline_quote'],
  invalidates: ['get_project_request'],
  toModel: ({ note: _note, ...rest }) => rest,
  summary: ({ supplierName, question, validUntil }) =>
    `Asked ${supplierName}: "${question}". Their quote is valid until ${dayWords(validUntil)}; the answer will come to your inbox.`,
});
