import { catalogMessages } from '@brandwright/contract';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import type { MadeImage } from '@brandwright/artwork/image-maker/image-maker.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import type { StagedJobHandler } from '../../kernel/jobs/jobs.ts';
import { namedId } from '../../kernel/data/random.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { contentMakers, extended } from './make-content.ts';
import { emptyContent, type ModuleRow, type RequestRow } from './show-module.ts';
import { brandModuleRequests, brandModules } from './tables.ts';

const name = 'brand-kits.module_request';
const payloadOf = z.object({ requestId: z.uuid() });
const stale = ['list_brand_modules', 'get_brand_module', 'get_latest_module_request'];
const logosAtOnce = 4;

interface Made {
  content: ModuleContent;
  images: readonly MadeImage[];
}

async function requestOf(context: Context, requestId: string, lock = false) {
  const query = context.db
    .select({ request: brandModuleRequests, module: brandModules })
    .from(brandModuleRequests)
    .innerJoin(
      brandModules,
      and(
        eq(brandModules.storeId, brandModuleRequests.storeId),
        eq(brandModules.id, brandModuleRequests.moduleId),
      ),
    )
    .where(and(eq(brandModuleRequests.storeId, context.storeId), eq(brandModuleRequests.id, requestId)));
  const [found] = lock ? await query.for('update') : await query;
  return found?.request.result === 'PENDING' ? found : undefined;
}

async function make(
  context: Pick<Context, 'providers' | 'clock'>,
  module: ModuleRow,
  request: RequestRow,
  signal: AbortSignal,
): Promise<Made> {
  const { brandEngine, imageMaker } = context.providers;
  const { source } = module;
  const brandName = source.brandName ?? module.title;
  if (module.type === 'LOGO')
    return {
      content: emptyContent,
      images: await imageMaker.make({
        prompt: `Logo mark with the name "${brandName}", on a brand-sheet${source.palette.length > 0 ? `, in ${source.palette.slice(0, 2).join(' and ')}` : ''}${request.wish ? `, ${request.wish}` : ''}`,
        count: logosAtOnce,
        model: engineFor(imageMaker, undefined),
        seed: request.id,
        look: { brandName, palette: source.palette },
        signal,
      }),
    };
  const content = await contentMakers[module.type](brandEngine, source, {
    seed: request.id,
    count: 1,
    avoid: module.content.items,
    today: context.clock.now().toISOString().slice(0, 10),
    signal,
    ...(request.wish ? { wish: request.wish } : {}),
  });
  return { content, images: [] };
}

const refusalOf = (error: unknown) =>
  error instanceof Error && (error.name === 'BrandEngineRefused' || error.name === 'ImageRefused')
    ? error.message
    : catalogMessages.generic;

/** Fills a module as a request asks. Runs again after a crash and keeps the same files then. */
const job: StagedJobHandler = {
  name,
  async begin(context, payload) {
    const { requestId } = payloadOf.parse(payload);
    const found = await requestOf(context, requestId);
    if (!found) return undefined;
    const { providers, clock, log } = context;
    return async (report, signal) => {
      await report.progress(10, `Making ${found.module.title}`);
      const outcome = await make({ providers, clock }, found.module, found.request, signal).then(
        (made) => ({ made }),
        (error: unknown) => {
          log.warn({ error: String(error), requestId }, 'a brand module could not be made');
          return { failure: refusalOf(error) };
        },
      );
      return (writing) => write(writing, requestId, outcome);
    };
  },
};

async function write(
  context: Context,
  requestId: string,
  outcome: { made: Made } | { failure: string },
): Promise<Record<string, unknown>> {
  const found = await requestOf(context, requestId, true);
  if (!found) return { skipped: true };
  const { module, request } = found;
  const finishedAt = context.clock.now();
  const set = (change: Partial<RequestRow>) =>
    context.db
      .update(brandModuleRequests)
      .set({ ...change, finishedAt })
      .where(and(eq(brandModuleRequests.storeId, context.storeId), eq(brandModuleRequests.id, requestId)));
  if ('failure' in outcome) await set({ result: 'FAILURE', failure: outcome.failure });
  else {
    const images: string[] = [];
    for (const [at, image] of outcome.made.images.entries())
      images.push(await keep(context, module, request, at, image));
    const content = { ...outcome.made.content, images };
    await set({ result: 'SUCCESS', content });
    await context.db
      .update(brandModules)
      .set({
        content: request.type === 'VARY' ? extended(module.content, content) : content,
        updatedAt: finishedAt,
      })
      .where(and(eq(brandModules.storeId, context.storeId), eq(brandModules.id, module.id)));
  }
  await context.events.publish({ type: 'invalidate', operations: stale });
  return { result: 'failure' in outcome ? 'FAILURE' : 'SUCCESS' };
}

const keep = (
  context: Context,
  module: ModuleRow,
  request: RequestRow,
  at: number,
  { bytes, contentType }: MadeImage,
) =>
  keepPicture(context, {
    fileId: namedId('brand module picture', request.id, at),
    name: `${module.title.slice(0, 80)} ${at + 1}.${contentType.slice('image/'.length)}`,
    bytes,
    contentType,
  });

export const requestJob = {
  job,
  ask: (context: Context, requestId: string) => context.jobs.enqueue(name, { requestId }),
};
