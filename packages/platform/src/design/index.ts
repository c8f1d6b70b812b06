import { joinRooms } from '../kernel/area.ts';
import { collaborationRoom } from './collaborations/index.ts';
import { crowdfundingRoom } from './crowdfunding/index.ts';
import { ideaRoom } from './ideas/index.ts';
import { imageRoom } from './images/index.ts';
import { projectRoom } from './projects/index.ts';
import { studioRoom } from './studio/index.ts';

export const designArea = joinRooms([
  imageRoom,
  ideaRoom,
  projectRoom,
  crowdfundingRoom,
  collaborationRoom,
  studioRoom,
]);
