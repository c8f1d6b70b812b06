import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { aiResult } from '../../kernel/ai-result.ts';
import { brandModuleType, moduleRequestType } from './enums.ts';

export const longestModuleTitle = 80;
export const longestModuleText = 8000;
export const longestModuleBrief = 2000;

/** What a module holds; each type fills the parts that it needs and leaves the others empty. */
export const moduleContent = z.object({
  text: z.string().max(longestModuleText),
  /** One line each: names, slogans, what the voice does. */
  items: z.array(z.string().max(400)).max(40),
  colors: z.array(z.object({ hexCode: z.string(), name: z.string(), description: z.string() })).max(12),
  /** Addresses of pictures. */
  images: z.array(z.string()).max(8),
});
export type ModuleContent = z.output<typeof moduleContent>;

export const moduleRequest = z.object({
  requestId: z.uuid(),
  moduleId: field(z.uuid(), { ref: 'brand_kit_module' }),
  type: moduleRequestType,
  wish: z.string().nullable(),
  result: aiResult,
  /** Why it failed and what to do. */
  failure: z.string().nullable(),
  /** What came of it; null until SUCCESS. */
  content: moduleContent.nullable(),
  createdAt: instant(),
  finishedAt: instant().nullable(),
});
export type ModuleRequest = z.output<typeof moduleRequest>;

/** A part of a brand that is used again and again: a palette, a voice, a logo. */
export const brandKitModule = z.object({
  moduleId: field(z.uuid(), { ref: 'brand_kit_module' }),
  /** Counted from 1 in each store. */
  moduleNumber: z.int(),
  type: brandModuleType,
  title: z.string(),
  /** What it is for, as the founder said or as its kit says. */
  brief: z.string(),
  /** The kit that it was made from. */
  brandKitId: z.uuid().nullable(),
  content: moduleContent,
  isArchived: z.boolean(),
  latestRequest: moduleRequest.nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type BrandKitModule = z.output<typeof brandKitModule>;
