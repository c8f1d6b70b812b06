import type { PlatformArea } from '../kernel/area.ts';
import { agentRoom } from './agent/index.ts';
import { contactRoom } from './outreach/index.ts';
import { requestRoom } from './rfq/index.ts';
import { mySupplierRoom } from './network/my-suppliers/index.ts';
import { expandedNetworkRoom } from './network/expanded/index.ts';
import { imageSearchRoom } from './marketplace/image-search/index.ts';
import { partnerRoom } from './marketplace/partners/index.ts';
import { reviewRoom } from './marketplace/reviews/index.ts';
import { categoryOperations } from './marketplace/categories.ts';
import { sourcingDemo } from './marketplace/demo.ts';
import { facetOperations } from './marketplace/facets.ts';
import { favoriteOperations } from './marketplace/favorites.ts';
import { itemOperations } from './marketplace/items.ts';
import { previewOperations } from './marketplace/previews.ts';
import { recommendationOperations } from './marketplace/recommendations.ts';
import { sourcingRecords } from './marketplace/records.ts';
import { shelfOperations } from './marketplace/shelves.ts';
import { suggestOperations } from './marketplace/suggest.ts';
import { supplierOperations } from './marketplace/suppliers.ts';
import { viewOperations } from './marketplace/views.ts';

const rooms: readonly PlatformArea[] = [
  agentRoom,
  contactRoom,
  requestRoom,
  expandedNetworkRoom,
  mySupplierRoom,
  imageSearchRoom,
  reviewRoom,
  partnerRoom,
];

export const sourcingArea: PlatformArea = {
  implementations: [
    ...supplierOperations,
    ...itemOperations,
    ...categoryOperations,
    ...facetOperations,
    ...suggestOperations,
    ...recommendationOperations,
    ...shelfOperations,
    ...viewOperations,
    ...favoriteOperations,
    ...previewOperations,
    ...rooms.flatMap((room) => room.implementations),
  ],
  records: [...sourcingRecords, ...rooms.flatMap((room) => room.records ?? [])],
  jobs: rooms.flatMap((room) => room.jobs ?? []),
  feed: rooms.flatMap((room) => room.feed ?? []),
  demo: {
    async seedShared(tools) {
      await sourcingDemo.seedShared?.(tools);
      for (const room of rooms) await room.demo?.seedShared?.(tools);
    },
    async seedStore(store, tools) {
      await sourcingDemo.seedStore?.(store, tools);
      for (const room of rooms) await room.demo?.seedStore?.(store, tools);
    },
  },
};
