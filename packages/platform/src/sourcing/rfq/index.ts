import type { PlatformRoom } from '../../kernel/area.ts';
import { requestDemo } from './demo.ts';
import { quotesToDecide } from './feed.ts';
import { quoteByScript } from './quote-by-script.ts';
import { requestRecords } from './records.ts';

export const rfqRoom: PlatformRoom = {
  records: requestRecords,
  jobs: [quoteByScript],
  feed: [quotesToDecide],
  demo: requestDemo,
};
