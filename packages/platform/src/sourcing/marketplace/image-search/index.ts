import type { PlatformRoom } from '../../../kernel/area.ts';
import { imageSearchDemo } from './demo.ts';

export const imageSearchRoom: PlatformRoom = {
  demo: imageSearchDemo,
};
