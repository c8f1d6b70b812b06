import type { PlatformArea } from '../../kernel/area.ts';
import { archiveModule, archiveRequests, updateModule } from './change.ts';
import { createModule, requestModule } from './create.ts';
import { moduleDemo } from './demo.ts';
import { getModule, latestRequest, listModules } from './read.ts';
import { moduleFinder } from './records.ts';
import { requestJob } from './request-job.ts';

export const moduleRoom: PlatformArea = {
  implementations: [
    createModule,
    listModules,
    getModule,
    updateModule,
    archiveModule,
    requestModule,
    latestRequest,
    archiveRequests,
  ],
  jobs: [requestJob.job],
  records: [moduleFinder],
  demo: moduleDemo,
};
