import type { PlatformRoom } from '../../../kernel/area.ts';
import { networkDemo } from './demo.ts';
import { networkFinder } from './records.ts';

export const expandedNetworkRoom: PlatformRoom = {
  records: [networkFinder],
  demo: networkDemo,
};
