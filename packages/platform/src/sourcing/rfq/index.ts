import type { PlatformArea } from '../../kernel/area.ts';
import { answerOperations } from './answer.ts';
import { compareOperations } from './compare.ts';
import { requestDemo } from './demo.ts';
import { quotesToDecide } from './feed.ts';
import { makeOperations } from './make.ts';
import { quoteByScript } from './quote-by-script.ts';
import { readOperations } from './read.ts';
import { requestRecords } from './records.ts';
import { sendOperations } from './send.ts';

export const rfqRoom: PlatformArea = {
  implementations: [
    ...makeOperations,
    ...sendOperations,
    ...readOperations,
    ...compareOperations,
    ...answerOperations,
  ],
  records: requestRecords,
  jobs: [quoteByScript],
  feed: [quotesToDecide],
  demo: requestDemo,
};
