import type { AreaModule } from '../../kernel/area.ts';
import { crowdfundingDemo } from './demo.ts';

export const crowdfundingModule: AreaModule = {
  demo: crowdfundingDemo,
};
