import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { catalogItemSummary, supplierSummary } from './entities.ts';
import {
  countOf,
  cutNote,
  itemForModel,
  itemLine,
  shownToModel,
  supplierForModel,
  supplierLine,
} from '../say.ts';

const itemList = z.object({
  rows: z.array(catalogItemSummary),
  /** Why these: "Like what you looked at: candles". */
  because: z.string(),
});
const supplierList = z.object({ rows: z.array(supplierSummary), because: z.string() });
const limit = z.int().min(1).max(50).default(12);
const readAccess = { kind: 'private', role: 'viewer', preview: true } as const;

const itemsForModel = ({ rows, because }: z.output<typeof itemList>) => ({
  because,
  rows: rows.slice(0, shownToModel).map(itemForModel),
  ...cutNote(Math.min(rows.length, shownToModel), rows.length),
});
const saysItems = ({ rows, because }: z.output<typeof itemList>) =>
  rows.length === 0
    ? 'Nothing to recommend yet.'
    : `${because}: ${rows.slice(0, 3).map(itemLine).join('; ')}${rows.length > 3 ? `, and ${rows.length - 3} more` : ''}.`;

export const recommendItems = declareOperation({
  name: 'recommend_items',
  area: 'sourcing',
  title: 'Recommended items',
  description:
    'Recommends catalog items to this store, from what it has looked at and saved, else what stands first in the marketplace. Use list_similar_items for items like a given one.',
  examples: [
    'What products would you recommend for me?',
    'suggest some catalog items for my brand',
    'anything new I might like to sell?',
  ],
  input: z.object({ size: limit }),
  output: itemList,
  http: { method: 'POST', path: '/web/catalog-items/action/recommend-items-to-user' },
  access: readAccess,
  effect: 'read',
  card: 'catalog_items',
  offered: true,
  errors: [],
  related: ['search_catalog_items', 'list_similar_items'],
  toModel: itemsForModel,
  summary: saysItems,
});

// The endless list under the recommendations; a conversation asks recommend_items.
export const recommendNextItems = declareOperation({
  name: 'recommend_next_items',
  area: 'sourcing',
  title: 'More recommended items',
  description:
    'The next items after those already shown by recommend_items, for a list that grows as one scrolls.',
  examples: ['show more recommendations'],
  input: z.object({ page: field(z.int().min(0).max(1000), { sense: 'page' }).default(1), size: limit }),
  output: itemList,
  http: { method: 'GET', path: '/web/catalog-items/action/recommend-next-items' },
  access: readAccess,
  effect: 'read',
  card: 'catalog_items',
  offered: false,
  errors: [],
  toModel: itemsForModel,
  summary: saysItems,
});

export const listSimilarItems = declareOperation({
  name: 'list_similar_items',
  area: 'sourcing',
  title: 'Similar items',
  description:
    'Lists catalog items like a given one, from other suppliers first. Use it for alternatives to a product; the id comes from search_catalog_items or the item in view.',
  examples: ['show me similar products', 'anything like this item?', 'alternatives to that product'],
  input: z.object({
    itemId: field(z.string().trim().min(1).max(160), {
      ref: 'catalog_item',
      label: 'Item',
      question: 'Similar to which item?',
      words: ['item', 'product'],
    }).describe('Id or title of the item.'),
    size: limit,
  }),
  output: itemList,
  http: { method: 'GET', path: '/web/catalog-items/{itemId}/recommend-items-to-item' },
  access: readAccess,
  effect: 'read',
  card: 'catalog_items',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_catalog_item', 'search_catalog_items'],
  toModel: itemsForModel,
  summary: saysItems,
});

export const listSimilarSuppliers = declareOperation({
  name: 'list_similar_suppliers',
  area: 'sourcing',
  title: 'Similar suppliers',
  description:
    'Lists suppliers that make the same kinds of things as a given one. Use it for alternatives to a supplier; the id comes from search_suppliers or the supplier in view.',
  examples: ['who else is like this supplier?', 'show similar suppliers', 'alternatives to that factory'],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'Similar to which supplier?',
      words: ['supplier', 'factory'],
    }).describe('Id or name of the supplier.'),
    size: limit,
  }),
  output: supplierList,
  http: { method: 'GET', path: '/web/catalog-companies/{supplierId}/recommend-items-to-item' },
  access: readAccess,
  effect: 'read',
  card: 'suppliers',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_supplier', 'search_suppliers'],
  toModel: ({ rows, because }) => ({
    because,
    rows: rows.slice(0, shownToModel).map(supplierForModel),
    ...cutNote(Math.min(rows.length, shownToModel), rows.length),
  }),
  summary: ({ rows, because }) =>
    rows.length === 0
      ? 'No other supplier makes the same kinds of things yet.'
      : `${countOf(rows.length, 'supplier')}. ${because}: ${rows.slice(0, 3).map(supplierLine).join('; ')}.`,
});
