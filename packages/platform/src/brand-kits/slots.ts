import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { emptyImage, loadingImage } from '@brandwright/contract/brand-kits/entities.ts';
import type { PictureGroup } from '@brandwright/contract/brand-kits/enums.ts';
import { changeIdea, changeSku, intoTray, isPicture } from './rules.ts';

/** A place for pictures in a kit: four of an idea, eight of the mood board, one of a product idea. */
export type SlotPlace =
  | { group: Extract<PictureGroup, 'IDEA'>; uuid: string }
  | { group: Extract<PictureGroup, 'MOODBOARD'> }
  | { group: Extract<PictureGroup, 'PRODUCT'>; uuid: string };

export function slotsAt(kit: BrandKitContent, place: SlotPlace): string[] {
  if (place.group === 'MOODBOARD') return kit.moodboardImages;
  if (place.group === 'IDEA')
    return kit.brandIdeas.generations.find(({ uuid }) => uuid === place.uuid)?.images ?? [];
  const sku = kit.productSkus.generations.find(({ uuid }) => uuid === place.uuid);
  return sku ? [sku.image] : [];
}

type Change = (slot: string, at: number) => string;

/** Changes slots. Pictures that leave a slot, and those that come, stay in the tray beside it. */
function changeSlots(kit: BrandKitContent, place: SlotPlace, change: Change): BrandKitContent {
  if (place.group === 'MOODBOARD') {
    const next = kit.moodboardImages.map(change);
    return { ...kit, moodboardImages: next };
  }
  if (place.group === 'IDEA')
    return changeIdea(kit, place.uuid, (idea) => {
      const images = idea.images.map(change);
      return { ...idea, images, imageTray: intoTray(idea.imageTray, ...images, ...idea.images) };
    });
  return changeSku(kit, place.uuid, (sku) => {
    const image = change(sku.image, 0);
    return { ...sku, image, imageTray: intoTray(sku.imageTray, image, sku.image) };
  });
}

/** Marks slots as loading; what was in them goes to the tray. */
export const startLoading = (
  kit: BrandKitContent,
  place: SlotPlace,
  slots: readonly number[],
): BrandKitContent => changeSlots(kit, place, (slot, at) => (slots.includes(at) ? loadingImage : slot));

/** Pictures that were made come into their slots, wherever nobody put another one meanwhile. */
export const fillSlots = (
  kit: BrandKitContent,
  place: SlotPlace,
  made: ReadonlyMap<number, string>,
): BrandKitContent =>
  changeSlots(kit, place, (slot, at) => {
    const picture = made.get(at);
    return picture !== undefined && !isPicture(slot) ? picture : slot;
  });

/** Empties those slots that still load: the making failed or was canceled. */
export const emptyLoading = (
  kit: BrandKitContent,
  place: SlotPlace,
  slots: readonly number[],
): BrandKitContent =>
  changeSlots(kit, place, (slot, at) => (slots.includes(at) && slot === loadingImage ? emptyImage : slot));

/** One picture into one slot, whatever was there. */
export const putPicture = (
  kit: BrandKitContent,
  place: SlotPlace,
  slot: number,
  picture: string,
): BrandKitContent => changeSlots(kit, place, (old, at) => (at === slot ? picture : old));
