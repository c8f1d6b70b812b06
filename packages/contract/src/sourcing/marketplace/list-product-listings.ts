import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { catalogItemSummary } from './entities.ts';
import { countOf, itemForModel, shownToModel } from '../say.ts';

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
  access: mayRead,
  effect: 'read',
  card: 'catalog_items',
  offered: false,
  errors: [],
  toModel: ({ rows, total }) => ({ rows: rows.slice(0, shownToModel).map(itemForModel), total }),
  summary: ({ total }) => `${countOf(total, 'listing')}.`,
});
