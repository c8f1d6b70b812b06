import type { AreaModule } from '../../kernel/area.ts';
import { studioDemo } from './demo.ts';
import { designFinder } from './records.ts';

export const studioModule: AreaModule = {
  records: [designFinder],
  demo: studioDemo,
};
