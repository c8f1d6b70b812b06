import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { catalogItemSummary, supplierSummary } from './entities.ts';
import { homeTab } from './enums.ts';
import { countOf, itemForModel, shownToModel, supplierForModel } from '../say.ts';

// What Sourcing Home shows. Screens ask for these; a conversation uses the searches, which say the same with filters.
const readAccess = { kind: 'private', role: 'viewer', preview: true } as const;
const categoryIds = () =>
  field(
    z
      .array(field(z.string().trim().min(1).max(80), { ref: 'category' }))
      .min(1)
      .max(30),
    { ref: 'category' },
  );
const suppliersForModel = ({ rows, total }: { rows: z.output<typeof supplierSummary>[]; total: number }) => ({
  rows: rows.slice(0, shownToModel).map(supplierForModel),
  total,
});

export const listHomepageSuppliers = declareOperation({
  name: 'list_homepage_suppliers',
  area: 'sourcing',
  title: 'Suppliers of a home page group',
  description: 'Suppliers of one group on Sourcing Home, by its categories, featured first.',
  examples: ['suppliers of the home page group "Scent and candles"'],
  input: z.object({
    title: z.string().trim().max(120).default(''),
    categoryIds: categoryIds(),
    ...pageInput,
    size: pageInput.size.default(12),
  }),
  output: z.object({ title: z.string(), rows: z.array(supplierSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-companies/homepage-group/suppliers' },
  access: readAccess,
  effect: 'read',
  card: 'suppliers',
  offered: false,
  errors: ['not_found'],
  toModel: suppliersForModel,
  summary: ({ title, total }) => `${countOf(total, 'supplier')}${title ? ` in ${title}` : ''}.`,
});

export const listTabSuppliers = declareOperation({
  name: 'list_tab_suppliers',
  area: 'sourcing',
  title: 'Suppliers of a home tab',
  description:
    'Suppliers of one tab of Sourcing Home: All, Products, Ecommerce_Packaging, Business_&_Creative_Services or Website_Development.',
  examples: ['suppliers of the packaging tab'],
  input: z.object({ tab: homeTab.default('All'), ...pageInput }),
  output: z.object({ rows: z.array(supplierSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-companies/sourcing-tab/suppliers' },
  access: readAccess,
  effect: 'read',
  card: 'suppliers',
  offered: false,
  errors: [],
  toModel: suppliersForModel,
  summary: ({ total }) => `${countOf(total, 'supplier')} in that tab.`,
});

export const listSuppliersForAnswer = declareOperation({
  name: 'list_suppliers_for_answer',
  area: 'sourcing',
  title: 'Suppliers for an answer',
  description: 'Suppliers that fit what someone answered when asked what they want to make, best fit first.',
  examples: ['suppliers for the answer "a line of soy candles in reusable jars"'],
  input: z.object({
    answer: field(z.string().trim().min(1).max(1000), {
      sense: 'product_words',
      question: 'What do you want to make?',
    }),
    ...pageInput,
    size: pageInput.size.default(50),
  }),
  output: z.object({ rows: z.array(supplierSummary), ...pageOutput, readAs: z.string().nullable() }),
  http: { method: 'GET', path: '/web/catalog-companies/for-you/search-suppliers' },
  access: readAccess,
  effect: 'read',
  card: 'suppliers',
  offered: false,
  errors: [],
  toModel: suppliersForModel,
  summary: ({ total }) =>
    total === 0 ? 'No suppliers fit that answer yet.' : `${countOf(total, 'supplier')} fit that answer.`,
});

export const listItemsByCategoryGroup = declareOperation({
  name: 'list_items_by_category_group',
  area: 'sourcing',
  title: 'Items by category group',
  description: 'Catalog items arranged by the groups of the category tree, a few of each, for browsing.',
  examples: ['items of every category group'],
  input: z.object({
    group: z.string().trim().max(80).describe('Only this group, as list_categories names it.').optional(),
    size: z.int().min(1).max(24).default(6).describe('Items of each group.'),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        group: z.string(),
        categoryIds: z.array(z.string()),
        total: z.int(),
        rows: z.array(catalogItemSummary),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/catalog-items/action/category-group' },
  access: readAccess,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ groups }) =>
    `${countOf(groups.length, 'group')}: ${groups.map((group) => `${group.group} ${group.total}`).join(', ')}.`,
});

export const listProductListings = declareOperation({
  name: 'list_product_listings',
  area: 'sourcing',
  title: 'Product listings',
  description:
    'The listings of the marketplace by the day they were ranked, newest first, sample kits left out unless asked for.',
  examples: ['list the product listings'],
  input: z.object({
    isSampleKit: z.boolean().default(false),
    sort: z.enum(['-rankedAt', '-rank', '-createdAt']).default('-rankedAt'),
    page: pageInput.page,
    size: pageInput.size.default(100),
  }),
  output: z.object({ rows: z.array(catalogItemSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-items/-/product-listings' },
  access: readAccess,
  effect: 'read',
  card: 'catalog_items',
  offered: false,
  errors: [],
  toModel: ({ rows, total }) => ({ rows: rows.slice(0, shownToModel).map(itemForModel), total }),
  summary: ({ total }) => `${countOf(total, 'listing')}.`,
});
