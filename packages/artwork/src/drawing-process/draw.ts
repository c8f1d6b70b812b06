import { rasterizeHere } from '../drawing/raster/rasterize.ts';
import type { ImageRefusal, ImageRequest, MadeImage } from '../image-maker/image-maker.ts';
import { makeHere } from '../image-maker/local-image-maker.ts';

/** What can be drawn elsewhere. Everything in it can be sent to another process. */
export type DrawingTask =
  | { kind: 'rasterize'; svg: string; width: number }
  | { kind: 'make'; side: number; request: Omit<ImageRequest, 'signal'> };

export type Drawn = { kind: 'png'; bytes: Uint8Array } | { kind: 'images'; images: MadeImage[] };

export type ToDrawingProcess = { kind: 'draw'; id: number; task: DrawingTask } | { kind: 'stop'; id: number };

export type FromDrawingProcess =
  | { kind: 'ready' }
  | { kind: 'drawn'; id: number; drawn: Drawn }
  | { kind: 'refused'; id: number; reason: ImageRefusal; message: string }
  | { kind: 'failed'; id: number; message: string };

/** Draws in this process. */
export async function draw(task: DrawingTask, signal: AbortSignal | undefined): Promise<Drawn> {
  if (task.kind === 'rasterize') return { kind: 'png', bytes: await rasterizeHere(task.svg, task.width) };
  const request = signal ? { ...task.request, signal } : task.request;
  return { kind: 'images', images: await makeHere(task.side, request) };
}
