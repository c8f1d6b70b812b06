import { contrast, darker, lighter, mix, type Color } from '../drawing/color/color.ts';
import { initialsOf, nameLines } from '../drawing/lettering/brand-name.ts';
import { fitSize, letter, outline, type LetterStyle } from '../drawing/lettering/lettering.ts';
import { marks } from '../drawing/lettering/marks.ts';
import { group, path, rect, round } from '../drawing/sketch.ts';
import type { Brush } from './brush.ts';
import { daylight, grain } from './surface.ts';

/** Ground and ink that read on each other, and a second ink for what is large. */
function inks(brush: Brush): { ground: Color; ink: Color; second: Color } {
  const ground = brush.pick([
    brush.paper,
    brush.paper,
    brush.main,
    brush.ink,
    mix(brush.paper, brush.main, 0.2),
  ]);
  const all = [brush.main, brush.accent, brush.ink, brush.paper, brush.third];
  const reads = all.filter((color) => contrast(color, ground) >= 4.5);
  const ink = reads[0] ?? (contrast('#ffffff', ground) > 4.5 ? '#ffffff' : darker(ground, 0.8));
  const second = all.find((color) => color !== ink && contrast(color, ground) >= 1.8) ?? ink;
  return { ground, ink, second };
}

const line = (
  text: string,
  style: LetterStyle,
  x: number,
  y: number,
  size: number,
  ink: Color,
  anchor: 'start' | 'middle' | 'end' = 'start',
) => path(outline(letter(text, style), { x, y, size, anchor }), ink);

const nameOf = (brush: Brush) => brush.name || 'Aa';
/** A slogan of at most so many letters whole, else its first clause, else nothing: half a sentence says nothing. */
export function clauseWithin(text: string, most: number): string {
  if (text.length <= most) return text;
  const [first = ''] = text.split(/(?<=[.!?])\s+|[,;:]\s+/);
  return first.length <= most ? first : '';
}

const initial = (brush: Brush) => initialsOf(nameOf(brush)).slice(0, 1) || 'A';
const finished = (brush: Brush, drawing: string) => drawing + grain(brush, 0.1) + daylight(brush, 0.08);

/** Two letters as large as the tile, and the name of the house under them. */
function aa(brush: Brush): string {
  const { ground, ink, second } = inks(brush);
  const { name, small } = brush.voice;
  const pair = letter(`${initial(brush).toUpperCase()}${initial(brush).toLowerCase()}`, {
    ...name,
    casing: 'as-is',
    tracking: -0.02,
  });
  const size = fitSize(pair, 840, pair.bottom > 0.06 ? 480 : 500);
  const alphabet = ['ABCDEFGHIJKLM', 'NOPQRSTUVWXYZ', '0123456789 &?!'];
  const rows = alphabet.map((text, index) => {
    const words = letter(text, {
      ...name,
      casing: name.casing === 'lower' ? 'lower' : 'as-is',
      tracking: 0.06,
    });
    return path(
      outline(words, { x: 80, y: 800 + index * 56, size: Math.min(38, 840 / words.width), anchor: 'start' }),
      ink,
    );
  });
  // Name and slogan share the line above the letters, where both fit.
  const widthOf = (text: string) => letter(text, small).width * 26;
  const clause = clauseWithin(brush.slogan, 36);
  const besideName = widthOf(nameOf(brush)) + widthOf(clause) < 800 ? clause : '';
  return finished(
    brush,
    rect(0, 0, 1000, 1000, 0, ground) +
      path(outline(pair, { x: 500, y: pair.bottom > 0.06 ? 682 - pair.bottom * size : 640, size }), second) +
      rect(80, 712, 840, 3, 0, ink) +
      rows.join('') +
      line(nameOf(brush), small, 80, 96, 26, ink) +
      (besideName === '' ? '' : line(besideName, small, 920, 96, 26, ink, 'end')),
  );
}

/** The name over and over, filled and in outline, to the edges. */
function stack(brush: Brush): string {
  const { ground, ink, second } = inks(brush);
  const words = letter(nameOf(brush), brush.voice.name);
  const size = Math.min(980 / Math.max(0.5, words.width), 240);
  const step = Math.max(size * 0.86, (words.top + words.bottom) * size * 1.12);
  const count = Math.ceil(1100 / step) + 1;
  const rows = Array.from({ length: count }, (_, index) => {
    const y = 30 + index * step + step * 0.5;
    const shift = brush.voice.name.casing === 'upper' ? 0 : (index % 2) * 34 - 17;
    const d = outline(words, { x: 500 + shift, y, size });
    const isFull = index % 3 === 1;
    return isFull
      ? path(d, index % 2 === 0 ? second : ink)
      : path(d, 'none', `stroke="${ink}" stroke-width="2.4"`);
  });
  return finished(brush, rect(0, 0, 1000, 1000, 0, ground) + rows.join(''));
}

/** One letter, cut by the edges, in two colors. */
function cropped(brush: Brush): string {
  const { ground, ink, second } = inks(brush);
  const sign = brush.pick([initial(brush), '&', initial(brush)]);
  const one = letter(sign, { ...brush.voice.name, casing: 'as-is', tracking: 0 });
  const size = fitSize(one, 1120, 1180);
  const [x, y] = [brush.pick([410, 590]), 500 + ((one.top - one.bottom) * size) / 2];
  const d = outline(one, { x, y, size });
  const half = brush.sketch.clip(rect(0, 0, 1000, brush.pick([430, 500, 620]), 0, '#000'));
  const other = mix(ground, second, contrast(second, ground) > 3 ? 0.9 : 0.6);
  return finished(
    brush,
    rect(0, 0, 1000, 1000, 0, ground) +
      path(d, ink) +
      `<g clip-path="${half}">${rect(0, 0, 1000, 1000, 0, other)}${path(d, contrast(ground, other) > 1.5 ? ground : ink)}</g>` +
      group(marks[brush.voice.mark](contrast(ink, other) > 2 ? ink : ground), 'translate(88 88) scale(0.66)'),
  );
}

/** A leaf of a brand book: sizes of the name, rules between them, and the mark. */
function leaf(brush: Brush): string {
  const { ground, ink, second } = inks(brush);
  const { name, small } = brush.voice;
  const lines = nameLines(nameOf(brush), 2);
  const widest = Math.max(...lines.map((text) => letter(text, name).width));
  const size = Math.min(210, 840 / widest);
  const big = lines
    .map((text, index) => line(text, name, 80, 372 + index * size * 0.98, size, second))
    .join('');
  const below = 372 + (lines.length - 1) * size * 0.98 + 90;
  const sizes = [64, 44, 30, 20].map((each, index, all) => {
    const y = below + 40 + all.slice(0, index).reduce((sum, one) => sum + one * 1.5 + 12, 0) + each * 0.6;
    // The largest lines are for few words, the smallest for the whole slogan.
    const sample = letter(clauseWithin(brush.slogan, each > 40 ? 18 : 60) || nameOf(brush), name);
    return (
      rect(80, y - each - 10, 840, 1.4, 0, ink, 'opacity="0.5"') +
      line(String(each), small, 80, y, 18, ink) +
      path(
        outline(sample, {
          x: 180,
          y,
          size: Math.min(each, 740 / Math.max(1, sample.width)),
          anchor: 'start',
        }),
        ink,
      )
    );
  });
  return finished(
    brush,
    rect(0, 0, 1000, 1000, 0, ground) +
      group(marks[brush.voice.mark](ink), 'translate(124 122) scale(0.86)') +
      line('Regular', small, 920, 110, 22, ink, 'end') +
      line(nameOf(brush), small, 920, 142, 22, ink, 'end') +
      big +
      `<g>${sizes.join('')}</g>` +
      rect(0, 0, 1000, 1000, 0, lighter(ground, 0.5), 'opacity="0.02"'),
  );
}

/** A poster: a block of color, the letters of the name broken over the lines. */
function poster(brush: Brush): string {
  const { ground, ink, second } = inks(brush);
  const text = nameOf(brush).replaceAll(/\s+/g, '');
  const count = text.length > 10 ? 4 : text.length > 4 ? 3 : 2;
  const each = Math.ceil(text.length / count);
  const rows = Array.from({ length: count }, (_, index) =>
    text.slice(index * each, (index + 1) * each),
  ).filter((row) => row !== '');
  const tall = 760 / rows.length;
  const foot = clauseWithin(brush.slogan, 60) || nameOf(brush);
  const drawn = rows.map((row, index) =>
    [...row]
      .map((sign, column) => {
        const one = letter(sign, { ...brush.voice.name, casing: brush.voice.name.casing, tracking: 0 });
        const size = Math.min(
          (tall * 0.92) / Math.max(0.5, one.top + one.bottom),
          (820 / each) * (0.9 / Math.max(0.3, one.width)),
        );
        return path(
          outline(one, {
            x: 90 + (820 / each) * (column + 0.5),
            y: 110 + tall * (index + 0.5) + ((one.top - one.bottom) * size) / 2,
            size,
          }),
          (index + column) % 4 === 1 ? second : ink,
        );
      })
      .join(''),
  );
  return finished(
    brush,
    rect(0, 0, 1000, 1000, 0, ground) +
      rect(40, 40, 920, 920, 0, 'none', `stroke="${ink}" stroke-width="3"`) +
      drawn.join('') +
      line(
        foot,
        brush.voice.small,
        500,
        918,
        round(Math.min(28, 820 / Math.max(8, letter(foot, brush.voice.small).width))),
        ink,
        'middle',
      ),
  );
}

export const specimens = { aa, stack, cropped, leaf, poster } as const;
