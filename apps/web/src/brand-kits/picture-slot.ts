import { loadingImage } from '@brandwright/contract/brand-kits/entities.ts';

/** A place for a picture: being made, empty, or there. */
export type PictureSlot = { state: 'loading' } | { state: 'empty' } | { state: 'there'; url: string };

export function slotOf(image: string | null | undefined): PictureSlot {
  if (!image) return { state: 'empty' };
  return image === loadingImage ? { state: 'loading' } : { state: 'there', url: image };
}

export const countThere = (images: readonly string[]): number =>
  images.filter((image) => slotOf(image).state === 'there').length;

/** Pictures of a tray that do not stand in a slot now. */
export function besideTray(tray: readonly string[], shown: readonly string[]): string[] {
  return [...new Set(tray)].filter((image) => slotOf(image).state === 'there' && !shown.includes(image));
}
