import type { DemoPart } from '../../../kernel/demo/demo.ts';
import { demoPartners } from './demo.data.ts';
import { marketplacePartners } from './tables.ts';

/** The partners of the demo marketplace. */
export const partnersDemo: DemoPart = {
  async seedShared(tools) {
    const rows = demoPartners.map(({ supplier, ...partner }, position) => ({
      ...partner,
      id: tools.id('marketplace partner', partner.name),
      supplierId: supplier === null ? null : tools.id('marketplace supplier', supplier),
      position,
    }));
    await tools.db.insert(marketplacePartners).values(rows).onConflictDoNothing();
  },
};
