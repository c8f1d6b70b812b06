import '@fontsource-variable/fraunces/index.css';
import '@fontsource/archivo-black/latin-400.css';
import '@fontsource/archivo-black/latin-ext-400.css';
import '@fontsource/caveat/latin-700.css';
import '@fontsource/caveat/latin-ext-700.css';
import '@fontsource/cormorant-garamond/latin-600.css';
import '@fontsource/cormorant-garamond/latin-ext-600.css';
import '@fontsource/dm-serif-display/latin-400.css';
import '@fontsource/dm-serif-display/latin-ext-400.css';
import '@fontsource/space-grotesk/latin-600.css';
import '@fontsource/space-grotesk/latin-ext-600.css';
import type { TextLayer } from '@brandwright/contract/design/studio/document.ts';
import { designFonts, type DesignFont } from '@brandwright/contract/design/studio/enums.ts';

interface CanvasFont {
  family: string;
  weight: number;
}

/** The faces in the weights in which the server renders them. */
export const canvasFonts: Record<DesignFont, CanvasFont> = {
  inter: { family: "'Inter Variable', sans-serif", weight: 700 },
  fraunces: { family: "'Fraunces Variable', serif", weight: 600 },
  'space-grotesk': { family: "'Space Grotesk', sans-serif", weight: 600 },
  'cormorant-garamond': { family: "'Cormorant Garamond', serif", weight: 600 },
  'archivo-black': { family: "'Archivo Black', sans-serif", weight: 400 },
  caveat: { family: 'Caveat, cursive', weight: 700 },
  'dm-serif-display': { family: "'DM Serif Display', serif", weight: 400 },
};

/** Resolves when every face can be drawn with; a face that cannot be had is drawn with its stand-in. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(
    designFonts.map((font) =>
      document.fonts.load(`${canvasFonts[font].weight} 20px ${canvasFonts[font].family}`),
    ),
  );
}

let pen: CanvasRenderingContext2D | null | undefined;

type Setting = Pick<TextLayer, 'text' | 'font' | 'fontSize' | 'letterSpacing' | 'lineHeight'>;

/** Width and height of a text in canvas units, as the browser draws it. */
export function measureText({ text, font, fontSize, letterSpacing, lineHeight }: Setting): {
  width: number;
  height: number;
} {
  pen ??= document.createElement('canvas').getContext('2d');
  const lines = text.split('\n');
  const { family, weight } = canvasFonts[font];
  if (pen) pen.font = `${weight} ${fontSize}px ${family}`;
  const widths = lines.map(
    (line) =>
      (pen ? pen.measureText(line).width : line.length * fontSize * 0.55) +
      letterSpacing * Math.max(0, [...line].length - 1),
  );
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    width: Math.max(1, round(Math.max(...widths))),
    height: round(lines.length * lineHeight * fontSize),
  };
}

/** The text with something of it changed, measured anew. */
export function resetText(layer: TextLayer, change: Partial<TextLayer>): TextLayer {
  const next = { ...layer, ...change };
  return { ...next, ...measureText(next) };
}
