import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { catalogItemSummary } from '../entities.ts';

/** Most items that one picture may bring (calls list: quantity 120). */
export const mostMatches = 120;

/** Largest picture that is searched with, in bytes: as uploads through a form. */
export const largestPicture = 25 * 1024 * 1024;

/** Endings of names that a file picker offers (overview §5). */
export const pictureEndings = '.png,.jpg,.jpeg,.bmp,.gif,.webp,.psd,.svg,.tiff,.tif,.pdf';

/** Below this an item does not look like the picture; it is only the least unlike. */
export const leastSimilarity = 0.38;

/** An item with how alike its picture is. */
export const imageMatch = catalogItemSummary.extend({
  /** 0 to 1; 1 is the same picture. */
  similarity: z.number().min(0).max(1),
});
export type ImageMatch = z.output<typeof imageMatch>;

/** What the picture seems to show, from the items that are most like it. */
export const kindGuess = z.object({
  categoryId: field(z.string(), { ref: 'category' }),
  categoryName: z.string(),
  /** The narrowest shelf: "Mugs". */
  subgroup: z.string(),
  /** 0 to 1: how far the nearest items agree. */
  confidence: z.number().min(0).max(1),
});
export type KindGuess = z.output<typeof kindGuess>;

/** A color that covers a good part of what is shown, background left out. */
export const pictureColor = z.object({
  /** `#rrggbb`. */
  hex: z.string(),
  /** In a word or two: "dark green". */
  name: z.string(),
  /** 0 to 1 of the thing's surface. */
  share: z.number().min(0).max(1),
});
export type PictureColor = z.output<typeof pictureColor>;
