import type { AreaModule } from '../../../kernel/area.ts';
import { networkDemo } from './demo.ts';
import { networkFinder } from './records.ts';

export const expandedNetworkModule: AreaModule = {
  records: [networkFinder],
  demo: networkDemo,
};
