import type { AreaModule } from '../../kernel/area.ts';
import { moduleDemo } from './demo.ts';
import { moduleFinder } from './records.ts';
import { requestJob } from './request-job.ts';

export const brandModules: AreaModule = {
  jobs: [requestJob.job],
  records: [moduleFinder],
  demo: moduleDemo,
};
