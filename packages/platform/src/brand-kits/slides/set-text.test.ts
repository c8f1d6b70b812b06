import { letter } from '@brandwright/artwork';
import { letteredWidth } from '@brandwright/artwork/drawing/lettering/lettering.ts';
import { expect, it } from 'vitest';
import { label, plain, strong, type TextFace } from './pieces.ts';
import { linesOf } from './set-text.ts';

const words =
  'AVA Tallow & Tonic — “Wax To Wick” (VAT incl.) ships 1 x 24 jars to Łódź, Tokyo, Oslo: 7.50 – 12.00 a piece; ' +
  'WAV To Ya, LT-NAT 3 × 4, fi fl ffi, TEA. Two-thirds of those who buy a candle as a gift come back within ninety days.';
const text = Array.from({ length: 2 }, (_, index) => words.split(' ').slice(index).join(' ')).join(' ');

it('measures what the outlines are wide', () => {
  for (const face of [plain, strong, label])
    for (const word of [text, ...text.split(' '), '', ' '])
      expect(letteredWidth(word, face)).toBe(letter(word, face).width);
});

/** Every line set whole for every word. */
function linesSetWhole(face: TextFace, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && letter(longer, face).width * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

it('breaks lines where they would be broken if each were set whole', () => {
  for (const face of [plain, strong, label])
    for (const size of [14, 11, 9.5])
      for (const width of [180, 365, 401.5])
        expect(linesOf(text, face, size, width)).toEqual(linesSetWhole(face, size, width));
});
