import type { AreaModule } from '../../kernel/area.ts';
import { ideaDemo } from './demo.ts';
import { picturesJob } from './pictures-job.ts';
import { aiIdeaFinder, aiProductFinder } from './records.ts';
import { noticeJob } from './submit.ts';
import { wordsJob } from './words-job.ts';

export const ideaModule: AreaModule = {
  jobs: [wordsJob, picturesJob.job, noticeJob],
  records: [aiIdeaFinder, aiProductFinder],
  demo: ideaDemo,
};
