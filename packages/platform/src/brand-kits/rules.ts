import type {
  BrandIdea,
  BrandKitContent,
  Completeness,
  MarketResearch,
  PaletteColor,
  ProductSku,
  TargetAudience,
} from '@brandwright/contract/brand-kits/entities.ts';
import { emptyImage, loadingImage } from '@brandwright/contract/brand-kits/entities.ts';
import { slideKeys } from '@brandwright/contract/brand-kits/enums.ts';
import {
  defaultSkuCount,
  ideaImageCount,
  moodboardImageCount,
  mostGenerations,
  mostTrayImages,
} from '@brandwright/contract/brand-kits/limits.ts';

/** The rules of brand kits, as pure functions of a kit's content. Source: brand-kit document §4, §5, §9. */

export const emptySlots = (count: number): string[] => Array.from({ length: count }, () => emptyImage);

/** A kit with nothing in it. */
export function emptyKit(): BrandKitContent {
  return {
    category: '',
    productDescription: '',
    targetAudiences: { generations: [], selectedUuid: null },
    brandIdeas: { generations: [], selectedUuid: null },
    moodboardImages: emptySlots(moodboardImageCount),
    productSkus: { generations: [], selectedUuids: [] },
    marketResearch: null,
    slideColors: [],
    thumbnailImages: [],
    isWaitlistSitePublished: false,
    isArchived: false,
  };
}

/** Clears what was made and said. The waitlist page and the archive are no part of it. */
export function resetKit(kit: BrandKitContent): BrandKitContent {
  const { isArchived, isWaitlistSitePublished } = kit;
  return { ...emptyKit(), isArchived, isWaitlistSitePublished };
}

/** Both sides by uuid: what is in both is as in `fresh`. */
export function mergeByUuid<G extends { uuid: string }>(known: readonly G[], fresh: readonly G[]): G[] {
  const all = new Map(known.map((one) => [one.uuid, one]));
  for (const one of fresh) all.set(one.uuid, one);
  return [...all.values()];
}

const byTime = (a: { createdAt: string; uuid: string }, b: { createdAt: string; uuid: string }) =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt);
export const oldestFirst = <G extends { createdAt: string; uuid: string }>(all: readonly G[]): G[] =>
  [...all].sort(byTime);
export const newestFirst = <G extends { createdAt: string; uuid: string }>(all: readonly G[]): G[] =>
  [...all].sort((a, b) => byTime(b, a));

/** Keeps the newest, and whatever is chosen. */
function keepWithin<G extends { uuid: string; createdAt: string }>(all: G[], chosen: readonly string[]): G[] {
  if (all.length <= mostGenerations) return all;
  const kept = new Set(
    [...newestFirst(all)]
      .sort((a, b) => Number(chosen.includes(b.uuid)) - Number(chosen.includes(a.uuid)))
      .slice(0, mostGenerations)
      .map(({ uuid }) => uuid),
  );
  return all.filter(({ uuid }) => kept.has(uuid));
}

/** New audiences join, newest first; the first that ever came is chosen. */
export function addAudiences(kit: BrandKitContent, fresh: readonly TargetAudience[]): BrandKitContent {
  const { generations, selectedUuid } = kit.targetAudiences;
  const chosen = selectedUuid ?? fresh[0]?.uuid ?? null;
  const all = keepWithin(mergeByUuid(generations, fresh), chosen ? [chosen] : []);
  return { ...kit, targetAudiences: { generations: newestFirst(all), selectedUuid: chosen } };
}

/** New ideas join, oldest first; the first is chosen by default, and the slides take its first color. */
export function addIdeas(kit: BrandKitContent, fresh: readonly BrandIdea[]): BrandKitContent {
  const { generations, selectedUuid } = kit.brandIdeas;
  const sorted = oldestFirst(mergeByUuid(generations, fresh));
  const chosen = selectedUuid ?? sorted[0]?.uuid ?? null;
  const all = keepWithin(sorted, chosen ? [chosen] : []);
  const next = { ...kit, brandIdeas: { generations: all, selectedUuid: chosen } };
  return selectedUuid === null ? withSlideColors(next) : next;
}

/** New product ideas join; the first three are chosen by default. */
export function addSkus(kit: BrandKitContent, fresh: readonly ProductSku[]): BrandKitContent {
  const { generations, selectedUuids } = kit.productSkus;
  const merged = mergeByUuid(generations, fresh);
  const chosen =
    selectedUuids.length > 0 ? selectedUuids : merged.slice(0, defaultSkuCount).map(({ uuid }) => uuid);
  return { ...kit, productSkus: { generations: keepWithin(merged, chosen), selectedUuids: chosen } };
}

/** Research is kept only if there is none. */
export function addResearch(kit: BrandKitContent, fresh: MarketResearch): BrandKitContent {
  return hasResearch(kit) ? kit : { ...kit, marketResearch: fresh };
}

export const hasResearch = (kit: Pick<BrandKitContent, 'marketResearch'>): boolean =>
  (kit.marketResearch?.content.trim() ?? '') !== '';

export const chosenIdea = (kit: BrandKitContent): BrandIdea | undefined =>
  kit.brandIdeas.generations.find(({ uuid }) => uuid === kit.brandIdeas.selectedUuid);
export const chosenAudience = (kit: BrandKitContent): TargetAudience | undefined =>
  kit.targetAudiences.generations.find(({ uuid }) => uuid === kit.targetAudiences.selectedUuid);
export const chosenSkus = (kit: BrandKitContent): ProductSku[] =>
  kit.productSkus.generations.filter(({ uuid }) => kit.productSkus.selectedUuids.includes(uuid));

/** Every slide in the first color of the chosen idea. */
function withSlideColors(kit: BrandKitContent): BrandKitContent {
  const first = chosenIdea(kit)?.colorPalette[0]?.hexCode;
  return { ...kit, slideColors: first ? slideKeys.map((key) => ({ key, value: first })) : [] };
}

/**
 * Another idea: mood board, product ideas, research and slides of the former one go, and the slides take the new one's
 * first color. The same idea again changes nothing.
 */
export function chooseIdea(kit: BrandKitContent, uuid: string): BrandKitContent {
  if (kit.brandIdeas.selectedUuid === uuid) return kit;
  return withSlideColors({
    ...kit,
    brandIdeas: { ...kit.brandIdeas, selectedUuid: uuid },
    moodboardImages: emptySlots(moodboardImageCount),
    productSkus: { generations: [], selectedUuids: [] },
    marketResearch: null,
    thumbnailImages: [],
  });
}

/** Changes the palette of an idea. Slides in a color that changed follow it. */
export function changePalette(
  kit: BrandKitContent,
  ideaUuid: string,
  palette: readonly PaletteColor[],
): BrandKitContent {
  const idea = kit.brandIdeas.generations.find(({ uuid }) => uuid === ideaUuid);
  if (!idea) return kit;
  const changes = new Map<string, string>();
  for (const [at, { hexCode }] of idea.colorPalette.entries()) {
    const next = palette[at]?.hexCode;
    if (next && next !== hexCode && !changes.has(hexCode)) changes.set(hexCode, next);
  }
  const isChosen = kit.brandIdeas.selectedUuid === ideaUuid;
  return {
    ...changeIdea(kit, ideaUuid, (one) => ({ ...one, colorPalette: [...palette] })),
    slideColors: isChosen
      ? kit.slideColors.map(({ key, value }) => ({ key, value: changes.get(value) ?? value }))
      : kit.slideColors,
  };
}

export function changeIdea(
  kit: BrandKitContent,
  uuid: string,
  change: (idea: BrandIdea) => BrandIdea,
): BrandKitContent {
  const generations = kit.brandIdeas.generations.map((one) => (one.uuid === uuid ? change(one) : one));
  return { ...kit, brandIdeas: { ...kit.brandIdeas, generations } };
}

export function changeSku(
  kit: BrandKitContent,
  uuid: string,
  change: (sku: ProductSku) => ProductSku,
): BrandKitContent {
  const generations = kit.productSkus.generations.map((one) => (one.uuid === uuid ? change(one) : one));
  return { ...kit, productSkus: { ...kit.productSkus, generations } };
}

export const isPicture = (slot: string): boolean => slot !== emptyImage && slot !== loadingImage;
const isFull = (slots: readonly string[], count: number) => slots.filter(isPicture).length >= count;

/** When each tab is complete, and the whole. */
export function completenessOf(kit: BrandKitContent): Completeness {
  const chosen = chosenSkus(kit);
  const parts = {
    idea: isFull(chosenIdea(kit)?.images ?? [], ideaImageCount),
    moodboard: isFull(kit.moodboardImages, moodboardImageCount),
    marketResearch: hasResearch(kit),
    productSkus: chosen.length > 0 && chosen.every(({ image }) => image !== loadingImage),
  };
  return { ...parts, whole: parts.idea && parts.moodboard && parts.marketResearch && parts.productSkus };
}

/** What to ask for while a kit is incomplete: the first three in the specification's words. */
export function promptsOf(kit: BrandKitContent): string[] {
  const complete = completenessOf(kit);
  return [
    ...(complete.idea ? [] : ['Please add brand images']),
    ...(complete.moodboard ? [] : ['Please add moodboard images']),
    ...(complete.productSkus ? [] : ['Please select your product idea(s)']),
    ...(complete.marketResearch ? [] : ['Please add market research']),
  ];
}

/** Kits are listed only with a category and a product description. */
export const isListed = (kit: Pick<BrandKitContent, 'category' | 'productDescription'>): boolean =>
  kit.category.trim() !== '' && kit.productDescription.trim() !== '';

/** A tray with one more picture in front, each once. What is no picture does not come in. */
export const intoTray = (tray: readonly string[], ...pictures: readonly string[]): string[] =>
  [...new Set([...pictures.filter(isPicture), ...tray])].slice(0, mostTrayImages);
