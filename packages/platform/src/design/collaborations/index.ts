import type { PlatformArea } from '../../kernel/area.ts';
import { collaborationOperations } from './collaborations.ts';
import { collaborationDemo } from './demo.ts';
import { openComments } from './feed.ts';
import { messageOperations } from './messages.ts';
import { collaborationRecords } from './records.ts';
import { threadOperations } from './threads.ts';

export const collaborationRoom: PlatformArea = {
  implementations: [...collaborationOperations, ...threadOperations, ...messageOperations],
  records: collaborationRecords,
  feed: [openComments],
  demo: collaborationDemo,
};
