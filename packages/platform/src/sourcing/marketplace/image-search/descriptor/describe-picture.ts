import type { PictureColor } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import { colorHistogram, colorLength, dominantColors } from './colors.ts';
import { findEdges } from './edges.ts';
import { foregroundOf } from './foreground.ts';
import { labPlanes, type Raster } from './raster.ts';
import { placeOf, shapeLength, shapeOf } from './shape.ts';
import { textureLength, textureOf } from './texture.ts';

/** Changes whenever the same picture would give other numbers; what was kept under another version is worked out anew. */
export const descriptorVersion = 1;

/** Longest side at which pictures are described, in pixels: enough for form, too little for grain. */
export const describedSide = 112;

/** How much shape, texture and color weigh. Color is little, so that a thing in another color stays the same thing. */
const weights = { shape: 0.98, texture: 0.01, color: 0.01 } as const;
export const descriptorLength = shapeLength + textureLength + colorLength;

export interface PictureDescription {
  /** `descriptorLength` numbers with norm 1: the dot product of two is how alike they are, 0 to 1. */
  descriptor: Float32Array;
  colors: PictureColor[];
}

/** What a picture looks like; undefined where it shows nothing (one even color). */
export function describePicture(raster: Raster): PictureDescription | undefined {
  const lab = labPlanes(raster);
  const edges = findEdges(raster, lab);
  const place = placeOf(edges, raster);
  if (!place) return undefined;
  const own = foregroundOf(raster, lab, place);
  const descriptor = new Float32Array(descriptorLength);
  const put = (part: Float32Array, start: number, weight: number) =>
    descriptor.set(
      part.map((value) => value * Math.sqrt(weight)),
      start,
    );
  put(shapeOf(edges, place, raster), 0, weights.shape);
  put(textureOf(raster, lab, own), shapeLength, weights.texture);
  put(colorHistogram(lab, own), shapeLength + textureLength, weights.color);
  return { descriptor, colors: dominantColors(raster, own) };
}
