import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { aiResult } from '../../kernel/ai-result.ts';
import { designModel, imageSource } from './enums.ts';
import { imagesPerGeneration, longestTitle } from './limits.ts';

/** The address of a picture, `LOADING` while it is made, or empty where it could not be made. */
export const imageAddress = z.string().max(1000);

/** A picture that is kept in the store's image gallery. */
export const galleryImage = z.object({
  id: field(z.uuid(), { ref: 'picture' }),
  url: imageAddress,
  /** What it shows, in a few words. */
  title: z.string().max(longestTitle),
  /** What was asked for. */
  prompt: z.string(),
  source: imageSource,
  model: designModel,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** The picture it was made from: the sketch, or the one in its first color. */
  madeFromUrl: z.string().nullable(),
  createdAt: instant(),
});
export type GalleryImage = z.output<typeof galleryImage>;

/** Pictures of the month that a plan includes. */
export const imageCredits = z.object({
  /** Pictures of a calendar month (UTC) that the plan includes. */
  monthlyQuantity: z.int(),
  used: z.int(),
  trialRemainingQuantity: z.int(),
  /** Whether the plan is a paid one. */
  isSubscribe: z.boolean(),
  /** The day on which the count begins anew, YYYY-MM-DD. */
  renewsOn: z.iso.date(),
  /** The engines that are connected, each with its model's name; none where this server draws. Others are not offered. */
  engines: z.array(z.object({ model: designModel, name: z.string() })),
});
export type ImageCredits = z.output<typeof imageCredits>;

/** Pictures that were asked for together. */
export const imageGeneration = z.object({
  id: z.uuid(),
  status: aiResult,
  source: imageSource,
  prompt: z.string(),
  model: designModel,
  /** `local` for the drawing of this server, else the model that answered. */
  engine: z.string(),
  /** One slot for each picture: its address, `LOADING`, or empty where it failed. */
  images: z.array(imageAddress).max(imagesPerGeneration),
  /** Those of them that are kept in the gallery, in the same order. */
  pictures: z.array(galleryImage).max(imagesPerGeneration),
  madeFromUrl: z.string().nullable(),
  /** What the words asked for and the pictures do not show, as it was said: "torn label". */
  notDrawn: z.array(z.string()),
  /** Why it failed and what to do. */
  failure: z.string().nullable(),
  /** Pictures of this month that are left after it. */
  trialRemainingQuantity: z.int(),
  createdAt: instant(),
});
export type ImageGeneration = z.output<typeof imageGeneration>;
