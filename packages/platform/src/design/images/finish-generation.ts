import { catalogMessages, OperationError } from '@brandwright/contract';
import { emptySlot } from '@brandwright/contract/design/images/limits.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';
import {
  ImageRefused,
  type ArtworkOfRequest,
  type MadeImage,
} from '@brandwright/artwork/image-maker/image-maker.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { namedId } from '../../kernel/data/random.ts';
import { giveBackCredits } from './credits.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { pictureSource } from './picture-source.ts';
import { titleOf } from './rules.ts';
import type { GenerationRow } from './shown.ts';
import { galleryImages, imageGenerations } from './tables.ts';

/** What pictures begin from beside their words. */
interface Basis {
  reference?: Uint8Array | undefined;
  artwork?: ArtworkOfRequest | undefined;
}

const stale = ['get_image_generation', 'list_images', 'get_image_credits'];

/**
 * Makes the pictures of a generation and keeps them. What fails empties the slots, says why, and gives back what was
 * counted; it does not throw, so that the failure is written down.
 */
export async function finishGeneration(
  context: Context,
  row: GenerationRow,
  basis: Basis = {},
): Promise<GenerationRow> {
  let made: MadeImage[];
  try {
    made = await make(context, row, basis);
  } catch (error) {
    return fail(context, row, error);
  }
  const images: string[] = [];
  for (const [position, image] of made.entries()) images.push(await keep(context, row, image, position));
  return end(context, row, { status: 'SUCCESS', images, failure: null });
}

async function make(
  context: Context,
  row: GenerationRow,
  { reference, artwork }: Basis,
): Promise<MadeImage[]> {
  const model = row.model === 'AMAZON' ? 'AMAZON' : 'OPENAI';
  const made = await context.providers.imageMaker.make({
    prompt: shownThing(row.prompt) || row.prompt,
    count: row.images.length,
    model,
    seed: row.id,
    ...(row.brandName ? { look: { brandName: row.brandName, palette: [] } } : {}),
    ...(reference ? { reference: { bytes: reference, contentType: 'image/png' } } : {}),
    ...(artwork ? { artwork } : {}),
    signal: context.signal,
  });
  if (made.length === 0) throw new ImageRefused('failed', 'The engine made no picture. Try again.');
  return made;
}

async function keep(
  context: Context,
  row: GenerationRow,
  image: MadeImage,
  position: number,
): Promise<string> {
  const title = titleOf(row.prompt) || 'From a sketch';
  const fileId = namedId(row.id, position);
  const { bytes, contentType, width, height } = image;
  const name = `${title.slice(0, 80)} ${position + 1}.${contentType.slice('image/'.length)}`;
  const url = await keepPicture(context, { fileId, name, bytes, contentType });
  if (!row.savesToGallery) return url;
  const { storeId, prompt, source, model, madeFromUrl, createdBy, createdAt } = row;
  await context.db
    .insert(galleryImages)
    .values({
      ...{ storeId, id: fileId, url, title, prompt, source, model, width, height, madeFromUrl, position },
      ...{ generationId: row.id, createdBy, createdAt },
    })
    .onConflictDoNothing();
  return url;
}

async function fail(context: Context, row: GenerationRow, error: unknown): Promise<GenerationRow> {
  context.log.warn({ error: String(error), generationId: row.id }, 'pictures could not be made');
  await giveBackCredits(context, row.deducted, row.createdAt);
  const isKnown = error instanceof ImageRefused || error instanceof OperationError;
  const failure = isKnown ? error.message : catalogMessages.generic;
  return end(context, row, {
    status: 'FAILURE',
    images: row.images.map(() => emptySlot),
    failure,
    deducted: 0,
  });
}

async function end(
  context: Context,
  row: GenerationRow,
  change: Pick<GenerationRow, 'status' | 'images' | 'failure'> & Partial<GenerationRow>,
): Promise<GenerationRow> {
  const after = { ...row, ...change, finishedAt: context.clock.now() };
  await context.db
    .update(imageGenerations)
    .set({ ...change, finishedAt: after.finishedAt })
    .where(and(eq(imageGenerations.storeId, context.storeId), eq(imageGenerations.id, row.id)));
  await context.events.publish({ type: 'invalidate', operations: stale });
  return after;
}

export const generationJobName = 'design.image_generation';
const payloadShape = z.object({ generationId: z.uuid() });

/** Makes pictures that a model is asked for. Runs again after a crash, and keeps the same files then. */
export const generationJob = declareJob({
  name: generationJobName,
  async run(context, payload, report) {
    const { generationId } = payloadShape.parse(payload);
    const [row] = await context.db
      .select()
      .from(imageGenerations)
      .where(and(eq(imageGenerations.storeId, context.storeId), eq(imageGenerations.id, generationId)))
      .for('update');
    if (!row || row.status !== 'PENDING') return { skipped: true };
    await report.progress(5, 'The engine draws');
    const reference =
      row.madeFromUrl === null
        ? undefined
        : await pictureSource(context, { imageUrl: row.madeFromUrl }).then(
            ({ bytes }) => bytes,
            () => undefined,
          );
    const done = await finishGeneration(context, row, { reference });
    return { status: done.status, images: done.images.length };
  },
});
