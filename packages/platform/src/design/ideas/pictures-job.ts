import { and, eq } from 'drizzle-orm';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { z } from 'zod';
import type { UploadType } from '@brandwright/contract/store/files.ts';
import { ImageRefused, type MadeImage } from '@brandwright/artwork/image-maker/image-maker.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { StagedJobHandler } from '../../kernel/jobs/jobs.ts';
import { namedId } from '../../kernel/data/random.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { lockIdea } from './find-idea.ts';
import { ideaReads, keepIdea, loadingImage } from './keep-idea.ts';
import { aiIdeas, type StoredProduct } from './tables.ts';

const name = 'design.ai_idea_pictures';
const payloadOf = z.object({ ideaId: z.uuid() });

interface Drawn {
  product: StoredProduct;
  image: MadeImage | undefined;
  /** Why there is none. */
  note?: string;
}

const job: StagedJobHandler = {
  name,
  async begin(context, payload) {
    const { ideaId } = payloadOf.parse(payload);
    const [row] = await context.db
      .select()
      .from(aiIdeas)
      .where(and(eq(aiIdeas.storeId, context.storeId), eq(aiIdeas.id, ideaId)));
    const open = row?.products.filter(({ image }) => image === loadingImage) ?? [];
    if (!row || open.length === 0) return undefined;
    const { imageMaker } = context.providers;
    const { log } = context;
    return async (report, signal) => {
      const drawn: Drawn[] = [];
      for (const [at, product] of open.entries()) {
        await report.progress((100 * at) / open.length, `Drawing ${product.title}`);
        drawn.push({
          product,
          ...(await imageMaker
            .make({
              prompt: product.imagePrompt,
              count: 1,
              model: engineFor(imageMaker, undefined),
              seed: `${product.id}/${product.imagePrompt}`,
              ...(row.look && row.look.palette.length > 0 ? { look: row.look } : {}),
              signal,
            })
            .then(
              ([image]) => ({ image }),
              (error: unknown) => {
                log.warn({ error: String(error), ideaId }, 'a picture of an idea could not be made');
                return {
                  image: undefined,
                  ...(error instanceof ImageRefused ? { note: error.message } : {}),
                };
              },
            )),
        });
      }
      return (writing) => write(writing, ideaId, drawn);
    };
  },
};

/** Keeps what was drawn; what failed empties its slot. A product that was described anew meanwhile stays loading. */
async function write(
  context: Context,
  ideaId: string,
  drawn: readonly Drawn[],
): Promise<Record<string, unknown>> {
  const row = await lockIdea(context, ideaId).catch(() => undefined);
  if (!row) return { skipped: true };
  const products = [...row.products];
  let kept = 0;
  for (const { product, image, note } of drawn) {
    const at = products.findIndex(({ id }) => id === product.id);
    const now = products[at];
    if (!now || now.image !== loadingImage || now.imagePrompt !== product.imagePrompt) continue;
    const { imageNote: _before, ...rest } = now;
    products[at] = {
      ...rest,
      image: image ? await keep(context, now, image) : '',
      ...(note ? { imageNote: note } : {}),
    };
    kept += image ? 1 : 0;
  }
  const isDone = products.every(({ image }) => image !== loadingImage);
  await keepIdea(context, row, { products, ...(isDone ? { result: 'SUCCESS' as const } : {}) });
  await context.events.publish({ type: 'invalidate', operations: ideaReads });
  const isLost = drawn.length > 0 && drawn.every(({ image }) => image === undefined);
  return { kept, ...(isLost ? { result: 'FAILURE', unmade: 1 } : {}) };
}

const keep = (context: Context, product: StoredProduct, { bytes, contentType }: MadeImage) =>
  keepPicture(context, {
    fileId: namedId('ai product picture', product.id, product.imagePrompt),
    name: `${product.title.slice(0, 80)}.${contentType.slice('image/'.length)}`,
    bytes,
    contentType: contentType satisfies UploadType,
  });

/** Draws the pictures of one idea's products that are loading. */
export const picturesJob = {
  job,
  ask: (context: Context, ideaId: string) => context.jobs.enqueue(name, { ideaId }),
};
