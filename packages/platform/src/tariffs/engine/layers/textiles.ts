import { chapterOf } from '../hts-code.ts';

/** Textile and apparel goods by chapter (HTS section XI). */
export const isTextile = (digits: string): boolean => chapterOf(digits) >= 50 && chapterOf(digits) <= 63;
