import type { AreaModule } from '../../kernel/area.ts';
import { requestDemo } from './demo.ts';
import { quotesToDecide } from './feed.ts';
import { quoteByScript } from './quote-by-script.ts';
import { requestRecords } from './records.ts';

export const rfqModule: AreaModule = {
  records: requestRecords,
  jobs: [quoteByScript],
  feed: [quotesToDecide],
  demo: requestDemo,
};
