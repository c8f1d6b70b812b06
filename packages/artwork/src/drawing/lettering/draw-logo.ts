import { brightness, darker, lighter } from '../color/color.ts';
import { letterStrokes } from './letters.ts';
import { palettes, type PaletteName } from '../color/palettes.ts';
import { group, path, rect, Sketch, stroke } from '../sketch.ts';

export const logoShapes = ['circle', 'square', 'arch', 'plain'] as const;
export type LogoShape = (typeof logoShapes)[number];

export interface LogoDrawing {
  /** One or two capitals, A to Z. */
  letters: string;
  palette: PaletteName;
  shape: LogoShape;
}

/** A monogram on its own ground, SVG of 1000 × 1000 units. */
export function drawLogo({ letters, palette: name, shape }: LogoDrawing): string {
  const { base, accent } = palettes[name];
  const deep = brightness(base) > 0.62 ? darker(base, 0.62) : darker(base, 0.18);
  const sketch = new Sketch('l');
  const ground = shape === 'plain' ? lighter(base, 0.78) : deep;
  const ink = shape === 'plain' ? deep : lighter(accent, brightness(accent) > 0.5 ? 0.2 : 0.8);
  const frame = {
    circle: `<circle cx="500" cy="500" r="388" fill="none" stroke="${ink}" stroke-width="14"/>`,
    square: rect(128, 128, 744, 744, 40, 'none', `stroke="${ink}" stroke-width="14"`),
    arch: path('M196 860V470A304 304 0 0 1 804 470V860Z', 'none', `stroke="${ink}" stroke-width="14"`),
    plain: stroke('M300 792H700', ink, 14),
  }[shape];
  const shown = [...letters.toUpperCase()].filter((letter) => letter in letterStrokes).slice(0, 2);
  const size = shape === 'arch' ? 3.2 : 3.5;
  const step = 60 * size + 56;
  const strokes = shown
    .map((letter, index) =>
      group(stroke(letterStrokes[letter] ?? '', ink, 9), `translate(${index * step} 0) scale(${size})`),
    )
    .join('');
  const width = shown.length * step - 56;
  const top = shape === 'plain' ? 280 : shape === 'arch' ? 380 : 500 - 50 * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${sketch.definitions}${rect(0, 0, 1000, 1000, 0, ground)}${frame}${group(strokes, `translate(${500 - width / 2} ${top})`)}</svg>`;
}
