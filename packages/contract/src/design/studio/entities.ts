import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { aiResult } from '../../kernel/ai-result.ts';
import { imageCredits } from '../images/entities.ts';
import { designDocument } from './document.ts';
import { designEditor, designMode, designModel, designStep } from './enums.ts';
import { printArea } from './templates.ts';

export const designId = () => field(z.uuid(), { ref: 'design' });

/** What the design should be made of, as fields (mode DESIGNATTRIBUTE). Empty where nothing was said. */
export const designAttributes = z.object({
  form: z.string().max(60),
  material: z.string().max(60),
  color: z.string().max(60),
  finish: z.string().max(60),
  style: z.string().max(60),
});
export type DesignAttributes = z.output<typeof designAttributes>;

/** One of the pictures that a prompt made. */
export const designPicture = z.object({
  pictureId: z.uuid(),
  /** Counts from 1 within the design, newest last: "the second picture". */
  number: z.int(),
  /** Empty while it is made and where it failed. */
  url: z.string(),
  /** PENDING while it is made (brand-kit document §4). */
  result: aiResult,
  prompt: z.string(),
});
export type DesignPicture = z.output<typeof designPicture>;

/** What generations are made from and what they made (specification: generateData). */
export const generateData = z.object({
  prompt: z.string(),
  attributes: designAttributes.nullable(),
  pictures: z.array(designPicture),
  chosenPictureId: z.uuid().nullable(),
  /** The job that makes pictures now. */
  jobId: z.uuid().nullable(),
  /** Why the last generation failed, in plain words. */
  failure: z.string().nullable(),
  /** What the newest pictures do not show of their prompt, where the built-in renderer drew them: "lemons". */
  notDrawn: z.array(z.string()),
});
export type GenerateData = z.output<typeof generateData>;

/** A design as it stands in a list. */
export const designSummary = z.object({
  designId: designId(),
  name: z.string(),
  mode: designMode,
  step: designStep,
  templateKey: z.string(),
  /** "Tote bag". */
  product: z.string(),
  productColor: z.string(),
  /** In a word or two: "dark green". */
  productColorName: z.string(),
  layerCount: z.int(),
  /** Picture of the product with its layers. */
  previewUrl: z.string(),
  isArchived: z.boolean(),
  /** Of the community's gallery rather than the store's own. */
  isCommunity: z.boolean(),
  /** Who made it, for designs of the community. */
  madeBy: z.string().nullable(),
  brandKitId: field(z.uuid(), { ref: 'brand_kit' }).nullable(),
  updatedAt: instant(),
});
export type DesignSummary = z.output<typeof designSummary>;

/** A state that the design had and can go back to. */
export const designVersion = z.object({
  version: z.int(),
  /** What changed: "Text “Slow mornings” added". */
  what: z.string(),
  by: designEditor,
  who: z.string(),
  createdAt: instant(),
});
export type DesignVersion = z.output<typeof designVersion>;

/** A design in full. */
export const design = designSummary.extend({
  model: designModel,
  document: designDocument,
  printArea,
  /** Name of the brand's mark (a drawing `mark.{name}.{rrggbb}`), which “the logo” adds. */
  mark: z.string(),
  /** The blank product in its color, without layers. */
  blankUrl: z.string(),
  generateData,
  /** Addresses of sketches that pictures were made from. */
  sketchKeys: z.array(z.string()),
  itemId: field(z.uuid(), { ref: 'catalog_item' }).nullable(),
  /** Counts every change; a save names the one that it was made from. */
  revision: z.int(),
  /** Number of the newest version. */
  version: z.int(),
  /** The earlier version that document, product and picture are of; null for the state of today. */
  shownVersion: z.int().nullable(),
  /** Newest first, at most twenty. */
  versions: z.array(designVersion),
  createdAt: instant(),
  /** Pictures that the plan leaves for this month, and whether the plan is a paid one (brand-kit document §3). */
  ...imageCredits.pick({ trialRemainingQuantity: true, isSubscribe: true }).shape,
  /** AI products that the store has had made in all. */
  totalCount: z.int(),
});
export type Design = z.output<typeof design>;
