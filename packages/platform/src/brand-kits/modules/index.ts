import type { PlatformRoom } from '../../kernel/area.ts';
import { moduleDemo } from './demo.ts';
import { moduleFinder } from './records.ts';
import { requestJob } from './request-job.ts';

export const moduleRoom: PlatformRoom = {
  jobs: [requestJob.job],
  records: [moduleFinder],
  demo: moduleDemo,
};
