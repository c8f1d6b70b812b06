import { storeOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { demo } from './demo.ts';
import { subscriptionTrouble } from './feed.ts';

export const storeArea: PlatformArea = {
  implementations: storeOperations,
  feed: [subscriptionTrouble],
  demo,
};
