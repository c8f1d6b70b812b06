import { inboxOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { carryJob, deliverJob } from './deliver-message.ts';
import { answerJob } from './demo-supplier/answer-job.ts';
import { inboxDemo } from './demo.ts';
import { unreadSource } from './feed.ts';
import { conversationFinder } from './records.ts';
import { threadModule } from './thread/index.ts';

export const inboxArea: PlatformArea = {
  implementations: inboxOperations,
  jobs: [deliverJob, carryJob, answerJob],
  records: [conversationFinder],
  feed: [unreadSource, ...(threadModule.feed ?? [])],
  demo: inboxDemo,
};
