import type { AreaModule } from '../../../kernel/area.ts';
import { partnersDemo } from './demo.ts';
import { partnerFinder } from './partners.ts';

export const partnerModule: AreaModule = {
  records: [partnerFinder],
  demo: partnersDemo,
};
