import type { PlatformArea } from '../../kernel/area.ts';
import { imageDemo } from './demo.ts';
import { generationJob } from './finish-generation.ts';
import { getImageCredits, listImages, pictureFinder, removeImage } from './gallery.ts';
import { generateImages, generateImagesWithSecondEngine, getImageGeneration } from './generate.ts';
import { recolorImage } from './recolor.ts';
import { drawFromSketch } from './sketch.ts';
import { watermarkImage } from './watermark.ts';

export const imageRoom: PlatformArea = {
  implementations: [
    generateImages,
    generateImagesWithSecondEngine,
    getImageGeneration,
    listImages,
    getImageCredits,
    removeImage,
    recolorImage,
    drawFromSketch,
    watermarkImage,
  ],
  jobs: [generationJob],
  records: [pictureFinder],
  demo: imageDemo,
};
