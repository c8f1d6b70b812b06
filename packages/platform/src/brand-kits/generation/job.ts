import { OperationError } from '@brandwright/contract';
import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import {
  generationTypes,
  type GenerationType,
  type WorkType,
} from '@brandwright/contract/brand-kits/enums.ts';
import { workNames } from '@brandwright/contract/brand-kits/say.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import type { JobReport, SlowPart, StagedJobHandler, WritePart } from '../../kernel/jobs/jobs.ts';
import { keepPicture } from '../keep-file.ts';
import { changeKit, lockKit, tellKitChanged } from '../keep-kit.ts';
import { drawSlides, keepSlides } from '../slides/keep-slides.ts';
import { drawPlaces, withDrawn, type DrawnFile } from './draw-pictures.ts';
import { drawsPictures, markLoading, placesOf, unmarkLoading } from './places.ts';
import { changeRequests, findRequest, generationJobName, startNext, type GenerationRow } from './requests.ts';
import { writeWords, type WordsResult } from './write-words.ts';

const payloadOf = z.object({ requestId: z.uuid() });

const isWords = (type: WorkType): type is GenerationType =>
  (generationTypes as readonly string[]).includes(type);

/**
 * Does one piece of work for a kit and queues the next of its chain, in the transaction that ends it. What was canceled
 * or done already is left alone, so that a retry makes no doubles.
 */
export const generationJob: StagedJobHandler = {
  name: generationJobName,
  async begin(context, payload) {
    const request = await findRequest(context, payloadOf.parse(payload).requestId);
    if (!request || request.result !== 'PENDING') return undefined;
    const kit = await lockKit(context, request.kitId);
    if (kit.deletedAt) return undefined;
    if (!drawsPictures(request.type)) return slowPart(context, request, kit.content);
    const content = markLoading(kit.content, request.type, request.order);
    await changeKit(context, kit.id, `Started drawing the ${workNames[request.type]}`, () => content);
    await tellKitChanged(context);
    return slowPart(context, request, content);
  },
};

/** The part that waits on engines, with everything that it needs. */
function slowPart(context: Context, request: GenerationRow, kit: BrandKitContent): SlowPart {
  const { providers, storeId, log } = context;
  const today = context.clock.now().toISOString().slice(0, 10);
  return async (report, signal) => {
    const tell = (percent: number) => report.progress(percent, `Making the ${workNames[request.type]}`);
    await tell(5);
    try {
      const { type, order, id: uuid } = request;
      if (isWords(type)) {
        const createdAt = request.createdAt.toISOString();
        const written = await writeWords(providers.brandEngine, kit, {
          uuid,
          type,
          order,
          createdAt,
          today,
          signal,
        });
        return (now) => finishWords(now, request, written);
      }
      if (type === 'SLIDES') {
        const slides = await drawSlides(providers, storeId, kit);
        return async (now) => {
          await keepSlides(now, request.kitId, slides);
          return finish(now, request, null);
        };
      }
      return await drawPart(providers, storeId, kit, request, report, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      const failure = sentenceOf(error);
      log.warn({ error: String(error), type: request.type }, 'a generation failed');
      return (now) => fail(now, request, failure);
    }
  };
}

async function drawPart(
  providers: Context['providers'],
  storeId: string,
  kit: BrandKitContent,
  request: GenerationRow,
  report: JobReport,
  signal: AbortSignal,
): Promise<WritePart> {
  const work = placesOf(kit, request.type, request.order);
  if (work.length === 0) throw new OperationError('conflict', nothingToDraw(request.type));
  const tell = (done: number, of: number) =>
    report.progress(5 + (90 * done) / of, `${done} of ${of} pictures of the ${workNames[request.type]}`);
  const drawn = await drawPlaces(providers, {
    storeId,
    kit,
    work,
    order: request.order,
    seed: request.id,
    tell,
    signal,
  });
  return async (now) => {
    if (!(await isStillWanted(now, request))) return { result: 'CANCELED' };
    const files: (DrawnFile & { url: string })[] = [];
    for (const file of drawn.files) files.push({ ...file, url: await keepPicture(now, file) });
    await changeKit(now, request.kitId, `Drew the ${workNames[request.type]}`, (content) =>
      unmarkLoading(withDrawn(content, files, work), request.type, request.order),
    );
    const [first] = drawn.failures;
    return finish(now, request, first ?? null);
  };
}

const nothingToDraw = (type: WorkType): string =>
  type === 'PRODUCT_IMAGES'
    ? 'No product idea needs a picture. Make product ideas first.'
    : 'There’s no brand idea to draw pictures for. Make brand ideas first.';

/** What a person may read of a fault: our own refusals and engines' plain sentences. */
const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message && error.message.length < 300
    ? error.message
    : 'It couldn’t be made. Please try again.';

async function isStillWanted(context: Context, request: GenerationRow): Promise<boolean> {
  const kit = await lockKit(context, request.kitId);
  const now = await findRequest(context, request.id);
  return now?.result === 'PENDING' && !kit.deletedAt;
}

async function finishWords(
  context: Context,
  request: GenerationRow,
  written: WordsResult,
): Promise<Record<string, unknown>> {
  if (!(await isStillWanted(context, request))) return { result: 'CANCELED' };
  await changeKit(context, request.kitId, `Made the ${workNames[request.type]}`, written);
  return finish(context, request, null);
}

async function finish(
  context: Context,
  request: GenerationRow,
  failure: string | null,
): Promise<Record<string, unknown>> {
  const result = failure === null ? 'SUCCESS' : 'FAILURE';
  const finishedAt = context.clock.now();
  await changeRequests(context, [request.id], { result, failure, finishedAt });
  await startNext(context, request.chainId);
  await tellKitChanged(context);
  return { result, failure, ...(failure === null ? {} : { unmade: 1 }) };
}

/** Slots that would have been filled are emptied, and the failure is said. The rest of the chain goes on. */
async function fail(
  context: Context,
  request: GenerationRow,
  failure: string,
): Promise<Record<string, unknown>> {
  if (!(await isStillWanted(context, request))) return { result: 'CANCELED' };
  await changeKit(context, request.kitId, `Could not make the ${workNames[request.type]}`, (content) =>
    unmarkLoading(content, request.type, request.order),
  );
  return finish(context, request, failure);
}
