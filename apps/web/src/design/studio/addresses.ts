import { screenAddress } from '#routes/patterns.ts';

/** The canvas with a design on it. */
export const studioAddress = (designId?: string): string =>
  `${screenAddress('/sourcing/product-design')}${designId === undefined ? '' : `?design=${encodeURIComponent(designId)}`}`;

/** The gallery of concepts, or one concept with its pictures. */
export const conceptAddress = (designId?: string): string =>
  `${screenAddress('/product-design')}${designId === undefined ? '' : `?design=${encodeURIComponent(designId)}`}`;
