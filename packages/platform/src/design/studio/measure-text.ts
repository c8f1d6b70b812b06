import type { TextLayer } from '@brandwright/contract/design/studio/document.ts';
import type { DesignFont } from '@brandwright/contract/design/studio/enums.ts';
import { letter, outline, type Lettered, type Typeface } from '@brandwright/artwork';
import { fontFor } from '@brandwright/artwork/drawing/lettering/typefaces.ts';

/** The renderer's face of each font of the canvas, in the weight in which the canvas loads it. */
const typefaces: Record<DesignFont, Typeface> = {
  inter: 'inter-bold',
  fraunces: 'fraunces',
  'space-grotesk': 'grotesk',
  'cormorant-garamond': 'garamond',
  'archivo-black': 'archivo-black',
  caveat: 'caveat',
  'dm-serif-display': 'dm-serif',
};

type Setting = Pick<TextLayer, 'text' | 'font' | 'fontSize' | 'letterSpacing' | 'lineHeight'>;

/** The lines of a text as outlines. */
export function linesOf({ text, font, fontSize, letterSpacing }: Setting): Lettered[] {
  return text
    .split('\n')
    .map((line) =>
      letter(line, { typeface: typefaces[font], casing: 'as-is', tracking: letterSpacing / fontSize }),
    );
}

/** Width and height of a text in canvas units: lines are broken only where the text breaks them. */
export function textSize(setting: Setting): { width: number; height: number } {
  const lines = linesOf(setting);
  const width = Math.max(...lines.map((line) => line.width * setting.fontSize), 1);
  return { width: rounded(width), height: rounded(lines.length * setting.lineHeight * setting.fontSize) };
}

/** Path data of a text, laid out as the canvas does it: each line in the middle of its own height, by the font's own box. */
export function textPath(layer: TextLayer): string {
  const { width, height, fontSize, lineHeight, align } = layer;
  const font = fontFor(typefaces[layer.font], 'x');
  const [ascent, descent] = font
    ? [font.ascent / font.unitsPerEm, -font.descent / font.unitsPerEm]
    : [0.95, 0.25];
  const baseline = (ascent - descent) / 2;
  const x = align === 'LEFT' ? -width / 2 : align === 'RIGHT' ? width / 2 : 0;
  return linesOf(layer)
    .map((line, index) =>
      outline(line, {
        x,
        y: -height / 2 + (index + 0.5) * lineHeight * fontSize + baseline * fontSize,
        size: fontSize,
        anchor: align === 'LEFT' ? 'start' : align === 'RIGHT' ? 'end' : 'middle',
      }),
    )
    .join('');
}

const rounded = (value: number) => Math.round(value * 100) / 100;
