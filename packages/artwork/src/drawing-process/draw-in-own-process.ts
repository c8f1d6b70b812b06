import { rasterizeBy } from '../drawing/raster/rasterize.ts';
import { makeBy } from '../image-maker/local-image-maker.ts';
import type { Drawn } from './draw.ts';
import { DrawingProcess, type DrawingProcessOptions } from './drawing-process.ts';

/** From now on pictures are drawn in a process of their own, for whoever draws. `stop` ends it and draws here again. */
export function drawInOwnProcess(options: DrawingProcessOptions = {}): { stop(): void } {
  const drawing = new DrawingProcess(options);
  rasterizeBy(async (svg, width) => pngOf(await drawing.draw({ kind: 'rasterize', svg, width })));
  makeBy(async (side, { signal, ...request }) =>
    imagesOf(await drawing.draw({ kind: 'make', side, request }, signal)),
  );
  return {
    stop() {
      rasterizeBy(undefined);
      makeBy(undefined);
      drawing.stop();
    },
  };
}

/** Bytes of their own: what is received lies in the whole message. */
const pngOf = (drawn: Drawn) => new Uint8Array(drawn.kind === 'png' ? drawn.bytes : []);

const imagesOf = (drawn: Drawn) =>
  (drawn.kind === 'images' ? drawn.images : []).map((image) => ({
    ...image,
    bytes: new Uint8Array(image.bytes),
  }));
