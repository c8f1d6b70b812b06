import type { AreaModule } from '../../kernel/area.ts';
import { warningFeed } from './feed.ts';

/** What the partner reads in a thread. */
export const threadModule: AreaModule = {
  feed: [warningFeed],
};
