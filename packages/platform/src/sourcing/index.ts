import type { PlatformArea } from '../kernel/area.ts';
import { categoryOperations } from './categories.ts';
import { sourcingDemo } from './demo.ts';
import { favoriteOperations } from './favorites.ts';
import { itemOperations } from './items.ts';
import { previewOperations } from './previews.ts';
import { recommendationOperations } from './recommendations.ts';
import { sourcingRecords } from './records.ts';
import { reviewOperations } from './reviews.ts';
import { shelfOperations } from './shelves.ts';
import { suggestOperations } from './suggest.ts';
import { supplierOperations } from './suppliers.ts';
import { viewOperations } from './views.ts';

export const sourcingArea: PlatformArea = {
  implementations: [
    ...supplierOperations,
    ...itemOperations,
    ...categoryOperations,
    ...suggestOperations,
    ...recommendationOperations,
    ...shelfOperations,
    ...viewOperations,
    ...reviewOperations,
    ...favoriteOperations,
    ...previewOperations,
  ],
  records: sourcingRecords,
  demo: sourcingDemo,
};
