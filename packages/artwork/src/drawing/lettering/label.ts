import type { Color } from '../color/color.ts';
import { initialsOf, nameLines } from './brand-name.ts';
import type { BrandVoice, LabelLayout } from './brand-voice.ts';
import { fitSize, letter, type LetterStyle, type Warp } from './lettering.ts';
import type { MarkName } from './marks.ts';
import { Press } from '../press.ts';

/** What is printed: the same words in the same voice on everything a brand makes. */
export interface Wording {
  /** As lettered; may be empty, then the mark stands alone. */
  name: string;
  voice: BrandVoice;
  mark: MarkName;
  /** What the thing is: "face serum". */
  what?: string;
  /** How much of it: "30 ml". */
  amount?: string;
  /** Nothing is printed. */
  isBare?: true;
  /** Of a product as its own design has it: what is printed into a place, instead of a label. */
  print?: (area: PrintArea) => string;
}

/** Where and in which colors. The area is centered on (x, y). */
export interface PrintArea {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Color;
  /** A second ink for bands; its own ink goes on it. */
  accent?: { color: Color; ink: Color };
  warp?: Warp;
  /** Overrides the brand's layout where a form needs it. */
  layout?: LabelLayout;
}

interface Block {
  height: number;
  draw(top: number): string;
}

const gapShare = 0.055;

/** Prints a brand's label into an area, as large as reads well. */
export function printLabel(words: Wording, area: PrintArea): string {
  if (words.print) return words.print(area);
  if (words.isBare) return '';
  const press = new Press(area.warp);
  const shape = area.width / area.height;
  if (words.name === '')
    return press.mark(words.mark, area.x, area.y, Math.min(area.width, area.height) * 0.6, area.ink);
  if (shape > 2.1) return lockup(press, words, area);
  const layout = area.layout ?? words.voice.layout;
  if (layout === 'left' && shape > 0.5) return leftLabel(press, words, area);
  if (layout === 'banded' && area.accent && shape < 1.7) return bandedLabel(press, words, area);
  const frame =
    layout === 'framed'
      ? press.box(
          area.x - area.width * 0.46,
          area.y - area.height * 0.46,
          area.width * 0.92,
          area.height * 0.92,
          'none',
          { ink: area.ink, width: Math.max(1.6, area.width * 0.009) },
        )
      : '';
  const inner =
    layout === 'framed' ? { ...area, width: area.width * 0.84, height: area.height * 0.82 } : area;
  return frame + stackLabel(press, words, inner, layout);
}

/** Mark and name side by side, for a low wide place. */
function lockup(press: Press, words: Wording, area: PrintArea): string {
  const tall = Math.min(area.height * 0.8, area.width * 0.3);
  const mark = tall * 0.86;
  const gap = tall * 0.28;
  const whole = letter(words.name, words.voice.name);
  // Initials stand for a name that would be far smaller than its mark.
  const lettered =
    fitSize(whole, area.width * 0.96 - mark - gap, tall) < tall * 0.24
      ? letter(initialsOf(words.name), words.voice.name)
      : whole;
  const size = fitSize(lettered, area.width * 0.96 - mark - gap, tall * 0.74);
  const wide = mark + gap + lettered.width * size;
  const left = area.x - wide / 2;
  const middle = (lettered.top - lettered.bottom) * size * 0.5;
  return (
    press.mark(words.mark, left + mark / 2, area.y, mark, area.ink) +
    press.words(lettered, left + mark + gap, area.y + middle, size, area.ink, 'start')
  );
}

/** Everything centered, one under the other. */
function stackLabel(press: Press, words: Wording, area: PrintArea, layout: LabelLayout): string {
  const { width, height, ink, x } = area;
  const markShare = {
    classic: 0.2,
    'mark-first': 0.42,
    'big-type': 0.13,
    framed: 0.22,
    banded: 0.2,
    left: 0.2,
  }[layout];
  const nameShare = { classic: 0.3, 'mark-first': 0.2, 'big-type': 0.5, framed: 0.3, banded: 0.3, left: 0.3 }[
    layout
  ];
  const mark = Math.min(height * markShare, width * (layout === 'mark-first' ? 0.5 : 0.34));
  const name = nameBlock(press, words, area, width * 0.9, height * nameShare, 'middle');
  const blocks: Block[] = [
    { height: mark, draw: (top) => press.mark(words.mark, x, top + mark / 2, mark * 0.94, ink) },
    name,
  ];
  const small = smallSize(area);
  if (words.what && height > 96) {
    if (layout === 'classic' || layout === 'framed')
      blocks.push({
        height: small * 0.3,
        draw: (top) =>
          press.rule(
            x - width * 0.12,
            x + width * 0.12,
            top + small * 0.15,
            Math.max(1.4, small * 0.09),
            ink,
          ),
      });
    blocks.push(lineBlock(press, words.what, words.voice.small, area, small, width * 0.86));
  }
  if (words.amount && height > 150)
    blocks.push(lineBlock(press, words.amount, words.voice.small, area, small * 0.82, width * 0.8));
  return stacked(blocks, area, height * gapShare);
}

function stacked(blocks: readonly Block[], area: PrintArea, gap: number): string {
  const needed = blocks.reduce((sum, block) => sum + block.height, 0) + gap * (blocks.length - 1);
  const spare = Math.max(0, area.height * 0.9 - needed);
  const step = gap + Math.min(gap * 0.9, spare / Math.max(1, blocks.length));
  let top = area.y - (needed + (step - gap) * (blocks.length - 1)) / 2;
  return blocks
    .map((block) => {
      const drawn = block.draw(top);
      top += block.height + step;
      return drawn;
    })
    .join('');
}

const smallSize = (area: PrintArea) => Math.max(11, Math.min(area.width * 0.078, area.height * 0.075, 26));

function lineBlock(
  press: Press,
  text: string,
  style: LetterStyle,
  area: PrintArea,
  size: number,
  width: number,
): Block {
  const lettered = letter(text, style);
  const fitted = Math.min(size, lettered.width > 0 ? width / lettered.width : size);
  return {
    height: fitted * 0.74,
    draw: (top) => press.words(lettered, area.x, top + fitted * 0.73, fitted, area.ink),
  };
}

/** The name on as many lines as make it largest. */
function nameBlock(
  press: Press,
  words: Wording,
  area: PrintArea,
  width: number,
  height: number,
  anchor: 'start' | 'middle',
): Block {
  const options = [1, 2, 3].map((most) => {
    const lines = nameLines(words.name, most).map((line) => letter(line, words.voice.name));
    const widest = Math.max(...lines.map((line) => line.width), 0.01);
    const top = Math.max(...lines.map((line) => line.top), 0.3);
    const bottom = Math.max(lines.at(-1)?.bottom ?? 0, 0.02);
    const leading = words.voice.name.casing === 'upper' ? 0.98 : 1.02;
    const tall = top + bottom + leading * (lines.length - 1);
    return { lines, top, leading, tall, size: Math.min(width / widest, height / tall) };
  });
  const best = options.reduce((a, b) => (b.size > a.size * 1.12 ? b : a));
  const left = anchor === 'start' ? area.x - area.width / 2 : area.x;
  // A word too long for its place would be smaller than the small print: initials stand for it.
  if (best.size < smallSize(area) * 0.95) {
    const initials = letter(initialsOf(words.name), words.voice.name);
    const size = fitSize(initials, width, height);
    return {
      height: initials.top * size,
      draw: (top) => press.words(initials, left, top + initials.top * size, size, area.ink, anchor),
    };
  }
  return {
    height: best.tall * best.size,
    draw: (top) =>
      best.lines
        .map((line, index) =>
          press.words(
            line,
            left,
            top + (best.top + best.leading * index) * best.size,
            best.size,
            area.ink,
            anchor,
          ),
        )
        .join(''),
  };
}

/** Set from the left edge: name above, small print and mark below. */
function leftLabel(press: Press, words: Wording, outer: PrintArea): string {
  const area = { ...outer, width: outer.width * 0.86, height: outer.height * 0.84 };
  const left = area.x - area.width / 2;
  const right = area.x + area.width / 2;
  const [top, bottom] = [area.y - area.height / 2, area.y + area.height / 2];
  const small = Math.min(26, smallSize(outer) * 1.16);
  const name = nameBlock(press, words, area, area.width, area.height * 0.4, 'start');
  const mark = Math.min(area.height * 0.24, area.width * 0.3);
  const lines = [words.what, area.height > 120 ? words.amount : undefined].filter(
    (line) => line !== undefined,
  );
  return (
    name.draw(top) +
    press.rule(left, right, top + name.height + area.height * 0.07, Math.max(1.4, small * 0.08), area.ink) +
    lines
      .map((line, index) => {
        const lettered = letter(line, words.voice.small);
        const size = Math.min(small, (area.width * 0.62) / Math.max(lettered.width, 0.01));
        return press.words(
          lettered,
          left,
          bottom - (lines.length - 1 - index) * small * 1.35,
          index === 0 ? size : size * 0.86,
          area.ink,
          'start',
        );
      })
      .join('') +
    press.mark(words.mark, right - mark / 2, bottom - mark / 2, mark, area.ink)
  );
}

/** A band in the second ink across the lower part, with what it is. */
function bandedLabel(press: Press, words: Wording, area: PrintArea): string {
  const { accent } = area;
  if (!accent) return '';
  const small = smallSize(area);
  const tall = small * 2.1;
  const bandTop = area.y + area.height * 0.5 - tall * (words.amount ? 2.05 : 1.5);
  const above = {
    ...area,
    y: (area.y - area.height / 2 + bandTop) / 2,
    height: bandTop - area.y + area.height / 2,
  };
  const mark = Math.min(above.height * 0.34, area.width * 0.34);
  const name = nameBlock(press, words, area, area.width * 0.88, above.height * 0.44, 'middle');
  const what = words.what ? letter(words.what, words.voice.small) : undefined;
  const amount = words.amount ? letter(words.amount, words.voice.small) : undefined;
  const fit = (width: number) => Math.min(small, (area.width * 0.84) / Math.max(width, 0.01));
  return (
    stacked(
      [
        {
          height: mark,
          draw: (top) => press.mark(words.mark, area.x, top + mark / 2, mark * 0.94, area.ink),
        },
        name,
      ],
      above,
      area.height * 0.06,
    ) +
    press.box(area.x - area.width / 2, bandTop, area.width, tall, accent.color) +
    (what
      ? press.words(what, area.x, bandTop + tall / 2 + fit(what.width) * 0.35, fit(what.width), accent.ink)
      : '') +
    (amount
      ? press.words(amount, area.x, bandTop + tall + small * 1.25, fit(amount.width) * 0.84, area.ink)
      : '')
  );
}
