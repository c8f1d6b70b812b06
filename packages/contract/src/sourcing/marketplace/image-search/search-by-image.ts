import { mayRead } from '../../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { cutNote, itemForModel, itemLine, shownToModel } from '../../say.ts';
import { imageMatch, kindGuess, leastSimilarity, mostMatches, pictureColor } from './entities.ts';
import { cropInput, matchesUnlessSaid, matchFilters, pictureInput } from './picture-input.ts';

export const searchByImage = declareOperation({
  name: 'search_by_image',
  area: 'sourcing',
  title: 'Search by image',
  description:
    'Finds catalog items that look like a picture: one that was attached or uploaded, or the address of one. Shape counts most, then texture, then color. Use search_catalog_items when there are only words, list_similar_items for items like one of the catalog, add_document to keep the picture.',
  examples: [
    'Find something like this picture',
    'who makes something that looks like the attached photo?',
    'search the catalog with this image',
    'find products similar to this photo under $10',
  ],
  input: z.object({
    ...pictureInput,
    // As many as the specification asks for (brand-kit document §9).
    quantity: matchesUnlessSaid(mostMatches),
    ...cropInput,
    ...matchFilters,
  }),
  output: z.object({
    /** Most alike first. */
    rows: z.array(imageMatch),
    /** Items that were compared, after the filters. */
    total: z.int(),
    /** Null where the nearest items do not agree. */
    kind: kindGuess.nullable(),
    colors: z.array(pictureColor),
    /** The picture that was searched with, as it can be shown. */
    imageUrl: z.string(),
    tookMs: z.number(),
  }),
  http: { method: 'POST', path: '/web/sourcing/home/image-search' },
  access: mayRead,
  effect: 'read',
  card: 'image_matches',
  offered: true,
  errors: ['not_found', 'conflict', 'unsupported_file', 'too_large', 'upstream'],
  related: ['search_catalog_items', 'get_catalog_item', 'get_supplier', 'add_favorite'],
  toModel: ({ rows, total, kind, colors }) => ({
    kind,
    colors,
    rows: rows.slice(0, shownToModel).map((row) => ({ ...itemForModel(row), similarity: row.similarity })),
    total,
    ...cutNote(Math.min(rows.length, shownToModel), rows.length),
  }),
  summary: ({ rows, kind, colors }) => {
    const seen = kind
      ? `It looks like ${kind.subgroup.toLowerCase()} (${kind.categoryName})${colors[0] ? `, mostly ${colors[0].name}` : ''}. `
      : '';
    const first = rows.slice(0, 3).map((row) => `${itemLine(row)} (${percent(row.similarity)} alike)`);
    if (first.length === 0)
      return `${seen}No catalog items look like it with these filters. Try fewer filters or a picture with a plain background.`;
    if ((rows[0]?.similarity ?? 0) < leastSimilarity)
      return `${seen}Nothing looks much like it. The closest: ${first.join('; ')}.`;
    return `${seen}${rows.length} ${rows.length === 1 ? 'item looks' : 'items look'} like it, most alike first: ${first.join('; ')}.`;
  },
});

const percent = (share: number) => `${Math.round(share * 100)}%`;
