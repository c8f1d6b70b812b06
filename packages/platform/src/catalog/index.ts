import type { PlatformArea } from '../kernel/area.ts';
import { catalogDemo } from './demo.ts';
import { stockRunningOut } from './feed.ts';
import { importJob } from './import.ts';
import { catalogOperations } from './operations.ts';
import { productFinder, skuFinder, stockedProductFinder, stockPlaceFinder } from './records.ts';
import { shopOfStore } from './shop-connection.ts';

export const catalogArea: PlatformArea = {
  implementations: catalogOperations,
  jobs: [importJob],
  records: [productFinder, skuFinder, stockedProductFinder, stockPlaceFinder],
  feed: [stockRunningOut],
  demo: catalogDemo,
  shopOfStore,
};
