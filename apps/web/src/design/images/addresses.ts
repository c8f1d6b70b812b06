import { screenAddress } from '#routes/patterns.ts';

/** The image gallery, or the part of it that shows some words. */
export const galleryAddress = (keyword?: string): string =>
  `${screenAddress('/your-ideations')}?tab=images${keyword ? `&searchTerm=${encodeURIComponent(keyword)}` : ''}`;
