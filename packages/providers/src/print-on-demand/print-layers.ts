import { leading, linesOf } from '@brandwright/contract/print-on-demand/lines.ts';
import {
  fitSize,
  letter,
  outline,
  type LetterStyle,
} from '@brandwright/artwork/drawing/lettering/lettering.ts';
import type { Typeface } from '@brandwright/artwork/drawing/lettering/typefaces.ts';
import type { PrintArea } from './print-on-demand.ts';

/** One thing on a print area: words as outlines or a picture. Places and widths are shares of the area. */
export type PrintLayer =
  | ({ kind: 'words'; words: string; typeface: Typeface; inkHex: string } & Placed)
  | ({ kind: 'picture'; png: Uint8Array; aspect: number } & Placed);

interface Placed {
  /** The middle. */
  x: number;
  y: number;
  /** Of the area's width. */
  width: number;
  /** Degrees, clockwise. */
  rotation: number;
}

const styleOf = (typeface: Typeface): LetterStyle => ({
  typeface,
  casing: 'as-is',
  tracking: typeface === 'archivo-black' ? -0.01 : 0,
});

/**
 * Words set as wide as their layer, lines under each other, as path data around (0, 0). Answers how high they stand. Tall
 * blocks are made smaller so that they stay within `most` units.
 */
export function wordsOutline(
  words: string,
  typeface: Typeface,
  width: number,
  most: number,
): { d: string; height: number } {
  const lines = linesOf(words).map((line) => letter(line, styleOf(typeface)));
  if (lines.length === 0) return { d: '', height: 0 };
  const size = Math.min(
    ...lines.map((line) => fitSize(line, width, width)),
    most / (lines.length * leading),
    width * 0.6,
  );
  const height = lines.length * leading * size;
  const d = lines
    .map((line, at) =>
      outline(line, { x: 0, y: -height / 2 + (at + 0.5) * leading * size + size * 0.34, size }),
    )
    .join('');
  return { d, height };
}

/** Layers as SVG within an area of `width` × `height` units, its upper left corner at (0, 0). */
export function layersSvg(layers: readonly PrintLayer[], width: number, height: number): string {
  return layers
    .map((layer) => {
      const at = `translate(${round(layer.x * width)} ${round(layer.y * height)}) rotate(${round(layer.rotation)})`;
      const wide = layer.width * width;
      if (layer.kind === 'words') {
        const { d } = wordsOutline(layer.words, layer.typeface, wide, height * 0.9);
        return `<path transform="${at}" d="${d}" fill="${layer.inkHex}"/>`;
      }
      const high = wide / layer.aspect;
      const data = Buffer.from(layer.png).toString('base64');
      return `<image transform="${at}" x="${round(-wide / 2)}" y="${round(-high / 2)}" width="${round(wide)}" height="${round(high)}" preserveAspectRatio="none" href="data:image/png;base64,${data}"/>`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Where words begin on an area: across its upper middle where it is tall, across what is seen of it where it goes around. */
export function wordsPlace(area: Pick<PrintArea, 'placement' | 'widthPx' | 'heightPx'>): Placed {
  const isTall = area.heightPx > area.widthPx * 1.15;
  return { x: 0.5, y: isTall ? 0.34 : 0.5, width: area.placement === 'around' ? 0.36 : 0.86, rotation: 0 };
}
