import type { Context } from '../request/context.ts';
import type { FeedSourceOn } from './feed-candidate.ts';

export type { FeedCandidate, FeedWeight } from './feed-candidate.ts';
export type FeedSource = FeedSourceOn<Context>;

/** Declares a source of the brand feed. */
export function declareFeedSource(source: FeedSource): FeedSource {
  return source;
}
