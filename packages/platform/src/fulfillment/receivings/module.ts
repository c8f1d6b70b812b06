import type { AreaModule } from '../../kernel/area.ts';
import { receivingsDemo } from './demo.ts';
import { receivingFinder } from './records.ts';

/** Inbound shipments to the fulfillment partner. */
export const receivingsModule: AreaModule = {
  records: [receivingFinder],
  demo: receivingsDemo,
};
