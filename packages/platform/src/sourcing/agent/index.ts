import type { PlatformRoom } from '../../kernel/area.ts';
import { agentDemo } from './demo.ts';
import { techPackFinder } from './records.ts';

export const agentRoom: PlatformRoom = {
  records: [techPackFinder],
  demo: agentDemo,
};
