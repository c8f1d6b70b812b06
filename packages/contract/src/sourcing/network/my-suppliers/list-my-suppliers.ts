import { z } from 'zod';
import { countryCode, field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../../kernel/paging.ts';
import { facet, mayRead, mySupplier } from './entities.ts';
import {
  inviteState,
  inviteStateWords,
  mySupplierSort,
  mySupplierSortWords,
  supplierSource,
  supplierSourceWords,
} from './enums.ts';
import { countOf, mySupplierLine, shortMySupplier, shownToModel } from './say.ts';

export const listMySuppliers = declareOperation({
  name: 'list_my_suppliers',
  area: 'sourcing',
  title: 'My suppliers',
  description:
    'Lists the suppliers this store works with: those it added or talks with, invited ones, imported ones. Filters by words, tag, country, where they came from and the state of their invite. Use it for "my suppliers", "our suppliers", "who do we work with", open invites. To find new ones use search_suppliers (marketplace) or search_expanded_network; saved hearts are list_favorites.',
  examples: [
    'Who are my suppliers?',
    'which of my suppliers are in Vietnam?',
    'show my suppliers tagged backup',
    'which supplier invites are still pending?',
    'list the suppliers I imported',
    'how many suppliers do we work with?',
  ],
  input: z.object({
    keyword: field(z.string().trim().max(120), {
      sense: 'search_words',
      label: 'Words',
      words: ['called', 'named', 'with the word', 'search for'],
    })
      .describe('Words of a name, an address, a sector or a note.')
      .optional(),
    countries: field(z.array(countryCode()).max(60), {
      sense: 'country',
      label: 'Country',
      words: ['in', 'from', 'based in', 'located in'],
    })
      .describe('Two-letter countries. Any of them.')
      .optional(),
    tag: field(z.string().trim().min(1).max(30), {
      label: 'Tag',
      words: ['tag', 'tagged', 'label', 'labelled'],
    })
      .describe('Only those with this tag.')
      .optional(),
    source: field(supplierSource, { label: 'Came by', valueWords: supplierSourceWords })
      .describe('How they came here.')
      .optional(),
    inviteState: field(inviteState, { label: 'Invite', valueWords: inviteStateWords })
      .describe('Only invited suppliers whose invite stands so.')
      .optional(),
    sort: field(mySupplierSort, { label: 'Order', valueWords: mySupplierSortWords }).default('name'),
    ...pageInput,
    size: pageInput.size.default(25),
  }),
  output: z.object({
    rows: z.array(mySupplier),
    ...pageOutput,
    /** All suppliers of the store, whatever is filtered. */
    totalOfStore: z.int(),
    /** Of all suppliers of the store, most used first. */
    tags: z.array(facet),
    countries: z.array(facet),
  }),
  http: { method: 'GET', path: '/web/stores/me/suppliers' },
  access: mayRead,
  effect: 'read',
  card: 'my_suppliers',
  offered: true,
  errors: [],
  related: ['get_my_supplier', 'tag_suppliers', 'add_supplier_note', 'invite_supplier', 'remove_my_supplier'],
  toModel: ({ rows, total, totalOfStore, tags }) => ({
    rows: rows.slice(0, shownToModel).map(shortMySupplier),
    total,
    totalOfStore,
    tags: tags.slice(0, 12).map(({ value, count }) => ({ value, count })),
    ...(total > Math.min(rows.length, shownToModel)
      ? {
          note: `Shown ${Math.min(rows.length, shownToModel)} of ${total}; ask for a page or narrow the list.`,
        }
      : {}),
  }),
  summary: ({ rows, total, totalOfStore }, input) => {
    if (totalOfStore === 0)
      return 'You have no suppliers yet. Add one from the marketplace, invite one, or import a list.';
    if (total === 0)
      return `None of your ${countOf(totalOfStore, 'supplier')} ${input.tag ? `has the tag "${input.tag}"` : 'matches that'}.`;
    const first = rows.slice(0, 5).map(mySupplierLine).join('; ');
    const of = total < totalOfStore ? ` of ${totalOfStore.toLocaleString('en-US')}` : '';
    return `${total.toLocaleString('en-US')}${of} ${totalOfStore === 1 ? 'supplier' : 'suppliers'}${first ? `: ${first}${total > 5 ? ' and more' : ''}` : ''}.`;
  },
});
