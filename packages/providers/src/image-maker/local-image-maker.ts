import { createHash } from 'node:crypto';
import { formNames } from '../images/forms/index.ts';
import { drawProduct } from '../images/draw-product.ts';
import { markNames } from '../images/marks.ts';
import { paletteNames } from '../images/palettes.ts';
import { rasterize } from '../images/rasterize.ts';
import type { ImageMaker, ImageRequest, MadeImage } from './image-maker.ts';

/** Draws what a prompt says, without any service. The same request gives the same pictures. */
export function createLocalImageMaker(): ImageMaker {
  return {
    nameOf: () => 'local',
    async make(request) {
      const images: MadeImage[] = [];
      for (let at = 0; at < request.count; at += 1) {
        request.signal?.throwIfAborted();
        images.push(await drawOne(request, at));
      }
      return images;
    },
  };
}

async function drawOne(request: ImageRequest, at: number): Promise<MadeImage> {
  const numbers = createHash('sha256').update(`${request.seed}\u0000${at}`).digest();
  const pick = <T>(items: readonly T[], byte: number): T | undefined =>
    items[(numbers[byte] ?? 0) % items.length];
  const words = request.prompt.toLowerCase();
  const form = formNames.find((name) => words.includes(name.replaceAll('-', ' '))) ?? pick(formNames, 0);
  const svg = drawProduct({
    form: form ?? 'mug',
    palette: paletteNames.find((name) => words.includes(name)) ?? pick(paletteNames, 1) ?? 'sage',
    mark: pick(markNames, 2) ?? 'dot',
    view: at === 1 ? 'group' : at === 2 ? 'close' : 'front',
  });
  return { bytes: await rasterize(svg, 1024), contentType: 'image/png', width: 1024, height: 1024 };
}
