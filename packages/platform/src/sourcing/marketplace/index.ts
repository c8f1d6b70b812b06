import { joinRooms, type PlatformRoom } from '../../kernel/area.ts';
import { imageSearchRoom } from './image-search/index.ts';
import { partnerRoom } from './partners/index.ts';
import { reviewRoom } from './reviews/index.ts';
import { marketplaceDemo } from './demo.ts';
import { marketplaceRecords } from './records.ts';

const goodsAndMakers: PlatformRoom = {
  records: marketplaceRecords,
  demo: marketplaceDemo,
};

export const marketplaceRoom = joinRooms([goodsAndMakers, imageSearchRoom, reviewRoom, partnerRoom]);
