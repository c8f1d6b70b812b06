import type { AreaModule } from '../../kernel/area.ts';
import { collaborationDemo } from './demo.ts';
import { openComments } from './feed.ts';
import { collaborationRecords } from './records.ts';

export const collaborationModule: AreaModule = {
  records: collaborationRecords,
  feed: [openComments],
  demo: collaborationDemo,
};
