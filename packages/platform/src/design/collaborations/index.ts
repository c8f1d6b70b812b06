import type { PlatformRoom } from '../../kernel/area.ts';
import { collaborationDemo } from './demo.ts';
import { openComments } from './feed.ts';
import { collaborationRecords } from './records.ts';

export const collaborationRoom: PlatformRoom = {
  records: collaborationRecords,
  feed: [openComments],
  demo: collaborationDemo,
};
