import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { searchByImage } from '../../sourcing/marketplace/image-search/search-by-image.ts';
import { cutNote, itemForModel, itemLine, shownToModel } from '../../sourcing/say.ts';
import { designRef, mayReadDesigns } from './design-ref.ts';
import { count } from '../../kernel/words.ts';

export const findProductsForDesign = declareOperation({
  name: 'find_products_for_design',
  area: 'design',
  title: 'Products that fit a design',
  description:
    'Finds catalog items that a product design could be made from or that look like it, from its picture and its words together. For an attached picture use search_by_image, for words alone search_catalog_items, for factories match_factories.',
  examples: [
    'Which catalog products fit this design?',
    'match products to the tote design',
    'find suppliers’ items that look like my design',
  ],
  input: z.object({
    ...designRef,
    quantity: z.int().min(1).max(60).default(24).describe('How many items to answer, best first.'),
  }),
  output: searchByImage.output,
  http: { method: 'GET', path: '/web/product-designs/{designId}/product-matches' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'image_matches',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_catalog_item', 'make_design_tech_pack', 'add_favorite'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shownToModel).map((row) => ({ ...itemForModel(row), similarity: row.similarity })),
    total,
    ...cutNote(Math.min(rows.length, shownToModel), rows.length),
  }),
  summary: ({ rows }) =>
    rows.length === 0
      ? 'No catalog items fit this design yet. A sourcing brief can find factories to make it.'
      : `${count(rows.length, 'item')} ${rows.length === 1 ? 'fits' : 'fit'} the design, best first: ${rows.slice(0, 3).map(itemLine).join('; ')}.`,
});
