import { joinRooms, type PlatformArea } from '../../kernel/area.ts';
import { imageSearchRoom } from './image-search/index.ts';
import { partnerRoom } from './partners/index.ts';
import { reviewRoom } from './reviews/index.ts';
import { categoryOperations } from './categories.ts';
import { marketplaceDemo } from './demo.ts';
import { facetOperations } from './facets.ts';
import { favoriteOperations } from './favorites.ts';
import { itemOperations } from './items.ts';
import { previewOperations } from './previews.ts';
import { recommendationOperations } from './recommendations.ts';
import { marketplaceRecords } from './records.ts';
import { shelfOperations } from './shelves.ts';
import { suggestOperations } from './suggest.ts';
import { supplierOperations } from './suppliers.ts';
import { viewOperations } from './views.ts';

const goodsAndMakers: PlatformArea = {
  implementations: [
    ...categoryOperations,
    ...facetOperations,
    ...favoriteOperations,
    ...itemOperations,
    ...previewOperations,
    ...recommendationOperations,
    ...shelfOperations,
    ...suggestOperations,
    ...supplierOperations,
    ...viewOperations,
  ],
  records: marketplaceRecords,
  demo: marketplaceDemo,
};

export const marketplaceRoom = joinRooms([goodsAndMakers, imageSearchRoom, reviewRoom, partnerRoom]);
