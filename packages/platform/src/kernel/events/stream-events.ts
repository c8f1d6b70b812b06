import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../data/database.ts';
import { streamEvents } from '../data/tables.ts';

/** Longer than any stream lasts, with time to come back to it. */
export const eventLifeMs = 20 * 60_000;
/** Characters of one store's events; the oldest go when there are more. */
const mostCharacters = 16_000_000;

export interface StreamEvent {
  position: number;
  message: string;
  isLast: boolean;
}

interface StreamKey {
  storeId: string;
  sessionId: string;
  streamId: string;
}

/** Keeps an event, and makes room at the beginning of each stream. */
export async function keepEvent(
  db: Database,
  stream: StreamKey,
  event: StreamEvent,
  now: Date,
): Promise<void> {
  if (event.position === 0) await dropOld(db, stream.storeId, now);
  await db.insert(streamEvents).values({ ...stream, ...event, id: randomUUID(), createdAt: now });
}

async function dropOld(db: Database, storeId: string, now: Date): Promise<void> {
  const tooOld = lt(streamEvents.createdAt, new Date(now.getTime() - eventLifeMs));
  await db.delete(streamEvents).where(and(eq(streamEvents.storeId, storeId), tooOld));
  await db.execute(sql`
    delete from stream_events where store_id = ${storeId} and id in (
      select id from (
        select id, sum(length(message)) over (order by created_at desc, position desc) as characters
        from stream_events where store_id = ${storeId}
      ) newest where characters > ${mostCharacters})`);
}

/** What was said after an event, in order; undefined when that event is not kept, or is another session's. */
export async function eventsAfter(
  db: Database,
  { storeId, sessionId, streamId }: StreamKey,
  position: number,
): Promise<StreamEvent[] | undefined> {
  const { message, isLast, position: place } = streamEvents;
  const [last, ...later] = await db
    .select({ position: place, message, isLast })
    .from(streamEvents)
    .where(
      and(
        eq(streamEvents.storeId, storeId),
        eq(streamEvents.sessionId, sessionId),
        eq(streamEvents.streamId, streamId),
        gt(place, position - 1),
      ),
    )
    .orderBy(asc(place));
  return last?.position === position ? later : undefined;
}
