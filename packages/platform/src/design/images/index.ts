import type { AreaModule } from '../../kernel/area.ts';
import { imageDemo } from './demo.ts';
import { generationJob } from './finish-generation.ts';
import { pictureFinder } from './gallery.ts';

export const imageModule: AreaModule = {
  jobs: [generationJob],
  records: [pictureFinder],
  demo: imageDemo,
};
