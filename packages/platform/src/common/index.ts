import { commonOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { commonDemo } from './demo.ts';
import { mailNotice } from './mail-notice.ts';

export const commonArea: PlatformArea = {
  implementations: commonOperations,
  jobs: [mailNotice],
  demo: commonDemo,
};
