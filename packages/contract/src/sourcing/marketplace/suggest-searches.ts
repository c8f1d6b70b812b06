import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';

/** One line under the search box. */
export const searchSuggestion = z.object({
  kind: z.enum(['CATEGORY', 'SUPPLIER', 'ITEM', 'WORDS']),
  text: z.string(),
  /** Record to open or category to choose; null for words to search with. */
  id: z.string().nullable(),
  /** Where it belongs: a country, a supplier, a shelf. */
  hint: z.string().nullable(),
});
export type SearchSuggestion = z.output<typeof searchSuggestion>;

// A search box completes as one types; in a conversation the searches themselves forgive half words.
export const suggestSearches = declareOperation({
  name: 'suggest_searches',
  area: 'sourcing',
  title: 'Search suggestions',
  description:
    'Completes what is being typed into the marketplace search box: categories, suppliers, items and words. For the box only; search_suppliers and search_catalog_items answer questions.',
  examples: ['complete "candl"'],
  input: z.object({
    keyword: z.string().trim().min(1).max(100),
    limit: z.int().min(1).max(20).default(8),
  }),
  output: z.object({ rows: z.array(searchSuggestion) }),
  http: { method: 'GET', path: '/web/catalog-items/suggest-auto-complete' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ rows }) =>
    rows.length === 0 ? 'No suggestions.' : `Suggestions: ${rows.map((row) => row.text).join(', ')}.`,
});
