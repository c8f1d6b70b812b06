import type { GalleryImage, ImageGeneration } from '@brandwright/contract/design/images/entities.ts';
import { designModel, imageSource } from '@brandwright/contract/design/images/enums.ts';
import { aiResult } from '@brandwright/contract/kernel/ai-result.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';
import { readPrompt } from '@brandwright/artwork/image-maker/read-prompt.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { readCredits } from './credits.ts';
import { galleryImages, type imageGenerations } from './tables.ts';

export type GenerationRow = typeof imageGenerations.$inferSelect;
export type ImageRow = typeof galleryImages.$inferSelect;

export const shownImage = (row: ImageRow): GalleryImage => ({
  id: row.id,
  url: row.url,
  title: row.title,
  prompt: row.prompt,
  source: imageSource.parse(row.source),
  model: designModel.parse(row.model),
  width: row.width,
  height: row.height,
  madeFromUrl: row.madeFromUrl,
  createdAt: row.createdAt.toISOString(),
});

/** What a drawing of this server leaves out of its words; of what a model paints nothing is known. */
const notDrawnOf = ({ engine, source, status, prompt }: GenerationRow): string[] =>
  engine === 'local' && source === 'PROMPT' && status === 'SUCCESS'
    ? [...readPrompt(shownThing(prompt) || prompt, undefined, '').notDrawn]
    : [];

/** A generation with its pictures that are still in the gallery. */
export async function shownGeneration(context: Context, row: GenerationRow): Promise<ImageGeneration> {
  const pictures = await context.db
    .select()
    .from(galleryImages)
    .where(
      and(
        eq(galleryImages.storeId, context.storeId),
        eq(galleryImages.generationId, row.id),
        isNull(galleryImages.removedAt),
      ),
    )
    .orderBy(asc(galleryImages.position));
  const { trialRemainingQuantity } = await readCredits(context);
  return {
    id: row.id,
    status: aiResult.parse(row.status),
    source: imageSource.parse(row.source),
    prompt: row.prompt,
    model: designModel.parse(row.model),
    engine: row.engine,
    images: row.images,
    pictures: pictures.map(shownImage),
    madeFromUrl: row.madeFromUrl,
    notDrawn: notDrawnOf(row),
    failure: row.failure,
    trialRemainingQuantity,
    createdAt: row.createdAt.toISOString(),
  };
}
