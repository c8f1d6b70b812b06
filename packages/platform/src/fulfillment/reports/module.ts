import type { AreaModule } from '../../kernel/area.ts';
import { reportExportJob } from './export-job.ts';

/** Reports of what was shipped, what came back and what it cost, and their files. */
export const reportsModule: AreaModule = { jobs: [reportExportJob] };
