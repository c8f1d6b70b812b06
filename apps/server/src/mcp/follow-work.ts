import { longWork } from '@brandwright/contract/copilot/long-work.ts';
import { getJob } from '@brandwright/contract/copilot/get-job.ts';
import type { OperationResult, StoreEvent } from '@brandwright/platform';
import { once } from 'node:events';
import { z } from 'zod';
import type { OpenCall } from './open-call.ts';
import { runRead } from './run-read.ts';

/** After this long the work goes on by itself and the call is answered. */
const longestMs = 10 * 60_000;
/** Live events tell at once; this looks after those that got lost. */
const lookMs = 3_000;

const jobTold = z.object({
  jobId: z.string(),
  name: z.string(),
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).optional(),
  percent: z.number().nullish(),
  note: z.string().nullish(),
  error: z.string().nullish(),
  next: z.array(z.string()).optional(),
});

interface Piece {
  name: string;
  percent: number;
  note: string;
  isOver: boolean;
  error: string | null;
}

/** How the work that a call began ended, in sentences; what still goes on says how to look. */
export type Told = readonly string[];

/** Hears of the store's background work from now on, so that nothing of a call's own work is missed. */
export function watchWork(open: OpenCall) {
  const told = new Map<string, z.output<typeof jobTold>[]>();
  const news = new EventTarget();
  const stop = open.gateway.kernel.events.subscribe(open.storeId, (event: StoreEvent) => {
    const job = event.type === 'job' ? jobTold.safeParse(event.data).data : undefined;
    if (!job || !longWork[job.name]) return;
    told.set(job.jobId, [...(told.get(job.jobId) ?? []), job]);
    news.dispatchEvent(new Event('told'));
  });
  return {
    stop,
    /** Tells how far the work is that a call began, until all of it is over. */
    follow: (result: OperationResult) => follow(open, begunBy(result), told, news),
  };
}

/** The pieces that somebody waits for; other work runs unseen. */
function begunBy(result: OperationResult): Map<string, Piece> {
  const begun = result.kind === 'done' ? (result.begun ?? []) : [];
  return new Map(begun.filter(({ name }) => longWork[name]).map(({ id, name }) => [id, newPiece(name)]));
}

const newPiece = (name: string): Piece => ({ name, percent: 0, note: '', isOver: false, error: null });

async function follow(
  open: OpenCall,
  pieces: Map<string, Piece>,
  told: Map<string, z.output<typeof jobTold>[]>,
  news: EventTarget,
): Promise<Told> {
  const endsAt = performance.now() + longestMs;
  while (pieces.size > 0) {
    for (const id of pieces.keys()) {
      for (const job of told.get(id) ?? []) take(pieces, job);
      told.delete(id);
    }
    await tellProgress(open, [...pieces.values()]);
    if ([...pieces.values()].every(({ isOver }) => isOver) || performance.now() > endsAt) break;
    const wait = AbortSignal.any([open.signal, AbortSignal.timeout(lookMs)]);
    await once(news, 'told', { signal: wait }).catch(() => undefined);
    open.signal.throwIfAborted();
    if (wait.aborted) await lookUp(open, pieces);
  }
  return [...pieces].map(([id, piece]) => sentenceOf(id, piece)).filter(isFirst);
}

const isFirst = (text: string, index: number, all: readonly string[]) => all.indexOf(text) === index;

function take(
  pieces: Map<string, Piece>,
  { jobId, status, percent, note, error, next }: z.output<typeof jobTold>,
) {
  const piece = pieces.get(jobId);
  if (!piece || piece.isOver) return;
  piece.percent = percent ?? piece.percent;
  piece.note = note || piece.note;
  piece.isOver = status === 'DONE' || status === 'FAILED';
  piece.error = status === 'FAILED' ? (error ?? '') : null;
  for (const id of next ?? []) pieces.set(id, newPiece(piece.name));
}

/** Reads how the pieces stand that nothing was heard of. */
async function lookUp({ gateway, call }: OpenCall, pieces: Map<string, Piece>): Promise<void> {
  for (const [id, { name, isOver }] of pieces) {
    if (isOver) continue;
    const job = await runRead(gateway, call, getJob, { id }).catch(() => undefined);
    if (job) take(pieces, { ...job, jobId: id, name });
  }
}

async function tellProgress({ progress }: OpenCall, pieces: readonly Piece[]): Promise<void> {
  const now = pieces.find(({ isOver }) => !isOver) ?? pieces.at(-1);
  if (!now) return;
  await progress?.({
    progress: pieces.reduce((sum, { isOver, percent }) => sum + (isOver ? 100 : percent), 0),
    total: pieces.length * 100,
    message: [longWork[now.name]?.doing, now.note].filter(Boolean).join(': '),
  });
}

function sentenceOf(id: string, { name, isOver, error }: Piece): string {
  const work = longWork[name];
  if (!isOver) return `${work?.doing} is taking longer; get_job says how far ${id} is.`;
  return error === null ? (work?.done ?? '') : [work?.failed, error].filter(Boolean).join(' ');
}
