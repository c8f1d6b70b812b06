import type { DemoPart } from '../../../kernel/demo/demo.ts';
import { demoReviews } from './demo.data.ts';
import { supplierReviews } from './tables.ts';

const dayMs = 86_400_000;

/** What the demo stores wrote about suppliers. */
export const reviewsDemo: DemoPart = {
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
