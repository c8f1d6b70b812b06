import type { PathCommand } from 'fontkit';
import { fontFor, type Typeface } from './typefaces.ts';

export interface LetterStyle {
  typeface: Typeface;
  casing: 'as-is' | 'upper' | 'lower';
  /** Space added between letters, in ems. */
  tracking: number;
}

/** Words as outlines, one em high, the baseline at y = 0, y downward, beginning at x = 0. */
export interface Lettered {
  /** What is shown, after casing and without characters that no typeface can write. */
  text: string;
  commands: readonly PathCommand[];
  /** Ems. */
  width: number;
  /** Ems above the baseline (positive) of the highest ink. */
  top: number;
  /** Ems below the baseline (positive) of the lowest ink. */
  bottom: number;
}

/** Moves a point of a flat drawing, for what is printed on something round. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** Outlines are large: a line of text has a thousand commands and more, each of some 200 bytes. */
const mostCommandsKept = 60_000;
const kept = new Map<string, Lettered>();
let commandsKept = 0;
const mostWidthsKept = 5000;
const widthsKept = new Map<string, number>();

const keyOf = (words: string, { typeface, casing, tracking }: LetterStyle) =>
  `${typeface} ${casing} ${tracking} ${words}`;

/** Sets words in a style: ligatures, kerning, and another typeface for letters that the first lacks. */
export function letter(words: string, style: LetterStyle): Lettered {
  const key = keyOf(words, style);
  const known = kept.get(key);
  if (known) return known;
  const made = setWords(cased(words, style.casing), style);
  if (commandsKept + made.commands.length > mostCommandsKept) {
    kept.clear();
    commandsKept = 0;
  }
  kept.set(key, made);
  commandsKept += made.commands.length;
  return made;
}

/** The width that `letter` answers, in ems, without the outlines: for what is measured again and again to be broken into lines. */
export function letteredWidth(words: string, style: LetterStyle): number {
  const key = keyOf(words, style);
  const known = widthsKept.get(key) ?? kept.get(key)?.width;
  if (known !== undefined) return known;
  const { tracking } = style;
  let pen = 0;
  const runs = runsOf(cased(words, style.casing), style.typeface);
  for (const { font, text } of runs) {
    const { glyphs, positions } = laidOut(font, text, tracking);
    for (const [index, glyph] of glyphs.entries())
      pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * (1 / font.unitsPerEm) + tracking;
  }
  const width = Math.max(0, pen - (runs.length === 0 ? 0 : tracking));
  if (widthsKept.size >= mostWidthsKept) widthsKept.clear();
  widthsKept.set(key, width);
  return width;
}

const cased = (words: string, casing: LetterStyle['casing']) =>
  casing === 'upper' ? words.toUpperCase() : casing === 'lower' ? words.toLowerCase() : words;

function setWords(words: string, { typeface, tracking }: LetterStyle): Lettered {
  const commands: PathCommand[] = [];
  let pen = 0;
  let [top, bottom] = [0, 0];
  const runs = runsOf(words, typeface);
  for (const { font, text } of runs) {
    const scale = 1 / font.unitsPerEm;
    const run = laidOut(font, text, tracking);
    for (const [index, glyph] of run.glyphs.entries()) {
      const place = run.positions[index];
      const [dx, dy] = [pen + (place?.xOffset ?? 0) * scale, (place?.yOffset ?? 0) * scale];
      for (const { command, args } of glyph.path.commands)
        commands.push({
          command,
          args: args.map((value, at) => (at % 2 === 0 ? dx + value * scale : -(dy + value * scale))),
        });
      const box = glyph.path.commands.length > 0 ? glyph.cbox : undefined;
      if (box) {
        top = Math.max(top, box.maxY * scale);
        bottom = Math.max(bottom, -box.minY * scale);
      }
      pen += (place?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
    }
  }
  const text = runs.map((run) => run.text).join('');
  return { text, commands, width: Math.max(0, pen - (text === '' ? 0 : tracking)), top, bottom };
}

/** Ligatures would stay narrow among letters that are spaced out. */
const laidOut = (font: Run['font'], text: string, tracking: number) =>
  font.layout(text, tracking > 0.02 ? { liga: false, kern: true } : { liga: true, kern: true });

interface Run {
  font: NonNullable<ReturnType<typeof fontFor>>;
  text: string;
}

/** The words cut where the font changes; characters that none can write are left out. */
function runsOf(words: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const character of words.normalize('NFC')) {
    const font = fontFor(typeface, character);
    if (!font) continue;
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** The largest size at which the words stay within a width and a height of ink. */
export const fitSize = (words: Lettered, width: number, height: number): number =>
  Math.min(
    words.width > 0 ? width / words.width : height,
    words.top + words.bottom > 0 ? height / (words.top + words.bottom) : height,
  );

export interface Placing {
  x: number;
  /** Of the baseline. */
  y: number;
  /** Units of one em. */
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  warp?: Warp;
}

/** Path data (`d`) of words at a place and size. */
export function outline(words: Lettered, { x, y, size, anchor = 'middle', warp }: Placing): string {
  const left = x - (anchor === 'start' ? 0 : words.width * size * (anchor === 'middle' ? 0.5 : 1));
  const parts: string[] = [];
  for (const { command, args } of words.commands) {
    const points: string[] = [];
    for (let at = 0; at + 1 < args.length; at += 2) {
      const flat = [left + (args[at] ?? 0) * size, y + (args[at + 1] ?? 0) * size] as const;
      const [px, py] = warp ? warp(...flat) : flat;
      points.push(`${tidy(px)} ${tidy(py)}`);
    }
    parts.push(svgCommand[command] + points.join(' '));
  }
  return parts.join('');
}

const svgCommand = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;
const tidy = (value: number) => Math.round(value * 100) / 100;

/** Printed on an upright cylinder seen from a little above: narrows toward the sides, lines sag in the middle. */
export const aroundCylinder =
  (radius: number, closing: number): Warp =>
  (x, y) => {
    const turn = Math.max(-1.5, Math.min(1.5, x / radius));
    return [radius * Math.sin(turn), y - radius * closing * (1 - Math.cos(turn))];
  };
