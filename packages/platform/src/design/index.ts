import { designOperations } from './operations.ts';
import { joinRooms, type PlatformArea } from '../kernel/area.ts';
import { collaborationRoom } from './collaborations/index.ts';
import { crowdfundingRoom } from './crowdfunding/index.ts';
import { ideaRoom } from './ideas/index.ts';
import { imageRoom } from './images/index.ts';
import { projectRoom } from './projects/index.ts';
import { studioRoom } from './studio/index.ts';

export const designArea: PlatformArea = {
  implementations: designOperations,
  ...joinRooms([imageRoom, ideaRoom, projectRoom, crowdfundingRoom, collaborationRoom, studioRoom]),
};
