import type { PlatformRoom } from '../../kernel/area.ts';
import { warningFeed } from './feed.ts';

/** What the partner reads in a thread. */
export const threadRoom: PlatformRoom = {
  feed: [warningFeed],
};
