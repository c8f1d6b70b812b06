import { fitSize, letter, outline, type LetterStyle } from '../images/lettering.ts';
import type { Typeface } from '../images/typefaces.ts';

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

/** Words longer than this break into lines. */
const lineLetters = 16;
const leading = 1.16;

const styleOf = (typeface: Typeface): LetterStyle => ({
  typeface,
  casing: 'as-is',
  tracking: typeface === 'archivo-black' ? -0.01 : 0,
});

/** Lines of about the same length, broken between words. */
export function linesOf(words: string): string[] {
  const parts = words.split(/\r?\n/).flatMap((line) => broken(line.trim()));
  return parts.filter((line) => line !== '');
}

function broken(line: string): string[] {
  if (line.length <= lineLetters) return [line];
  const count = Math.ceil(line.length / lineLetters);
  const aim = line.length / count;
  const lines: string[] = [''];
  for (const word of line.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length / 2 > aim && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

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
