import { letteredWidth } from '@brandwright/artwork/drawing/lettering/lettering.ts';
import type { Piece, TextFace } from './pieces.ts';

/** Width of words in points. */
export const widthOf = (words: string, face: TextFace, size: number): number =>
  letteredWidth(words, face) * size;

/** Ems within which a line that was summed up word by word is measured whole: letters move a little beside a space. */
const inDoubt = 0.5;

/** Words broken into lines that fit a width; a word that is too long for a line is broken within. */
export function linesOf(words: string, face: TextFace, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const word of words
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => parts(one, face, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    let longerLength = length + widthOf(line === '' ? word : ` ${word}`, face, size);
    if (line !== '') longerLength += face.tracking * size;
    if (Math.abs(longerLength - width) < inDoubt * size) longerLength = widthOf(longer, face, size);
    if (line !== '' && longerLength > width) {
      lines.push(line);
      line = word;
      length = widthOf(word, face, size);
    } else {
      line = longer;
      length = longerLength;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function parts(word: string, face: TextFace, size: number, width: number): string[] {
  if (word.length < 12 || widthOf(word, face, size) <= width) return [word];
  const half = Math.ceil(word.length / 2);
  return [...parts(word.slice(0, half), face, size, width), ...parts(word.slice(half), face, size, width)];
}

export interface Block {
  x: number;
  /** Of the upper edge. */
  y: number;
  width: number;
  size: number;
  color: string;
  face: TextFace;
  /** Of the lines, as a share of the size. */
  leading?: number;
  mostLines?: number;
}

/** A block of text: its pieces, and where the next thing may begin. What does not fit ends in an ellipsis. */
export function setBlock(words: string, block: Block): { pieces: Piece[]; below: number } {
  const { x, y, size, face, width, color, leading = 1.4, mostLines = 99 } = block;
  const all = linesOf(words, face, size, width);
  const shown = all.slice(0, mostLines);
  if (all.length > shown.length && shown.length > 0) shown[shown.length - 1] = cut(shown.at(-1) ?? '', block);
  const pieces = shown.map((line, at): Piece => ({
    kind: 'text',
    x,
    y: y + size * 0.86 + at * size * leading,
    words: line,
    size,
    color,
    face,
  }));
  return { pieces, below: y + shown.length * size * leading };
}

function cut(line: string, { face, size, width }: Block): string {
  let words = line.replace(/[\s.,;:]+$/, '');
  while (words.length > 3 && widthOf(`${words} …`, face, size) > width) words = words.replace(/\s?\S+$/, '');
  return `${words} …`;
}

/** The largest size at which words fit a width in so many lines. */
export function sizeFor(words: string, face: TextFace, width: number, largest: number, lines = 1): number {
  for (let size = largest; size > 12; size -= 1)
    if (linesOf(words, face, size, width).length <= lines) return size;
  return 12;
}
