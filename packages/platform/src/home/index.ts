import type { PlatformArea } from '../kernel/area.ts';
import type { FeedSource } from '../kernel/records/feed.ts';
import { feedNoteOperations, noteSource } from './feed-notes.ts';
import { feedOperations } from './feed.ts';
import { feedItemFinder } from './records.ts';
import { salesStatsOperations } from './sales-stats.ts';

/** Home stands on what the other areas put into the feed. */
export function homeArea(sources: readonly FeedSource[]): PlatformArea {
  return {
    implementations: [
      ...feedOperations([...sources, noteSource]),
      ...feedNoteOperations,
      ...salesStatsOperations,
    ],
    records: [feedItemFinder([...sources, noteSource])],
  };
}
