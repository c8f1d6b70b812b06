import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { aiResult } from '../kernel/ai-result.ts';
import { slideKey, workType } from './enums.ts';
import {
  ideaImageCount,
  longestCategory,
  longestDescription,
  longestMission,
  longestName,
  longestResearch,
  longestSlogan,
  longestValueProp,
  moodboardImageCount,
  mostGenerations,
  mostTrayImages,
  paletteSize,
  valuePropCount,
} from './limits.ts';

/** Stands in a slot while its picture is made. */
export const loadingImage = 'LOADING';
/** An empty slot: nothing made yet, or the making failed. */
export const emptyImage = '';

/** The address of a picture, `LOADING` while it is made, or empty. */
export const imageSlot = z
  .string()
  .max(1000)
  .regex(/^(LOADING|\/[^\s/\\][^\s\\]*|https?:\/\/\S+)?$/, 'Give the picture’s address.');
/** Earlier pictures, newest first, each once. */
export const imageTray = z.array(imageSlot).max(mostTrayImages);

/** `#RRGGBB`, upper case. */
export const hexCode = field(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/, 'Write a color as #RRGGBB, such as #2F6B4F.'),
  { sense: 'hex_color', label: 'Hex code', words: ['hex'] },
);

export const paletteColor = z.object({
  hexCode,
  name: z.string().trim().max(longestName),
  description: z.string().trim().max(400),
});
export type PaletteColor = z.output<typeof paletteColor>;

const generated = { createdAt: instant() };

export const targetAudience = z.object({
  uuid: z.uuid(),
  ...generated,
  name: z.string().trim().max(longestName),
  /** Who they are and why they would buy. */
  description: z.string().trim().max(longestDescription),
  ageRange: z.string().max(40),
  needs: z.array(z.string().max(200)).max(12),
  /** Where they are met. */
  channels: z.array(z.string().max(200)).max(12),
});
export type TargetAudience = z.output<typeof targetAudience>;

export const brandIdea = z.object({
  uuid: field(z.uuid(), { ref: 'brand_idea' }),
  ...generated,
  brandName: z.string().trim().max(longestName),
  slogan: z.string().trim().max(longestSlogan),
  mission: z.string().trim().max(longestMission),
  /** Three. */
  valueProps: z.array(z.string().trim().max(longestValueProp)).length(valuePropCount),
  /** Four; the first is the main color. */
  colorPalette: z.array(paletteColor).length(paletteSize),
  /** Four slots. */
  images: z.array(imageSlot).length(ideaImageCount),
  /** What each picture should show. */
  imagePrompts: z.array(z.string().max(1000)).max(ideaImageCount),
  imageTray,
  /** What each of the eight tiles of a mood board of this idea should show. */
  moodboardPrompts: z.array(z.string().max(1000)).max(moodboardImageCount),
});
export type BrandIdea = z.output<typeof brandIdea>;

export const productSku = z.object({
  uuid: field(z.uuid(), { ref: 'product_idea' }),
  ...generated,
  title: z.string().trim().max(160),
  /** US dollars with two decimals, as the specification's form takes it: 24.5 is $24.50. */
  suggestedRetailPrice: z.number().min(0).max(1_000_000),
  /** How likely people are to want it, 1 to 100, by estimate. */
  popularity: z.int().min(0).max(100),
  description: z.string().trim().max(longestDescription),
  image: imageSlot,
  imagePrompt: z.string().max(1000),
  imageTray,
});
export type ProductSku = z.output<typeof productSku>;

/** Kept only if there is none. `content` is Markdown: sections under `##`, estimates said to be estimates. */
export const marketResearch = z.object({
  uuid: z.uuid(),
  ...generated,
  content: z.string().max(longestResearch),
});
export type MarketResearch = z.output<typeof marketResearch>;

const keyed = <V extends z.ZodType>(value: V) => z.array(z.object({ key: slideKey, value })).max(6);

/** What a founder makes and changes: everything that a save with full data sends (brand-kit document §3). */
export const brandKitContent = z.object({
  category: z.string().trim().max(longestCategory),
  productDescription: z.string().trim().max(longestDescription),
  /** Newest first. */
  targetAudiences: z.object({
    generations: z.array(targetAudience).max(mostGenerations),
    selectedUuid: z.uuid().nullable(),
  }),
  /** Oldest first. */
  brandIdeas: z.object({
    generations: z.array(brandIdea).max(mostGenerations),
    selectedUuid: z.uuid().nullable(),
  }),
  /** Eight slots. */
  moodboardImages: z.array(imageSlot).length(moodboardImageCount),
  productSkus: z.object({
    generations: z.array(productSku).max(mostGenerations),
    selectedUuids: z.array(z.uuid()).max(mostGenerations),
  }),
  marketResearch: marketResearch.nullable(),
  /** Color of each slide, `#RRGGBB`. */
  slideColors: keyed(hexCode),
  /** Picture of each slide. */
  thumbnailImages: keyed(imageSlot),
  isWaitlistSitePublished: z.boolean(),
  isArchived: z.boolean(),
});
export type BrandKitContent = z.output<typeof brandKitContent>;

/** One piece of background work for a kit. Its uuid is the uuid of the (first) generation that it makes. */
export const brandGeneration = z.object({
  uuid: field(z.uuid(), { ref: 'job' }),
  type: workType,
  result: aiResult,
  /** 0 to 100, and what is being done. */
  percent: z.int(),
  note: z.string(),
  /** What the founder asked for beyond the brief. */
  wish: z.string().nullable(),
  /** Why it failed and what to do, when FAILURE. */
  failure: z.string().nullable(),
  createdAt: instant(),
  finishedAt: instant().nullable(),
});
export type BrandGeneration = z.output<typeof brandGeneration>;

export const completeness = z.object({
  /** The idea has four images. */
  idea: z.boolean(),
  /** The mood board has eight images. */
  moodboard: z.boolean(),
  /** There is market research. */
  marketResearch: z.boolean(),
  /** Product ideas are chosen and none is still loading. */
  productSkus: z.boolean(),
  /** All four. */
  whole: z.boolean(),
});
export type Completeness = z.output<typeof completeness>;

export const brandKit = brandKitContent.extend({
  id: field(z.uuid(), { ref: 'brand_kit' }),
  createdAt: instant(),
  updatedAt: instant(),
  /** Counts changes. A save that names it is merged with what came since. */
  version: z.int(),
  /** The chosen idea's brand name; the category before there is one. */
  name: z.string(),
  /** One of the four example kits, which belong to no store and can only be read. */
  isSample: z.boolean(),
  completeness,
  /** What is still missing, in the specification's words. Empty for a complete kit. */
  prompts: z.array(z.string()),
  /** Work that is pending, and the latest of each type that ended. What was stopped is in neither. */
  generations: z.array(brandGeneration),
  /** 0 to 100 over all that is pending; 100 when nothing is. */
  progressPercent: z.int(),
  /** Public address of the kit; null while it is not shared. */
  shareUrl: z.string().nullable(),
  waitlistCount: z.int(),
});
export type BrandKit = z.output<typeof brandKit>;

/** A kit in a list. */
export const brandKitSummary = z.object({
  id: field(z.uuid(), { ref: 'brand_kit' }),
  name: z.string(),
  category: z.string(),
  productDescription: z.string(),
  slogan: z.string().nullable(),
  /** Colors of the chosen idea, `#RRGGBB`; the default palette before there is one. */
  palette: z.array(z.string()),
  /** Up to four pictures that are there. */
  images: z.array(z.string()),
  ideas: z.int(),
  products: z.int(),
  completeness,
  progressPercent: z.int(),
  isArchived: z.boolean(),
  isSample: z.boolean(),
  isWaitlistSitePublished: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type BrandKitSummary = z.output<typeof brandKitSummary>;
