import { sourcingOperations } from './operations.ts';
import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { agentModule } from './agent/index.ts';
import { marketplaceModule } from './marketplace/index.ts';
import { expandedNetworkModule } from './network/expanded/index.ts';
import { mySupplierModule } from './network/my-suppliers/index.ts';
import { outreachModule } from './outreach/index.ts';
import { rfqModule } from './rfq/index.ts';

export const sourcingArea: PlatformArea = {
  implementations: sourcingOperations,
  ...joinModules([
    marketplaceModule,
    agentModule,
    outreachModule,
    rfqModule,
    expandedNetworkModule,
    mySupplierModule,
  ]),
};
