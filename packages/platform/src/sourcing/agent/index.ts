import type { PlatformArea } from '../../kernel/area.ts';
import { stateOperations } from './agent-state.ts';
import { createTechPackHere, updateTechPackHere } from './change-tech-pack.ts';
import { agentDemo } from './demo.ts';
import { keepOperations } from './keep-tech-packs.ts';
import { matchOperations } from './match-factories.ts';
import { readOperations } from './read-tech-packs.ts';
import { techPackFinder } from './records.ts';

export const agentRoom: PlatformArea = {
  implementations: [
    createTechPackHere,
    updateTechPackHere,
    ...readOperations,
    ...keepOperations,
    ...matchOperations,
    ...stateOperations,
  ],
  records: [techPackFinder],
  demo: agentDemo,
};
