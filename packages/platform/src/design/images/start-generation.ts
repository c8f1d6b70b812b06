import { OperationError } from '@brandwright/contract';
import type { ImageSource } from '@brandwright/contract/design/images/enums.ts';
import { loadingSlot } from '@brandwright/contract/design/images/limits.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import type { ArtworkOfRequest } from '@brandwright/artwork/image-maker/image-maker.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { takeCredits } from './credits.ts';
import { finishGeneration, generationJobName } from './finish-generation.ts';
import type { GenerationRow } from './shown.ts';
import { imageGenerations } from './tables.ts';

export interface GenerationWish {
  source: ImageSource;
  prompt: string;
  model: DesignModel;
  count: number;
  deducts: boolean;
  savesToGallery: boolean;
  /** The picture to begin from, at an address of this store, with its bytes. */
  reference?: { url: string; bytes: Uint8Array };
  /** What a design prints on its product. Drawn here only; a model is given a reference. */
  artwork?: ArtworkOfRequest;
}

/**
 * Counts, then makes the pictures: at once where this server draws them, as a job where a model is asked, so that nobody
 * waits at a call. Answers the generation as it stands.
 */
export async function startGeneration(context: Context, wish: GenerationWish): Promise<GenerationRow> {
  const { actor, providers } = context;
  // Only a person at a screen and the system's own work may leave pictures uncounted (those of brand kits).
  const deducts =
    actor.kind === 'user' && (wish.deducts || context.via === 'partner' || context.via === 'token');
  if (deducts) await takeCredits(context, wish.count);
  const engine = providers.imageMaker.nameOf(wish.model);
  const row: GenerationRow = {
    storeId: context.storeId,
    id: randomUUID(),
    status: 'PENDING',
    source: wish.source,
    prompt: wish.prompt,
    model: wish.model,
    engine,
    brandName: await brandNameOf(context),
    images: Array.from({ length: wish.count }, () => loadingSlot),
    savesToGallery: wish.savesToGallery,
    madeFromUrl: wish.reference?.url ?? null,
    failure: null,
    deducted: deducts ? wish.count : 0,
    createdBy: actor.kind === 'user' ? actor.userId : null,
    createdAt: context.clock.now(),
    finishedAt: null,
  };
  await context.db.insert(imageGenerations).values(row);
  if (engine === 'local')
    return finishGeneration(context, row, { reference: wish.reference?.bytes, artwork: wish.artwork });
  await context.jobs.enqueue(generationJobName, { generationId: row.id });
  return row;
}

/** The name of the store, which is written on what is drawn; null where there is no profile. */
export async function brandNameOf(context: Context): Promise<string | null> {
  if (context.actor.kind !== 'user') return null;
  try {
    return (await context.call(getStore, {})).name;
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}
