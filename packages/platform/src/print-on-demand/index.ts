import { printOnDemandOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { printOnDemandDemo } from './demo.ts';
import { templatesAtLoss } from './feed.ts';
import { readMockupsJob, startMockupsJob } from './mockup-job.ts';
import { blankProductFinder, productTemplateFinder } from './records.ts';

export const printOnDemandArea: PlatformArea = {
  implementations: printOnDemandOperations,
  records: [productTemplateFinder, blankProductFinder],
  jobs: [startMockupsJob, readMockupsJob],
  feed: [templatesAtLoss],
  demo: printOnDemandDemo,
};
