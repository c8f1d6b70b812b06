import '@fontsource/archivo-black/latin-400.css';
import '@fontsource/caveat/latin-700.css';
import '@fontsource/cormorant-garamond/latin-600-italic.css';
import '@fontsource/dm-serif-display/latin-400.css';
import '@fontsource/space-grotesk/latin-600.css';
import { linesOf } from '@brandwright/contract/print-on-demand/lines.ts';
import type { PrintTypeface } from '@brandwright/contract/print-on-demand/enums.ts';

export interface Face {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
}

/** How the browser sets what the server prints. */
export const faces: Readonly<Record<PrintTypeface, Face>> = {
  'inter-bold': { family: 'Inter Variable', weight: 700, style: 'normal' },
  grotesk: { family: 'Space Grotesk', weight: 600, style: 'normal' },
  'archivo-black': { family: 'Archivo Black', weight: 400, style: 'normal' },
  fraunces: { family: 'Fraunces Variable', weight: 600, style: 'normal' },
  'dm-serif': { family: 'DM Serif Display', weight: 400, style: 'normal' },
  'garamond-italic': { family: 'Cormorant Garamond', weight: 600, style: 'italic' },
  caveat: { family: 'Caveat', weight: 700, style: 'normal' },
};

let measure: CanvasRenderingContext2D | null | undefined;

/** Lines of words and the size at which the widest of them is `width` wide. */
export function fittedWords(
  words: string,
  typeface: PrintTypeface,
  width: number,
  mostHeight: number,
): { lines: string[]; size: number } {
  const lines = linesOf(words);
  measure ??= document.createElement('canvas').getContext('2d');
  const face = faces[typeface];
  if (measure) measure.font = `${face.style} ${face.weight} 100px "${face.family}"`;
  const widest = Math.max(1, ...lines.map((line) => measure?.measureText(line).width ?? line.length * 55));
  const size = Math.min((width * 100) / widest, mostHeight / (Math.max(1, lines.length) * 1.16), width * 0.6);
  return { lines, size };
}
