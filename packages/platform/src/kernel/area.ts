import type { RecordKind } from '@brandwright/contract';
import type { Context } from './request/context.ts';
import type { DemoPart } from './demo/demo.ts';
import type { FeedSource } from './records/feed.ts';
import type { Implementation } from './request/implementation.ts';
import type { AreaJobHandler } from './jobs/jobs.ts';
import type { RecordCandidate } from './records/record-candidate.ts';

/** Finds records named in words. Runs before a turn of the conversation, so it must be one quick indexed query. */
export interface RecordFinder {
  kind: RecordKind;
  find(context: Context, words: string): Promise<RecordCandidate[]>;
}

/** What an area of the platform brings. */
export interface PlatformArea {
  // Each implementation was checked against its own declaration by `implement`.
  implementations: readonly Implementation[];
  jobs?: readonly AreaJobHandler[];
  records?: readonly RecordFinder[];
  /** What of this area may matter today. */
  feed?: readonly FeedSource[];
  demo?: DemoPart;
}

/** One area of several rooms, each of which brings its part; the demo is seeded in their order. */
export function joinRooms(rooms: readonly PlatformArea[]): PlatformArea {
  return {
    implementations: rooms.flatMap((room) => room.implementations),
    records: rooms.flatMap((room) => room.records ?? []),
    jobs: rooms.flatMap((room) => room.jobs ?? []),
    feed: rooms.flatMap((room) => room.feed ?? []),
    demo: {
      async seedShared(tools) {
        for (const room of rooms) await room.demo?.seedShared?.(tools);
      },
      async seedStore(store, tools) {
        for (const room of rooms) await room.demo?.seedStore?.(store, tools);
      },
    },
  };
}
