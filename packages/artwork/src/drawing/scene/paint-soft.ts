import { renderAsync } from '@resvg/resvg-js';
import { pngOfPixels } from '../raster/compress-pixels.ts';

const filterTag =
  /<filter id="([^"]+)" filterUnits="userSpaceOnUse" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"[^>]*>(.*?)<\/filter>/gs;
const filteredTag = /<(?:g|rect)\s[^>]*filter="url\(#([^)]+)\)"[^>]*>/g;
const groupTag = /<(\/?)g[\s>]/g;
/** Pixels that the deviation of a blur spans in what is painted small: no edge finer than that is left in it. */
const fineness = 3;
/** Pixels by unit of the drawing in which noise is painted: it has no more to show. */
const grainOfNoise = 1.024;
/** Painting small is worth it where the picture has so many times its pixels, along a side. */
const worthwhile = 1.6;

interface Soft {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels by unit of the drawing that hold all there is to see. */
  density: number;
}

/**
 * What goes through a filter (blurs, noise) painted small and laid in as pictures: it has nothing fine to lose, and what
 * it costs grows with its pixels. `scale` is pixels of the whole picture by unit of the drawing. What else is in the
 * drawing stays as it is.
 */
export async function withSoftPartsPainted(svg: string, scale: number): Promise<string> {
  const filters = new Map(
    Array.from(svg.matchAll(filterTag), ([, id = '', ...parts]) => {
      const [x = 0, y = 0, width = 0, height = 0] = parts.slice(0, 4).map(Number);
      return [id, { x, y, width, height, density: densityOf(parts[4] ?? '') }] as const;
    }),
  );
  if (filters.size === 0) return svg;
  const definitions = /<defs>.*?<\/defs>/s.exec(svg)?.[0] ?? '';
  let painted = '';
  let done = 0;
  for (const match of svg.matchAll(filteredTag)) {
    const soft = filters.get(match[1] ?? '');
    if (match.index < done || !soft || scale < soft.density * worthwhile) continue;
    const end = match[0].endsWith('/>') ? match.index + match[0].length : groupEnd(svg, match.index);
    painted +=
      svg.slice(done, match.index) + (await paintSmall(definitions, svg.slice(match.index, end), soft));
    done = end;
  }
  return painted + svg.slice(done);
}

function densityOf(filter: string): number {
  if (filter.includes('<feTurbulence')) return grainOfNoise;
  const spread = /^<feGaussianBlur stdDeviation="([\d.]+)"\/>$/.exec(filter)?.[1];
  return spread === undefined ? Infinity : fineness / Number(spread);
}

/** Where the group that begins at a place has ended. */
function groupEnd(svg: string, start: number): number {
  let open = 0;
  const tags = new RegExp(groupTag, 'g');
  tags.lastIndex = start;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    open += tag[1] === '/' ? -1 : 1;
    if (open === 0) return tag.index + '</g>'.length;
  }
  return svg.length;
}

async function paintSmall(
  definitions: string,
  part: string,
  { x, y, width, height, density }: Soft,
): Promise<string> {
  const [wide, high] = [width, height].map((long) => Math.max(1, Math.ceil(long * density)));
  const small = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${wide}" height="${high}" preserveAspectRatio="none">${definitions}${part}</svg>`,
    { font: { loadSystemFonts: false } },
  );
  const png = Buffer.from(await pngOfPixels(small)).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png}"/>`;
}
