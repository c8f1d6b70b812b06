import { mayRead } from '../../../kernel/access.ts';
import { z } from 'zod';
import { countryCode, field, untrustedText } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../../kernel/paging.ts';
import { count } from '../../../kernel/words.ts';

/** A factory outside the marketplace: nobody vetted it, and what is known is what a list says. */
export const expandedNetworkRecord = z.object({
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  name: z.string(),
  country: countryCode(),
  countryName: z.string(),
  city: z.string().nullable(),
  address: untrustedText(),
  sector: z.string(),
  categoryIds: z.array(field(z.string(), { ref: 'category' })),
  email: z.string().nullable(),
  website: z.string().nullable(),
  /** The list it came from. */
  source: z.string(),
  isMine: z.boolean(),
});
export type ExpandedNetworkRecord = z.output<typeof expandedNetworkRecord>;

export const sectorFacet = z.object({ sector: z.string(), count: z.int() });
const countryFacet = z.object({ country: z.string(), countryName: z.string(), count: z.int() });

const shownToModel = 10;

export const searchExpandedNetwork = declareOperation({
  name: 'search_expanded_network',
  area: 'sourcing',
  title: 'Search the expanded network',
  description:
    'Finds factories of the expanded network: outside the marketplace, not vetted, known by name, country, address and sector only. Use it when the expanded network is named, or when the marketplace has nobody. Vetted suppliers with prices and reviews are search_suppliers; contacting is contact_factories.',
  examples: [
    'Find garment factories in Bangladesh in the expanded network',
    'search the expanded network for footwear makers',
    'who is there outside the marketplace in Cambodia?',
    'show expanded network factories for ceramics in Vietnam',
  ],
  input: z.object({
    keyword: field(z.string().trim().max(200), {
      sense: 'search_words',
      label: 'Words',
      words: ['who make', 'that make', 'makers of', 'factories for', 'called', 'named'],
    })
      .describe('Words of a name, an address or a sector.')
      .optional(),
    countries: field(z.array(countryCode()).max(60), {
      sense: 'country',
      label: 'Country',
      words: ['in', 'from', 'based in', 'located in', 'made in'],
    })
      .describe('Two-letter countries to keep. Any of them.')
      .optional(),
    categoryIds: field(z.array(field(z.string().trim().min(1).max(80), { ref: 'category' })).max(30), {
      ref: 'category',
      label: 'Category',
      words: ['category', 'in the category'],
    })
      .describe('Categories of the marketplace by id or name. Any of them.')
      .optional(),
    sector: field(z.string().trim().min(1).max(80), {
      label: 'Sector',
      words: ['sector', 'industry', 'in the sector', 'in the industry'],
    })
      .describe('A sector as the lists call it, such as Apparel.')
      .optional(),
    ...pageInput,
    size: pageInput.size.default(24),
  }),
  output: z.object({
    rows: z.array(expandedNetworkRecord),
    ...pageOutput,
    /** Of all records that fit the words, most first. */
    sectors: z.array(sectorFacet),
    countries: z.array(countryFacet),
    /** How mistyped words were read. */
    readAs: z.string().nullable(),
    tookMs: z.number(),
  }),
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/expanded-network-records' },
  access: mayRead,
  effect: 'read',
  card: 'expanded_network',
  offered: true,
  errors: ['not_found'],
  related: ['add_my_supplier', 'contact_factories', 'search_suppliers'],
  toModel: ({ rows, total, page }) => ({
    rows: rows.slice(0, shownToModel).map(({ supplierId, name, country, city, sector, isMine }) => ({
      supplierId,
      name,
      country,
      city,
      sector,
      isMine,
    })),
    page,
    total,
    ...(total > Math.min(rows.length, shownToModel)
      ? {
          note: `Shown ${Math.min(rows.length, shownToModel)} of ${total}; ask for a page or narrow the search.`,
        }
      : {}),
  }),
  summary: ({ rows, total, readAs }) => {
    if (total === 0)
      return 'No factory in the expanded network matches that. Try fewer words, another country, or the marketplace.';
    const first = rows
      .slice(0, 4)
      .map((row) => `${row.name} (${[row.city, row.countryName].filter(Boolean).join(', ')})`)
      .join('; ');
    return `${readAs ? `Searched for "${readAs}". ` : ''}${count(total, 'factory', 'factories')} in the expanded network${first ? `: ${first}${total > 4 ? ' and more' : ''}` : ''}. None of them are vetted.`;
  },
});
