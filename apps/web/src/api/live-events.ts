import { z } from 'zod';
import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { send } from './call-operation.ts';
import { invalidateEverything, invalidateOperations } from './query-client.ts';
import { readServerEvents } from './server-events.ts';

/** An answer of a conversation is complete, here or elsewhere. */
type AnswerEnd = (ended: { conversationId: string; turnId: string }) => void;
const answerEnds = new Set<AnswerEnd>();

/** Runs when an answer of any of one's conversations is complete. Answers how to stop listening. */
export function onAnswerEnd(listener: AnswerEnd): () => void {
  answerEnds.add(listener);
  return () => answerEnds.delete(listener);
}

/** What a notice of the server carries; each area knows its own. */
type NoticeListener = (data: unknown) => void;
const noticeListeners = new Set<NoticeListener>();

/** Runs at every notice of the store. Answers how to stop listening. */
export function onNotice(listener: NoticeListener): () => void {
  noticeListeners.add(listener);
  return () => noticeListeners.delete(listener);
}

const jobTold = z.object({
  jobId: z.string(),
  name: z.string(),
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).optional(),
  percent: z.number().optional(),
  note: z.string().optional(),
  error: z.string().nullish(),
  /** Jobs that go on with the same work, at the end of one. */
  next: z.array(z.string()).optional(),
});
/** How far background work of the store is. What is left out is as it was. */
export type JobTold = z.output<typeof jobTold>;

type JobListener = (told: JobTold) => void;
const jobListeners = new Set<JobListener>();

/** Runs whenever a job of the store moves on or ends. Answers how to stop listening. */
export function onJob(listener: JobListener): () => void {
  jobListeners.add(listener);
  return () => jobListeners.delete(listener);
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Reads may be this much older than the moment at which listening begins. */
const readsBeforeMs = 1_000;

/** Listens for changes made elsewhere (the partner, another tab, a job) until `signal` aborts; reconnects by itself. */
export async function listenForChanges(signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  // What happens before the line stands, or while it is broken, is told by the server when it stands again.
  let receivedAt = performance.now() - readsBeforeMs;
  while (!signal.aborted) {
    try {
      const missedMs = Math.max(0, Math.ceil(performance.now() - receivedAt));
      const response = await send(
        `${apiBase}/-/events?missedMs=${missedMs}`,
        { headers: { Accept: 'text/event-stream' }, signal },
        false,
        null,
      );
      waitMs = firstWaitMs;
      if (response.body) {
        for await (const event of readServerEvents(response.body)) {
          receivedAt = performance.now();
          take(event);
        }
      }
    } catch {
      // A broken line is expected (sleep, deploy).
    }
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

const liveEvent = z.object({
  type: z.string(),
  operations: z.array(z.string()).optional(),
  data: z.unknown().optional(),
});

const answerEnded = z.object({ conversationId: z.string(), turnId: z.string(), ended: z.literal(true) });

/** Takes one event of the server; what is not ours is passed over. */
export function take(text: string): void {
  const event = liveEvent.safeParse(readJson(text)).data;
  if (event?.type === 'invalidate' && !event.operations) invalidateEverything();
  if (event?.type === 'invalidate' || event?.type === 'conversation')
    invalidateOperations(event.operations ?? []);
  if (event?.type === 'notice') for (const listener of noticeListeners) listener(event.data);
  if (event?.type === 'job') {
    const told = jobTold.safeParse(event.data).data;
    if (told) for (const listener of jobListeners) listener(told);
  }
  if (event?.type !== 'conversation') return;
  const ended = answerEnded.safeParse(event.data).data;
  if (ended) for (const listener of answerEnds) listener(ended);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
