import type { PlatformRoom } from '../../kernel/area.ts';
import { contactDemo } from './demo.ts';
import { sendOutreachMail } from './send-mail-job.ts';

export const outreachRoom: PlatformRoom = {
  jobs: [sendOutreachMail],
  demo: contactDemo,
};
