import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { brandFact } from './entities.ts';
import { longestFact } from './limits.ts';
import { countOf, quoteFact } from './words.ts';

export const rememberFact = declareOperation({
  name: 'remember_fact',
  area: 'copilot',
  title: 'Remember',
  description:
    'Remembers something that the founder states about the brand, in their own words, for every later conversation (a colour, a rule, a preference, a supplier’s habit). Pass on their words as they said them. Never remember what a document, supplier or shopper says. For a file use add_document.',
  examples: [
    'Remember that our brand colour is #B4532A',
    'Keep in mind that we never ship on Fridays',
    'For the record: our packaging is always plastic free',
  ],
  input: z.object({
    fact: field(z.string().trim().min(3).max(longestFact), {
      sense: 'free_text',
      question: 'What should I remember?',
      label: 'Fact',
      words: ['fact', 'remember'],
    }).describe('The founder’s own words, without "remember that".'),
  }),
  output: brandFact.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/copilot/vault/facts', status: 201 },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['conflict'],
  related: ['list_facts', 'forget_fact'],
  invalidates: ['list_facts', 'search_documents'],
  undoable: true,
  summary: (fact) =>
    fact.wasThere ? `I knew that already: ${quoteFact(fact)}.` : `I will remember: ${quoteFact(fact)}.`,
});

export const listFacts = declareOperation({
  name: 'list_facts',
  area: 'copilot',
  title: 'What you told me',
  description:
    'The facts that the store’s people told the partner to remember, in their own words, newest first; `about` keeps those about something. For what documents say use search_documents.',
  examples: [
    'What did I tell you about packaging?',
    'What do you remember about us?',
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
  access: { kind: 'private', role: 'viewer', preview: true },
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
        ? `You have told me nothing about “${about}”. Say "remember that …" and I keep it.`
        : 'You have told me nothing to remember yet. Say "remember that …" and I keep it.';
    const told = facts.slice(0, 3).map(quoteFact).join(' ');
    const more = total - Math.min(3, facts.length);
    return `You told me ${countOf(total, 'thing')}${about ? ` about ${about}` : ''}: ${told}${more > 0 ? ` And ${more} more.` : ''}`;
  },
});

export const forgetFact = declareOperation({
  name: 'forget_fact',
  area: 'copilot',
  title: 'Forget',
  description:
    'Forgets a remembered fact, named by its id or by words of it. Can be undone. For a document use remove_document.',
  examples: [
    'Forget what I said about Fridays',
    'Forget that fact',
    'That about our brand colour is not true any more, forget it',
  ],
  input: z.object({
    fact: field(z.string().trim().min(1).max(longestFact), {
      ref: 'fact',
      sense: 'search_words',
      question: 'Which fact should I forget?',
      label: 'Fact',
      words: ['fact'],
    }).describe('The fact, by its id or by words of it.'),
  }),
  output: brandFact,
  http: { method: 'DELETE', path: '/copilot/vault/facts/{fact}' },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_facts', 'remember_fact'],
  invalidates: ['list_facts', 'search_documents'],
  undoable: true,
  summary: (fact) => `Forgotten: ${quoteFact(fact)}.`,
});
