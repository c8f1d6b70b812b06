import type { PlatformArea } from '../../../kernel/area.ts';
import { partnersDemo } from './demo.ts';
import { askPartner, listPartners, partnerFinder } from './partners.ts';

export const partnerRoom: PlatformArea = {
  implementations: [listPartners, askPartner],
  records: [partnerFinder],
  demo: partnersDemo,
};
