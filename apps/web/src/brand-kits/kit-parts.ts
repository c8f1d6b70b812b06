import type {
  BrandIdea,
  BrandKit,
  ProductSku,
  TargetAudience,
} from '@brandwright/contract/brand-kits/entities.ts';
import type { BrandKitTab, SlideKey } from '@brandwright/contract/brand-kits/enums.ts';
import { brandKitTabs } from '@brandwright/contract/brand-kits/enums.ts';

/** Specification §9: the palette of a brand that has none yet. */
const defaultPalette = ['#FFFFFF', '#000000'] as const;

export const chosenIdea = ({ brandIdeas }: BrandKit): BrandIdea | undefined =>
  brandIdeas.generations.find(({ uuid }) => uuid === brandIdeas.selectedUuid);

export const chosenAudience = ({ targetAudiences }: BrandKit): TargetAudience | undefined =>
  targetAudiences.generations.find(({ uuid }) => uuid === targetAudiences.selectedUuid);

export const chosenProducts = ({ productSkus }: BrandKit): ProductSku[] =>
  productSkus.generations.filter(({ uuid }) => productSkus.selectedUuids.includes(uuid));

/** Colors of the chosen idea, main color first. */
export const paletteOf = (kit: BrandKit): readonly string[] =>
  chosenIdea(kit)?.colorPalette.map(({ hexCode }) => hexCode) ?? defaultPalette;

export const slideColorOf = ({ slideColors }: BrandKit, key: SlideKey): string | undefined =>
  slideColors.find((entry) => entry.key === key)?.value;

/** The colors of the slides with one of them changed. */
export function withSlideColor(kit: BrandKit, key: SlideKey, value: string): BrandKit['slideColors'] {
  return [...kit.slideColors.filter((entry) => entry.key !== key), { key, value }];
}

/** What would be lost by choosing another idea (brand-kit document §4), in words; empty when nothing is there yet. */
export function lostByChoosing(kit: BrandKit): string[] {
  return [
    ...(kit.moodboardImages.some((image) => image !== '') ? ['the mood board'] : []),
    ...(kit.productSkus.generations.length > 0 ? ['product ideas'] : []),
    ...(kit.marketResearch ? ['market research'] : []),
  ];
}

export const tabOf = (asked: string | null): BrandKitTab =>
  brandKitTabs.find((tab) => tab === asked?.toUpperCase()) ?? 'IDEA';

/** What still misses on a tab, in the words of the specification (§5). */
export function promptOf(kit: BrandKit, tab: BrandKitTab): string | null {
  if (tab === 'IDEA' && !kit.completeness.idea) return 'Please add brand images';
  if (tab === 'MOODBOARD' && !kit.completeness.moodboard) return 'Please add moodboard images';
  if (tab === 'PRODUCT_SKUS' && !kit.completeness.productSkus) return 'Please select your product idea(s)';
  if (tab === 'MARKET_RESEARCH' && !kit.completeness.marketResearch) return 'Please add market research';
  return null;
}

/** "Night-shift nurses" as it stands within a sentence; names of several capitals stay ("Gen Z students"). */
export const inSentence = (name: string): string =>
  /^\S*[A-Z]\S* [A-Z]|^[A-Z]\S*[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
