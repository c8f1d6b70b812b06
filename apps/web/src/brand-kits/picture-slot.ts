import { loadingImage } from '@brandwright/contract/brand-kits/entities.ts';

/** A place for a picture: being made, empty, or there. */
export type PictureSlot = { state: 'loading' } | { state: 'empty' } | { state: 'there'; url: string };

export function slotOf(image: string | null | undefined): PictureSlot {
  if (!image) return { state: 'empty' };
  return image === loadingImage ? { state: 'loading' } : { state: 'there', url: image };
}

/** Whether a picture is made and can be shown. */
export const isThere = (image: string): boolean => slotOf(image).state === 'there';

export const countThere = (images: readonly string[]): number => images.filter(isThere).length;

/** Pictures of a tray that do not stand in a slot now. */
export function besideTray(tray: readonly string[], shown: readonly string[]): string[] {
  return [...new Set(tray)].filter((image) => isThere(image) && !shown.includes(image));
}
