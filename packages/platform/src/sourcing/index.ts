import type { PlatformArea } from '../kernel/area.ts';
import { agentRoom } from './agent/index.ts';
import { contactRoom } from './contact/index.ts';
import { requestRoom } from './requests/index.ts';
import { mySupplierRoom } from './my-suppliers/index.ts';
import { expandedNetworkRoom } from './expanded-network/index.ts';
import { imageSearchRoom } from './image-search/index.ts';
import { partnerRoom } from './partners/index.ts';
import { reviewRoom } from './reviews/index.ts';
import { categoryOperations } from './categories.ts';
import { sourcingDemo } from './demo.ts';
import { facetOperations } from './facets.ts';
import { favoriteOperations } from './favorites.ts';
import { itemOperations } from './items.ts';
import { previewOperations } from './previews.ts';
import { recommendationOperations } from './recommendations.ts';
import { sourcingRecords } from './records.ts';
import { shelfOperations } from './shelves.ts';
import { suggestOperations } from './suggest.ts';
import { supplierOperations } from './suppliers.ts';
import { viewOperations } from './views.ts';

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
