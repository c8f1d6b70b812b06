import type { AreaModule } from '../../kernel/area.ts';
import { agentDemo } from './demo.ts';
import { techPackFinder } from './records.ts';

export const agentModule: AreaModule = {
  records: [techPackFinder],
  demo: agentDemo,
};
