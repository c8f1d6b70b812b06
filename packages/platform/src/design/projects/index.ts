import type { PlatformRoom } from '../../kernel/area.ts';
import { projectDemo } from './demo.ts';
import { projectRecords } from './records.ts';

export const projectRoom: PlatformRoom = {
  records: projectRecords,
  demo: projectDemo,
};
