import type { AreaModule } from '../../kernel/area.ts';
import { projectDemo } from './demo.ts';
import { projectRecords } from './records.ts';

export const projectModule: AreaModule = {
  records: projectRecords,
  demo: projectDemo,
};
