import { initialsOf, letterableName, nameLines } from './brand-name.ts';
import { brandVoice } from './brand-voice.ts';
import { contrast, darker, luminance, mix, readable, type Color } from '../color/color.ts';
import { cleanPalette } from '../kit/kit-colors.ts';
import { letter, outline, type Lettered } from './lettering.ts';
import { marks, type MarkName } from './marks.ts';
import { group, path, rect, round } from '../sketch.ts';

/** How symbol and name stand together. */
export const markLayouts = ['horizontal', 'stacked', 'wordmark', 'symbol', 'monogram'] as const;
export type MarkLayout = (typeof markLayouts)[number];

/** `color`: on no ground, in the brand's colors. `one-color`: all in its darkest. `inverse`: light on the main color. */
export const markStyles = ['colour', 'one-colour', 'inverse'] as const;
export type MarkStyle = (typeof markStyles)[number];

export interface BrandMark {
  brandName: string;
  /** `#rrggbb`, the main color first. */
  palette: readonly string[];
  layout: MarkLayout;
  style: MarkStyle;
  /** The brand's own by its name unless given. */
  mark?: MarkName;
}

/** Clear space around, as a share of the symbol's height (half of it is what brand books ask for). */
const clearShare = 0.5;
const symbol = 200;

interface Box {
  width: number;
  height: number;
  drawing: string;
}

/**
 * A brand's mark as clean vectors: outlines only, no fonts, no gradients, a tight box with clear space around. Falls back
 * to the symbol where there is no name that can be lettered. The viewBox is in units of a symbol of 200.
 */
export function drawMark({ brandName, palette, layout, style, mark }: BrandMark): string {
  const name = letterableName(brandName);
  const voice = brandVoice(name);
  const inks = inksOf(palette, style);
  const sign = marks[mark ?? voice.mark](inks.symbol);
  const drawn = composed(name === '' ? 'symbol' : layout, name, sign, inks);
  const clear = symbol * clearShare;
  const [width, height] = [round(drawn.width + clear * 2), round(drawn.height + clear * 2)];
  const ground = inks.ground ? rect(0, 0, width, height, 0, inks.ground) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground}${group(drawn.drawing, `translate(${clear} ${clear})`)}</svg>`;
}

interface Inks {
  symbol: Color;
  name: Color;
  ground: Color | undefined;
}

function inksOf(palette: readonly string[], style: MarkStyle): Inks {
  const colors = cleanPalette(palette);
  const [main = '#24242a'] = colors;
  const darkest = colors.toSorted((a, b) => luminance(a) - luminance(b))[0] ?? main;
  const ink = luminance(darkest) < 0.14 ? darkest : darker(darkest, 0.6);
  if (style === 'one-colour') return { symbol: ink, name: ink, ground: undefined };
  if (style === 'colour')
    return {
      symbol: contrast(main, '#ffffff') >= 1.9 ? main : readable(main, '#ffffff', 1.9),
      name: ink,
      ground: undefined,
    };
  const lightest = colors.toSorted((a, b) => luminance(b) - luminance(a))[0] ?? '#ffffff';
  const ground = luminance(main) < 0.3 ? main : luminance(darkest) < 0.3 ? darkest : darker(main, 0.55);
  const light = readable(luminance(lightest) > 0.6 ? lightest : mix(lightest, '#fffaf0', 0.85), ground, 4.5);
  return { symbol: light, name: light, ground };
}

function composed(layout: MarkLayout, name: string, sign: string, inks: Inks): Box {
  const symbolBox: Box = {
    width: symbol,
    height: symbol,
    drawing: group(sign, `translate(${symbol / 2} ${symbol / 2}) scale(${symbol / 100})`),
  };
  if (layout === 'symbol') return symbolBox;
  if (layout === 'monogram') return monogram(name, inks);
  if (layout === 'wordmark') return words([name], 150, inks.name);
  const lines = nameLines(name, name.length > 16 ? 2 : 1);
  if (layout === 'horizontal') {
    const text = words(lines, lines.length > 1 ? 84 : 132, inks.name, 'start');
    const gap = symbol * 0.28;
    return {
      width: symbol + gap + text.width,
      height: Math.max(symbol, text.height),
      drawing:
        group(symbolBox.drawing, `translate(0 ${round(Math.max(0, (text.height - symbol) / 2))})`) +
        group(
          text.drawing,
          `translate(${round(symbol + gap)} ${round(Math.max(0, (symbol - text.height) / 2))})`,
        ),
    };
  }
  const text = words(lines, 104, inks.name);
  const width = Math.max(symbol, text.width);
  const gap = symbol * 0.26;
  return {
    width,
    height: symbol + gap + text.height,
    drawing:
      group(symbolBox.drawing, `translate(${round((width - symbol) / 2)} 0)`) +
      group(text.drawing, `translate(${round((width - text.width) / 2)} ${round(symbol + gap)})`),
  };
}

/** Lines of the name, their ink tight to the box. */
function words(
  lines: readonly string[],
  size: number,
  ink: Color,
  anchor: 'start' | 'middle' = 'middle',
): Box {
  const set = lines.map((text) => letter(text, brandVoice(lines.join(' ')).name));
  const width = Math.max(...set.map((one) => one.width)) * size;
  const step = size * 1.12;
  const first = set[0];
  const last = set.at(-1);
  const top = (first?.top ?? 0.7) * size;
  const height = top + step * (set.length - 1) + (last?.bottom ?? 0) * size;
  const drawing = set
    .map((one, index) =>
      path(
        outline(one, { x: anchor === 'start' ? 0 : width / 2, y: round(top + index * step), size, anchor }),
        ink,
      ),
    )
    .join('');
  return { width, height, drawing };
}

/** The initials within a ring. */
function monogram(name: string, inks: Inks): Box {
  const initials: Lettered = letter(initialsOf(name), {
    ...brandVoice(name).name,
    casing: 'as-is',
    tracking: 0.02,
  });
  const size = Math.min(104 / Math.max(0.4, initials.width), 96 / Math.max(0.5, initials.top));
  const baseline = symbol / 2 + (initials.top * size) / 2;
  return {
    width: symbol,
    height: symbol,
    drawing:
      `<circle cx="${symbol / 2}" cy="${symbol / 2}" r="${symbol / 2 - 4}" fill="none" stroke="${inks.symbol}" stroke-width="8"/>` +
      path(outline(initials, { x: symbol / 2, y: round(baseline), size }), inks.name),
  };
}
