import type { AreaModule } from '../../kernel/area.ts';
import { contactDemo } from './demo.ts';
import { sendOutreachMail } from './send-mail-job.ts';

export const outreachModule: AreaModule = {
  jobs: [sendOutreachMail],
  demo: contactDemo,
};
