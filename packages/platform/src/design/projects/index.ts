import type { PlatformArea } from '../../kernel/area.ts';
import { boardOperations } from './board.ts';
import { projectDemo } from './demo.ts';
import { projectOperations } from './projects.ts';
import { projectRecords } from './records.ts';

export const projectRoom: PlatformArea = {
  implementations: [...projectOperations, ...boardOperations],
  records: projectRecords,
  demo: projectDemo,
};
