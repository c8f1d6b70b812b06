import type { AreaModule } from '../../../kernel/area.ts';
import { imageSearchDemo } from './demo.ts';

export const imageSearchModule: AreaModule = {
  demo: imageSearchDemo,
};
