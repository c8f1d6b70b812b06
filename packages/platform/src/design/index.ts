import { designOperations } from './operations.ts';
import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { collaborationModule } from './collaborations/index.ts';
import { crowdfundingModule } from './crowdfunding/index.ts';
import { ideaModule } from './ideas/index.ts';
import { imageModule } from './images/index.ts';
import { projectModule } from './projects/index.ts';
import { studioModule } from './studio/index.ts';

export const designArea: PlatformArea = {
  implementations: designOperations,
  ...joinModules([
    imageModule,
    ideaModule,
    projectModule,
    crowdfundingModule,
    collaborationModule,
    studioModule,
  ]),
};
