import type { Color } from '../drawing/color/color.ts';
import { rect } from '../drawing/sketch.ts';
import { noiseSeed, type Brush } from './brush.ts';

const channel = (color: Color, at: number) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3);
const table = (colors: readonly Color[], at: number) => colors.map((color) => channel(color, at)).join(' ');

export interface Noise {
  /** Waves per unit, across and down: "0.004 0.05". */
  frequency: string;
  octaves: number;
  /** `fractalNoise` is cloudy, `turbulence` has veins. */
  type?: 'fractalNoise' | 'turbulence';
}

const turbulence = (brush: Brush, { frequency, octaves, type = 'fractalNoise' }: Noise) =>
  `<feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${noiseSeed(brush)}"/>`;

const filtered = (brush: Brush, inside: string) =>
  brush.sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000" color-interpolation-filters="sRGB">${inside}</filter>`,
  );

/** The whole tile in noise whose values run through colors; `strength` draws them apart, `lift` makes it lighter. */
export function noiseField(
  brush: Brush,
  noise: Noise,
  colors: readonly Color[],
  { strength = 2.2, lift = 0 }: { strength?: number; lift?: number } = {},
): string {
  const offset = (noise.type === 'turbulence' ? 0 : 0.5 - strength / 2) + lift;
  const row = `${strength} 0 0 0 ${offset.toFixed(3)} `;
  const filter = filtered(
    brush,
    `${turbulence(brush, noise)}<feColorMatrix type="matrix" values="${row}${row}${row}0 0 0 0 1"/><feComponentTransfer><feFuncR type="table" tableValues="${table(colors, 1)}"/><feFuncG type="table" tableValues="${table(colors, 3)}"/><feFuncB type="table" tableValues="${table(colors, 5)}"/></feComponentTransfer>`,
  );
  return rect(0, 0, 1000, 1000, 0, '#000', `filter="${filter}"`);
}

/** A veil of one color, denser where the noise is higher. */
export function noiseVeil(
  brush: Brush,
  noise: Noise,
  color: Color,
  { strength = 2, lift = -0.5, opacity = 1 }: { strength?: number; lift?: number; opacity?: number } = {},
): string {
  const filter = filtered(
    brush,
    `${turbulence(brush, noise)}<feColorMatrix type="matrix" values="0 0 0 0 ${channel(color, 1)} 0 0 0 0 ${channel(color, 3)} 0 0 0 0 ${channel(color, 5)} ${strength} 0 0 0 ${lift}"/>`,
  );
  return rect(0, 0, 1000, 1000, 0, '#000', `filter="${filter}" opacity="${opacity}"`);
}

/**
 * A rough surface under light from the upper left, over what is painted already. `depth` in units of the drawing is how
 * far apart light and shade are taken; drawn from differences, so that it looks the same at every size.
 */
export function relief(
  brush: Brush,
  noise: Noise,
  { depth, strength = 3, opacity = 1 }: { depth: number; strength?: number; opacity?: number },
): string {
  const up = '2 0 0 0 -0.5 ';
  const rows = (row: string) => `${row}${row}${row}0 0 0 0 1`;
  const more = `${strength} 0 0 0 ${(0.5 - strength / 2).toFixed(3)} `;
  const filter = brush.sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-40" y="-40" width="1080" height="1080" color-interpolation-filters="sRGB">${turbulence(brush, noise)}<feColorMatrix type="matrix" values="${rows(up)}" result="n"/><feColorMatrix in="n" type="matrix" values="${rows('-1 0 0 0 1 ')}" result="i"/><feOffset in="n" dx="${depth}" dy="${depth}" result="o"/><feComposite in="i" in2="o" operator="arithmetic" k2="0.5" k3="0.5"/><feColorMatrix type="matrix" values="${rows(more)}"/></filter>`,
  );
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}">${rect(-40, -40, 1080, 1080, 0, '#000', `filter="${filter}"`)}</g>`;
}

/** Paper's tooth: hardly seen, but flat color looks like plastic without it. */
export const grain = (brush: Brush, opacity = 0.1): string =>
  noiseVeil(brush, { frequency: '0.75', octaves: 2 }, '#2a211b', {
    strength: 2.2,
    lift: -0.95,
    opacity: opacity * 0.8,
  });

/** Light from a window at the upper left, over everything. */
export function daylight({ sketch }: Brush, strength = 0.2): string {
  const light = sketch.linear(
    [
      [0, '#fffaf0', strength],
      [0.5, '#fffaf0', 0],
      [0.62, '#1d1512', 0],
      [1, '#1d1512', strength * 0.9],
    ],
    42,
  );
  return rect(0, 0, 1000, 1000, 0, light);
}
