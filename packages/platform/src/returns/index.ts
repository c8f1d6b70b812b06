import type { PlatformArea } from '../kernel/area.ts';
import { returnsDemo } from './demo.ts';
import { returnsToReceive } from './feed.ts';
import { returnsOperations } from './operations.ts';
import { returnRecords } from './records.ts';

export const returnsArea: PlatformArea = {
  implementations: returnsOperations,
  records: returnRecords,
  feed: [returnsToReceive],
  demo: returnsDemo,
};
