import { z } from 'zod';

/** What is generated (brand-kit document §4). */
export const generationTypes = ['TARGET_AUDIENCE', 'BRAND_IDEA', 'PRODUCT_SKU', 'MARKET_RESEARCH'] as const;
export const generationType = z.enum(generationTypes);
export type GenerationType = (typeof generationTypes)[number];

/** What runs in the background for a kit: the four generations, its pictures, and the pictures of its slides. */
export const workTypes = [
  ...generationTypes,
  'IDEA_IMAGES',
  'MOODBOARD_IMAGES',
  'PRODUCT_IMAGES',
  'SLIDES',
] as const;
export const workType = z.enum(workTypes);
export type WorkType = (typeof workTypes)[number];

/** The five tabs of a kit, and its summary: each has a slide (brand-kit document §2). */
export const brandKitTabs = ['IDEA', 'MOODBOARD', 'MARKET_RESEARCH', 'PRODUCT_SKUS', 'GET_STARTED'] as const;
export type BrandKitTab = (typeof brandKitTabs)[number];
export const slideKeys = [...brandKitTabs, 'SUMMARY'] as const;
export const slideKey = z.enum(slideKeys);
export type SlideKey = (typeof slideKeys)[number];

/** As the screens call them (brand-kit document §2). */
export const tabNames = {
  IDEA: 'Idea',
  MOODBOARD: 'Mood board',
  MARKET_RESEARCH: 'Market research',
  PRODUCT_SKUS: 'Product ideas',
  GET_STARTED: 'Get started now!',
  SUMMARY: 'Summary',
} as const satisfies Record<SlideKey, string>;

/** Which pictures of a kit are meant. */
export const pictureGroups = ['IDEA', 'MOODBOARD', 'PRODUCT'] as const;
export const pictureGroup = z.enum(pictureGroups);
export type PictureGroup = (typeof pictureGroups)[number];
