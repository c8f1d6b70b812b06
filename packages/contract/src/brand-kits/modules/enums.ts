import { z } from 'zod';

/** What a reusable part of a brand is. */
const brandModuleTypes = ['LOGO', 'PALETTE', 'VOICE', 'NAMES', 'SLOGANS', 'STORY', 'AUDIENCE'] as const;
export const brandModuleType = z.enum(brandModuleTypes);
export type BrandModuleType = (typeof brandModuleTypes)[number];

export const brandModuleTypeWords = {
  LOGO: ['logo', 'logos', 'brand mark', 'logo mark', 'emblem'],
  PALETTE: ['palette', 'palettes', 'colour palette', 'color palette', 'colours', 'colors'],
  VOICE: ['voice', 'brand voice', 'tone of voice', 'tone', 'writing style'],
  NAMES: ['names', 'brand names', 'name list', 'naming'],
  SLOGANS: ['slogans', 'slogan', 'taglines', 'tagline', 'claims'],
  STORY: ['story', 'brand story', 'mission', 'about us', 'about text'],
  AUDIENCE: ['audience', 'audiences', 'personas', 'target group', 'customer profile'],
} as const;

export const brandModuleTypeLabels: Readonly<Record<BrandModuleType, string>> = {
  LOGO: 'Logo',
  PALETTE: 'Palette',
  VOICE: 'Voice',
  NAMES: 'Names',
  SLOGANS: 'Slogans',
  STORY: 'Story',
  AUDIENCE: 'Audience',
};

/** What a request asks for: the content made for the first time or anew, or another version beside it to compare. */
const moduleRequestTypes = ['GENERATE', 'VARY'] as const;
export const moduleRequestType = z.enum(moduleRequestTypes);
export type ModuleRequestType = (typeof moduleRequestTypes)[number];
