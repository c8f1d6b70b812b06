import type { RecordFinder } from '../kernel/area.ts';
import { calledBy } from './rules.ts';

/** Words by which someone speaks of the feed itself: elsewhere "late orders" means the orders. */
const ofTheFeed =
  /\b(?:dismiss\w*|un-?dismiss\w*|(?:un-?)?snooz\w*|remind\w*|feed|notices?|hide|hid|restore|postpone|what matters|(?:put|take) (?:\w+ )*(?:off|away|aside|back)|bring (?:\w+ )*(?:up|back))\b/i;

/** Things of the feed by what their source is called: no query at all, for this is asked before every turn. */
export const feedItemFinder: RecordFinder = {
  kind: 'feed_item',
  find(context, words) {
    if (!ofTheFeed.test(words)) return Promise.resolve([]);
    const found = context.feedSources.flatMap(({ name, words: called }) => {
      const matched = calledBy(called, words);
      return matched === undefined ? [] : [{ name, matched }];
    });
    const longest = Math.max(0, ...found.map(({ matched }) => matched.length));
    return Promise.resolve(
      found
        .filter(({ matched }) => matched.length === longest)
        .map(({ name, matched }) => ({
          kind: 'feed_item' as const,
          value: name,
          id: name,
          label: `Feed: ${matched}`,
          matched,
          score: 0.9,
        })),
    );
  },
};
