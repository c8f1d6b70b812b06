import { z } from 'zod';

/** A color with what a printer and a designer ask for. */
export const colorValues = z.object({
  place: z.int(),
  name: z.string(),
  description: z.string(),
  hexCode: z.string(),
  /** 0 to 255. */
  red: z.int(),
  green: z.int(),
  blue: z.int(),
  /** In percent, computed without a profile: an estimate to begin a talk with the printer. */
  cyan: z.int(),
  magenta: z.int(),
  yellow: z.int(),
  key: z.int(),
  /** WCAG contrast ratios, 1 to 21, with the level that normal text reaches. */
  contrastOnWhite: z.number(),
  levelOnWhite: z.enum(['AAA', 'AA', 'LARGE', 'FAIL']),
  contrastOnInk: z.number(),
  levelOnInk: z.enum(['AAA', 'AA', 'LARGE', 'FAIL']),
  /** Ink or white: what text on this color should be. */
  textColor: z.string(),
});
