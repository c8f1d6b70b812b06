import type { Edges } from './edges.ts';
import type { Raster } from './raster.ts';

export const rings = 10;
const sectors = 48;
const frequencies = 6;
/** Outermost ring, in root mean square distances of the edges from their middle. */
const reach = 2.2;
/** How much where the edges are, how far they run around, and how far they lean, weigh. */
const weights = [0.4, 0.35, 0.25] as const;
export const shapeLength = rings * frequencies * weights.length;

/** The middle of what is shown and its size, both in pixels, from where its edges are. */
export interface Place {
  x: number;
  y: number;
  /** Root mean square distance of the edges from the middle. */
  spread: number;
}

/** Undefined for a picture without any edge. */
export function placeOf({ strength }: Edges, { width, height }: Raster): Place | undefined {
  let [sum, x, y] = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const weight = strength[row * width + column] ?? 0;
      sum += weight;
      x += weight * column;
      y += weight * row;
    }
  }
  if (sum === 0) return undefined;
  x /= sum;
  y /= sum;
  let square = 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      square += (strength[row * width + column] ?? 0) * ((column - x) ** 2 + (row - y) ** 2);
  return { x, y, spread: Math.max(1, Math.sqrt(square / sum)) };
}

const waves = Array.from({ length: frequencies }, (_, frequency) =>
  Array.from({ length: sectors }, (_unused, sector) => {
    const angle = (2 * Math.PI * frequency * sector) / sectors;
    return [Math.cos(angle), Math.sin(angle)] as const;
  }),
);

/**
 * The edges as rings around their middle, each ring by the size of its first Fourier terms. Turning or mirroring the
 * picture only shifts or conjugates the terms, moving and scaling it is taken out by the middle and the spread, so none
 * of them changes the numbers. Directions are measured against the ray from the middle. Length `shapeLength`, norm 1.
 */
export function shapeOf(edges: Edges, place: Place, raster: Raster): Float32Array {
  const planes = ringPlanes(edges, place, raster);
  const shape = new Float32Array(shapeLength);
  for (const [index, plane] of planes.entries()) {
    const start = index * rings * frequencies;
    let square = 0;
    for (let ring = 0; ring < rings; ring++) {
      for (let frequency = 0; frequency < frequencies; frequency++) {
        const size = termOf(plane, ring, frequency) * Math.sqrt((ring + 1) / rings);
        shape[start + ring * frequencies + frequency] = size;
        square += size * size;
      }
    }
    const scale = square === 0 ? 0 : Math.sqrt((weights[index] ?? 0) / square);
    for (let at = start; at < start + rings * frequencies; at++) shape[at] = (shape[at] ?? 0) * scale;
  }
  return shape;
}

/** The root of a term's size, so that the strongest do not drown the rest; the mean counts a little less. */
function termOf(plane: Float32Array, ring: number, frequency: number): number {
  let [real, imaginary] = [0, 0];
  for (let sector = 0; sector < sectors; sector++) {
    const value = plane[ring * sectors + sector] ?? 0;
    const [cosine, sine] = waves[frequency]?.[sector] ?? [0, 0];
    real += value * cosine;
    imaginary += value * sine;
  }
  return Math.sqrt(Math.hypot(real, imaginary) / sectors) * (frequency === 0 ? 0.7 : 1);
}

/** Edge strength, and the parts of it that run along and across the ray, over rings × sectors. */
function ringPlanes(edges: Edges, place: Place, { width, height }: Raster): Float32Array[] {
  const cells = rings * sectors;
  const planes = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)] as const;
  const pixels = new Float32Array(cells);
  const scale = place.spread * reach;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - place.x, y - place.y];
      const depth = (Math.sqrt(dx * dx + dy * dy) / scale) * rings - 0.5;
      if (depth >= rings - 0.5) continue;
      const turn = Math.atan2(dy, dx);
      const around = ((turn / (2 * Math.PI) + 1) % 1) * sectors;
      const ring = Math.max(0, Math.floor(depth));
      const sector = Math.floor(around);
      const [outer, next] = [Math.max(0, depth - ring), around - sector];
      const at = y * width + x;
      const strength = edges.strength[at] ?? 0;
      const [cosine, sine] = [Math.cos(2 * turn), Math.sin(2 * turn)];
      const [edgeCosine, edgeSine] = [edges.cosine[at] ?? 0, edges.sine[at] ?? 0];
      const along = edgeCosine * cosine + edgeSine * sine;
      const across = edgeSine * cosine - edgeCosine * sine;
      for (let part = 0; part < 4; part++) {
        const [isOuter, isNext] = [part > 1, part % 2 === 1];
        if (isOuter && ring + 1 >= rings) continue;
        const share = (isOuter ? outer : 1 - outer) * (isNext ? next : 1 - next);
        const cell = (isOuter ? ring + 1 : ring) * sectors + ((sector + (isNext ? 1 : 0)) % sectors);
        pixels[cell] = (pixels[cell] ?? 0) + share;
        if (strength === 0) continue;
        planes[0][cell] = (planes[0][cell] ?? 0) + share * strength;
        planes[1][cell] = (planes[1][cell] ?? 0) + share * strength * along;
        planes[2][cell] = (planes[2][cell] ?? 0) + share * strength * across;
      }
    }
  }
  for (let cell = 0; cell < cells; cell++) {
    const count = pixels[cell] ?? 0;
    if (count > 0) for (const plane of planes) plane[cell] = (plane[cell] ?? 0) / count;
  }
  return [...planes];
}
