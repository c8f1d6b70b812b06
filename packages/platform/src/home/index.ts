import type { PlatformArea } from '../kernel/area.ts';
import { noteSource } from './feed-notes.ts';
import { feedItemFinder } from './records.ts';
import { homeOperations } from './operations.ts';

/** Home stands on what the other areas put into the feed. */
export const homeArea: PlatformArea = {
  implementations: homeOperations,
  records: [feedItemFinder],
  feed: [noteSource],
};
