import type { PlatformRoom } from '../../../kernel/area.ts';
import { partnersDemo } from './demo.ts';
import { partnerFinder } from './partners.ts';

export const partnerRoom: PlatformRoom = {
  records: [partnerFinder],
  demo: partnersDemo,
};
