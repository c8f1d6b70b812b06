import { joinModules, type AreaModule } from '../../kernel/area.ts';
import { imageSearchModule } from './image-search/index.ts';
import { partnerModule } from './partners/index.ts';
import { reviewModule } from './reviews/index.ts';
import { marketplaceDemo } from './demo.ts';
import { marketplaceRecords } from './records.ts';

const goodsAndMakers: AreaModule = {
  records: marketplaceRecords,
  demo: marketplaceDemo,
};

export const marketplaceModule = joinModules([
  goodsAndMakers,
  imageSearchModule,
  reviewModule,
  partnerModule,
]);
