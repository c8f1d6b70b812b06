import { brandVoice } from '@brandwright/artwork/drawing/lettering/brand-voice.ts';
import { letter, outline } from '@brandwright/artwork/drawing/lettering/lettering.ts';
import { rasterize } from '@brandwright/artwork/drawing/raster/rasterize.ts';
import type { Sharp } from 'sharp';

interface MarkedSize {
  width: number;
  height: number;
  mark: string;
}

/** Lays a name over a picture: thin, slanted, in rows, light with a dark edge, so that it shows on any ground. JPEG. */
export async function layMark(image: Sharp, { width, height, mark }: MarkedSize): Promise<Uint8Array> {
  const veil = await rasterize(markSvg(width, height, mark), width);
  const marked = await image
    .flatten({ background: '#ffffff' })
    .composite([{ input: Buffer.from(veil), left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(marked);
}

function markSvg(width: number, height: number, mark: string): string {
  const words = letter(mark, brandVoice(mark).name);
  const shown = words.width > 0 ? words : letter('©', brandVoice('').small);
  const side = Math.min(width, height);
  const size = Math.max(10, Math.min(side * 0.075, (side * 0.42) / shown.width));
  const [across, down] = [shown.width * size + size * 2.6, size * 3.6];
  const reach = Math.hypot(width, height);
  const rows: string[] = [];
  for (let row = 0; row * down < reach; row += 1)
    for (let column = 0; column * across < reach + across; column += 1) {
      const x = -reach / 2 + column * across - (row % 2 === 0 ? 0 : across / 2);
      rows.push(outline(shown, { x, y: -reach / 2 + row * down, size, anchor: 'start' }));
    }
  const d = rows.join('');
  const edge = Math.max(0.6, size * 0.03);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g transform="translate(${width / 2} ${height / 2}) rotate(-24)"><path d="${d}" fill="#ffffff" fill-opacity="0.24" stroke="#1d1a24" stroke-opacity="0.14" stroke-width="${edge}"/></g></svg>`;
}
