import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { brandFact } from './entities.ts';
import { countOf, quoteFact } from './words.ts';

export const listFacts = declareOperation({
  name: 'list_facts',
  area: 'copilot',
  title: 'What you told me',
  description:
    'The facts that the store’s people told the partner to remember, in their own words, newest first; `about` keeps those about something. For what documents say use search_documents.',
  examples: [
    'What did I tell you about packaging?',
    'What have you kept in mind about my store?',
    'List the facts you know',
  ],
  input: z.object({
    about: field(z.string().trim().min(1).max(200), {
      sense: 'search_words',
      label: 'About',
      words: ['about'],
    })
      .describe('What the facts are about, in a few words.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    facts: z.array(brandFact),
    /** What the facts are about; null for all of them. */
    about: z.string().nullable(),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/copilot/vault/facts' },
  access: mayRead,
  effect: 'read',
  card: 'brand_facts',
  offered: true,
  errors: [],
  related: ['remember_fact', 'forget_fact', 'search_documents'],
  toModel: ({ facts, total }) => ({
    facts: facts.slice(0, 20),
    total,
    ...(total > Math.min(20, facts.length) ? { cut: `${Math.min(20, facts.length)} of ${total}` } : {}),
  }),
  summary: ({ facts, about, total }) => {
    if (total === 0)
      return about
        ? `You haven’t told me anything about “${about}”. Say "remember that …" and I’ll keep it.`
        : 'You haven’t told me anything to remember yet. Say "remember that …" and I’ll keep it.';
    const told = facts.slice(0, 3).map(quoteFact).join(' ');
    const more = total - Math.min(3, facts.length);
    return `You told me ${countOf(total, 'thing')}${about ? ` about ${about}` : ''}: ${told}${more > 0 ? ` And ${more} more.` : ''}`;
  },
});
