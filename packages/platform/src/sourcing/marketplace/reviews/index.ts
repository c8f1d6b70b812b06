import type { AreaModule } from '../../../kernel/area.ts';
import { reviewsDemo } from './demo.ts';

export const reviewModule: AreaModule = {
  demo: reviewsDemo,
};
