import { joinModules, type PlatformArea, type AreaModule } from '../kernel/area.ts';
import { seedKits } from './demo.ts';
import { failedGenerations, unfinishedKits } from './feed.ts';
import { generationJob } from './generation/job.ts';
import { brandModules } from './modules/index.ts';
import { brandKitsOperations } from './operations.ts';
import { ideaFinder, kitFinder, productFinder } from './records.ts';

const kitModule: AreaModule = {
  records: [kitFinder, ideaFinder, productFinder],
  jobs: [generationJob],
  feed: [unfinishedKits, failedGenerations],
  demo: { seedStore: seedKits },
};

/** Brand kits: what a brand is, how it looks, for whom it is and what it sells first. */
export const brandKitsArea: PlatformArea = {
  implementations: brandKitsOperations,
  ...joinModules([kitModule, brandModules]),
};
