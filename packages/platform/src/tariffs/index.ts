import { tariffsOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { tariffsDemo } from './demo.ts';
import { dutyWatchFinder } from './duty-watches.ts';
import { dutyChanges } from './feed.ts';

export const tariffsArea: PlatformArea = {
  implementations: tariffsOperations,
  records: [dutyWatchFinder],
  feed: [dutyChanges],
  demo: tariffsDemo,
};
