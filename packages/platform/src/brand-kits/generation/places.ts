import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import type { WorkType } from '@brandwright/contract/brand-kits/enums.ts';
import { chosenIdea, chosenSkus } from '../rules.ts';
import { emptyLoading, slotsAt, startLoading, type SlotPlace } from '../slots.ts';
import type { WorkOrder } from '../tables.ts';

export interface PlaceWork {
  place: SlotPlace;
  /** Slots to be filled, from 0. */
  slots: number[];
}

/** Whether a kind of work fills slots with pictures. */
export const drawsPictures = (type: WorkType): boolean =>
  type === 'IDEA_IMAGES' || type === 'MOODBOARD_IMAGES' || type === 'PRODUCT_IMAGES';

/**
 * Which slots an order of pictures fills in a kit as it is now: those it names, or all that are no pictures yet. Empty
 * when what they belong to is not there.
 */
export function placesOf(kit: BrandKitContent, type: WorkType, order: WorkOrder): PlaceWork[] {
  if (type === 'MOODBOARD_IMAGES') return [work(kit, { group: 'MOODBOARD' }, order)];
  if (type === 'IDEA_IMAGES') {
    const uuid = order.ideaUuid ?? chosenIdea(kit)?.uuid;
    return uuid ? [work(kit, { group: 'IDEA', uuid }, order)].filter(({ slots }) => slots.length > 0) : [];
  }
  if (type !== 'PRODUCT_IMAGES') return [];
  const uuids = order.skuUuid ? [order.skuUuid] : productsToDraw(kit);
  return uuids
    .map((uuid) => work(kit, { group: 'PRODUCT', uuid }, order))
    .filter(({ slots }) => slots.length > 0);
}

/** The chosen products first; the others get their pictures too. */
function productsToDraw(kit: BrandKitContent): string[] {
  const chosen = chosenSkus(kit).map(({ uuid }) => uuid);
  return [...new Set([...chosen, ...kit.productSkus.generations.map(({ uuid }) => uuid)])];
}

function work(kit: BrandKitContent, place: SlotPlace, { slots }: WorkOrder): PlaceWork {
  const all = slotsAt(kit, place);
  const wanted = slots ?? all.flatMap((slot, at) => (slot === '' || slot === 'LOADING' ? [at] : []));
  return { place, slots: wanted.filter((at) => at < all.length) };
}

/** Marks everything that an order will draw as loading. */
export const markLoading = (kit: BrandKitContent, type: WorkType, order: WorkOrder): BrandKitContent =>
  placesOf(kit, type, order).reduce((next, { place, slots }) => startLoading(next, place, slots), kit);

/** Empties what an order would have drawn and still loads. */
export const unmarkLoading = (kit: BrandKitContent, type: WorkType, order: WorkOrder): BrandKitContent =>
  placesOf(kit, type, order).reduce((next, { place, slots }) => emptyLoading(next, place, slots), kit);
