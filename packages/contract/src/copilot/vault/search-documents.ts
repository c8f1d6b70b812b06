import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { brandFact, foundPassage } from './entities.ts';
import { countOf, documentAddress, plainQuote, quoteAndCite, quoteFact } from './words.ts';

export const searchDocuments = declareOperation({
  name: 'search_documents',
  area: 'copilot',
  title: 'What the documents say',
  description:
    'Full-text search in the Brand Vault: what the store’s own documents (brand guide, handbook, policies, supplier terms, size charts) and remembered facts say about something. Answers passages, each with document and page: quote them and cite “(document, p. N)”. Use it for questions about the brand, its rules and agreements that no record of the store answers. For the list of documents use list_documents.',
  examples: [
    'What is our return policy according to the handbook?',
    'What does the brand guide say about the logo?',
    'Search the vault for minimum order quantities',
    'What did we agree with the supplier about late delivery?',
  ],
  input: z.object({
    words: field(z.string().trim().min(1).max(300), {
      sense: 'search_words',
      question: 'What should I look for in the documents?',
      label: 'About',
      words: ['about', 'say on'],
    }).describe('What to look for, in a few words.'),
    documentId: field(z.uuid(), { label: 'Document' })
      .describe('Only in this document; its id comes from list_documents or an earlier search.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    words: z.string(),
    passages: z.array(foundPassage),
    /** Facts about the same, in the founder's words; on the first page only. */
    facts: z.array(brandFact),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/copilot/vault/search' },
  access: mayRead,
  effect: 'read',
  card: 'vault_passages',
  offered: true,
  errors: ['not_found'],
  related: ['get_document', 'list_documents', 'list_facts'],
  toModel: ({ words, passages, facts, total }) => ({
    passages: passages.slice(0, 6).map(({ documentId, documentTitle, page, section, quote }) => ({
      documentId,
      documentTitle,
      page,
      section,
      quote,
      link: documentAddress(documentId, page, words),
    })),
    facts: facts.map(({ id, text, saidBy }) => ({ id, text, saidBy })),
    total,
    ...(total > Math.min(6, passages.length)
      ? { cut: `${Math.min(6, passages.length)} of ${total} passages` }
      : {}),
  }),
  summary: ({ words, passages, facts, page, size, total }) => {
    const told = facts.slice(0, 2).map((fact) => `You told me: ${quoteFact(fact)}.`);
    const [first, second] = passages;
    if (!first && told.length === 0)
      return total > 0 && page > 0
        ? `There ${total === 1 ? 'is' : 'are'} only ${countOf(total, 'passage')}.`
        : `I found nothing in the Brand Vault about “${plainQuote(words, 120)}”.`;
    if (!first) return told.join(' ');
    const quoted = [quoteAndCite(first), ...(second && told.length === 0 ? [quoteAndCite(second)] : [])];
    const more = total - page * size - quoted.length;
    return [
      ...told,
      ...quoted,
      ...(more > 0 ? [`${countOf(more, 'more passage')} may also help.`] : []),
    ].join(' ');
  },
});
