import type { PlatformRoom } from '../../kernel/area.ts';
import { studioDemo } from './demo.ts';
import { designFinder } from './records.ts';

export const studioRoom: PlatformRoom = {
  records: [designFinder],
  demo: studioDemo,
};
