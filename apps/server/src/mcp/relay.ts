import { type Caller, type Context, type Kernel, transactionEvents } from '@brandwright/platform';
import { z } from 'zod';
import type { McpSession } from './session.ts';

const requestId = z.union([z.string().max(200), z.number()]);

const cancellation = z
  .object({ method: z.literal('notifications/cancelled'), params: z.object({ requestId }) })
  .transform(({ params }) => ({ kind: 'cancel' as const, requestId: params.requestId }));

const answer = z
  .object({ id: requestId, result: z.object({ action: z.enum(['accept', 'decline', 'cancel']) }) })
  .transform(({ id, result }) => ({ kind: 'answer' as const, id, action: result.action }));

const failure = z
  .object({ id: requestId, error: z.object({ code: z.number() }) })
  .transform(({ id }) => ({ kind: 'answer' as const, id, action: 'cancel' as const }));

/** What a client says about a request that is open on another line: that it gives it up, or its answer to our question. */
export type Told = z.output<typeof cancellation> | z.output<typeof answer>;

/** What a message tells of an open request; undefined for every other message. */
export function toldBy(message: unknown): Told | undefined {
  return z.union([cancellation, answer, failure]).safeParse(message).data;
}

const told = z.union([
  z.object({ kind: z.literal('cancel'), requestId }),
  z.object({ kind: z.literal('answer'), id: requestId, action: answer.in.shape.result.shape.action }),
]);

/** A name among the stores' ids under which nobody else listens. */
const topicOf = ({ id }: McpSession) => `mcp:${id}`;

/** Tells it to whichever server has the request open. */
export async function tell(kernel: Kernel, caller: Caller, session: McpSession, what: Told): Promise<void> {
  await kernel.inContext(caller, ({ db }) =>
    transactionEvents(db, topicOf(session)).publish({ type: 'notice', data: { ...what } }),
  );
}

/** Hears what the client of a session tells, until the returned function is called. */
export function hear(kernel: Kernel, session: McpSession, listener: (what: Told) => void): () => void {
  return kernel.events.subscribe(topicOf(session), ({ data }) => {
    const heard = told.safeParse(data).data;
    if (heard) listener(heard);
  });
}

/** Tells, once the transaction commits, that there is more to read on a stream of the session. */
export const announce = ({ db }: Context, session: McpSession, streamId: string): Promise<void> =>
  transactionEvents(db, topicOf(session)).publish({ type: 'notice', data: { kind: 'said', streamId } });

/** Calls `wake` when there may be more to read on a stream, until the returned function is called. */
export const hearMore = (
  kernel: Kernel,
  session: McpSession,
  streamId: string,
  wake: () => void,
): (() => void) =>
  kernel.events.subscribe(topicOf(session), ({ data }) => {
    if (data?.['kind'] === 'said' && data['streamId'] === streamId) wake();
  });
