import { sourcingOperations } from './operations.ts';
import { joinRooms, type PlatformArea } from '../kernel/area.ts';
import { agentRoom } from './agent/index.ts';
import { marketplaceRoom } from './marketplace/index.ts';
import { expandedNetworkRoom } from './network/expanded/index.ts';
import { mySupplierRoom } from './network/my-suppliers/index.ts';
import { outreachRoom } from './outreach/index.ts';
import { rfqRoom } from './rfq/index.ts';

export const sourcingArea: PlatformArea = {
  implementations: sourcingOperations,
  ...joinRooms([marketplaceRoom, agentRoom, outreachRoom, rfqRoom, expandedNetworkRoom, mySupplierRoom]),
};
