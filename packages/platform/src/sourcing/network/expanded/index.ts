import type { PlatformArea } from '../../../kernel/area.ts';
import { networkDemo } from './demo.ts';
import { networkFinder } from './records.ts';
import { searchExpandedNetwork } from './search.ts';

export const expandedNetworkRoom: PlatformArea = {
  implementations: [searchExpandedNetwork],
  records: [networkFinder],
  demo: networkDemo,
};
