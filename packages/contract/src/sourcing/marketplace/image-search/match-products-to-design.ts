import { mayRead } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { cutNote, itemForModel, itemLine, shownToModel } from '../../say.ts';
import { imageMatch } from './entities.ts';
import { matchFilters, pictureInput } from './picture-input.ts';

// A design's own screen asks for it. In a conversation search_by_image and search_catalog_items say the same.
export const matchProductsToDesign = declareOperation({
  name: 'match_products_to_design',
  area: 'sourcing',
  title: 'Products for a design',
  description:
    'Finds catalog items that a design could become, from its picture, its description, or both: what looks like it and what is described like it.',
  examples: ['which products fit this design?'],
  input: z.object({
    ...pictureInput,
    description: field(z.string().trim().min(1).max(1000), {
      sense: 'product_words',
      label: 'Design',
      question: 'What is the design?',
    })
      .describe('The design in words. Give this, a picture, or both.')
      .optional(),
    categoryIds: matchFilters.categoryIds,
    countries: matchFilters.countries,
  }),
  output: z.object({
    rows: z.array(
      imageMatch.extend({
        /** Why it is here. */
        because: z.enum(['looks', 'words', 'both']),
      }),
    ),
    total: z.int(),
    tookMs: z.number(),
  }),
  http: { method: 'POST', path: '/web/catalog-items/design/product-match-new' },
  access: mayRead,
  effect: 'read',
  card: 'catalog_items',
  offered: false,
  errors: ['not_found', 'conflict', 'unsupported_file', 'too_large', 'upstream'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shownToModel).map(itemForModel),
    total,
    ...cutNote(Math.min(rows.length, shownToModel), rows.length),
  }),
  summary: ({ rows }) =>
    rows.length === 0
      ? 'No catalog items fit this design yet.'
      : `${rows.length} ${rows.length === 1 ? 'item fits' : 'items fit'} the design, best first: ${rows.slice(0, 3).map(itemLine).join('; ')}.`,
});
