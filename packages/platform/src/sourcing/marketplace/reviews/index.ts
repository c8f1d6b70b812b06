import type { PlatformRoom } from '../../../kernel/area.ts';
import { reviewsDemo } from './demo.ts';

export const reviewRoom: PlatformRoom = {
  demo: reviewsDemo,
};
