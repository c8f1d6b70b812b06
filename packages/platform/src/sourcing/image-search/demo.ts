import type { DemoPart } from '../../kernel/demo.ts';
import { readDescribed } from './demo/described-before.ts';
import { demoPartners } from './demo/partners.ts';
import { demoReviews } from './demo/reviews.ts';
import { indexItemPictures } from './pictures-of-items.ts';
import { marketplacePartners, supplierReviews } from './tables.ts';

const dayMs = 86_400_000;

/** The visual index and the partners of the demo marketplace, and what the demo stores wrote about suppliers. */
export const imageSearchDemo: DemoPart = {
  async seedShared(tools) {
    await indexItemPictures(tools.db, { before: readDescribed() });
    const rows = demoPartners.map(({ supplier, ...partner }, position) => ({
      ...partner,
      id: tools.id('marketplace partner', partner.name),
      supplierId: supplier === null ? null : tools.id('marketplace supplier', supplier),
      position,
    }));
    await tools.db.insert(marketplacePartners).values(rows).onConflictDoNothing();
  },

  async seedStore(store, tools) {
    const rows = demoReviews
      .filter((review) => review.store === store.key)
      .map(({ store: _store, supplier, daysAgo, ...review }) => ({
        ...review,
        storeId: store.storeId,
        id: tools.id('supplier review', store.key, supplier),
        supplierId: tools.id('marketplace supplier', supplier),
        itemTitle: null,
        createdAt: new Date(tools.now.getTime() - daysAgo * dayMs),
        editedAt: null,
      }));
    if (rows.length > 0) await tools.db.insert(supplierReviews).values(rows).onConflictDoNothing();
  },
};
