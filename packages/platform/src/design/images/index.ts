import type { PlatformRoom } from '../../kernel/area.ts';
import { imageDemo } from './demo.ts';
import { generationJob } from './finish-generation.ts';
import { pictureFinder } from './gallery.ts';

export const imageRoom: PlatformRoom = {
  jobs: [generationJob],
  records: [pictureFinder],
  demo: imageDemo,
};
