import type { PlatformArea } from '../../../kernel/area.ts';
import { imageSearchDemo } from './demo.ts';
import { matchProductsToDesign } from './match-products-to-design.ts';
import { searchByImage } from './search-by-image.ts';

export const imageSearchRoom: PlatformArea = {
  implementations: [searchByImage, matchProductsToDesign],
  demo: imageSearchDemo,
};
