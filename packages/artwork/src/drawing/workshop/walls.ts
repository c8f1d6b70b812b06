import { darker, lighter, mix, type Color } from '../color/color.ts';
import { ellipse, group, path, polygon, rect, round, stroke } from '../sketch.ts';
import { landscape } from './land.ts';
import type { Hour, Shop } from './shop.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** The color of the walls: the material, warmed by the palette. */
export const wallColor = ({ build, palette, wall }: Shop): Color =>
  ({
    plaster: wall,
    brick: mix('#a9644a', palette.wall, 0.24),
    adobe: mix('#cf9a70', palette.wall, 0.3),
    steel: mix('#aab3b6', palette.base, 0.14),
    timber: mix('#a98159', palette.wall, 0.2),
    stone: mix('#b8b0a2', palette.wall, 0.3),
  })[build];

/** A wall of the material, lit from the upper left. */
export function wallOf(shop: Shop, [x, y, width, height]: Box): string {
  const { sketch } = shop;
  const color = wallColor(shop);
  const light = sketch.linear(
    [
      [0, '#fffaf0', 0.3],
      [0.55, '#fffaf0', 0],
      [1, '#1d1512', 0.26],
    ],
    24,
  );
  return (
    rect(x, y, width, height, 0, color) +
    rect(x, y, width, height, 0, surfaceOf(shop, color)) +
    rect(x, y, width, height, 0, light)
  );
}

function surfaceOf({ sketch, build }: Shop, color: Color): string {
  const dark = darker(color, 0.34);
  const pale = lighter(color, 0.3);
  const tile = (width: number, height: number, inside: string) =>
    sketch.define(
      (id) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern>`,
    );
  switch (build) {
    case 'brick':
      return tile(
        76,
        48,
        rect(2, 2, 72, 20, 1, pale, 'opacity="0.16"') +
          rect(40, 26, 72, 20, 1, dark, 'opacity="0.14"') +
          stroke('M0 24H76M0 48H76M38 24V48M0 0V24M76 0V24', mix(color, '#efe4d4', 0.42), 3),
      );
    case 'timber':
      return tile(
        240,
        62,
        stroke('M0 61H240M150 0V61', dark, 3, 'opacity="0.7"') +
          stroke('M0 20H110M40 42H240', dark, 1.5, 'opacity="0.25"'),
      );
    case 'steel':
      return tile(
        34,
        40,
        rect(0, 0, 12, 40, 0, pale, 'opacity="0.5"') + rect(22, 0, 12, 40, 0, dark, 'opacity="0.3"'),
      );
    case 'stone':
      return tile(
        190,
        120,
        stroke(
          'M0 38H190M0 82H190M0 119H190M62 0V38M134 0V38M28 38V82M98 38V82M168 38V82M70 82V119M150 82V119',
          dark,
          3,
          'opacity="0.42"',
        ) +
          rect(64, 2, 68, 34, 8, pale, 'opacity="0.25"') +
          rect(30, 40, 66, 40, 8, dark, 'opacity="0.1"'),
      );
    case 'adobe':
      return tile(
        260,
        220,
        ellipse(70, 60, 80, 26, dark, 'opacity="0.06"') + ellipse(190, 160, 90, 30, pale, 'opacity="0.14"'),
      );
    case 'plaster':
      return tile(
        300,
        260,
        ellipse(90, 90, 110, 50, '#ffffff', 'opacity="0.12"') +
          ellipse(230, 210, 80, 30, dark, 'opacity="0.04"'),
      );
  }
}

/** A floor from the line where it meets the wall: boards, tiles or concrete, by the build. */
export function floorOf(shop: Shop, top: number, vanish = 500): string {
  const { sketch, build, wood } = shop;
  const color = {
    plaster: '#b98d6b',
    brick: wood,
    adobe: '#b9805c',
    steel: '#9c9c98',
    timber: darker(wood, 0.1),
    stone: '#938b80',
  }[build];
  const boards = build === 'brick' || build === 'timber';
  const lines = Array.from({ length: 13 }, (_, at) => {
    const x = vanish + (at - 6) * 60;
    return stroke(`M${x} ${top}L${vanish + (at - 6) * 190} 1000`, darker(color, 0.4), 2.5, 'opacity="0.4"');
  }).join('');
  const rows = [0.16, 0.38, 0.68]
    .map((at) =>
      stroke(`M0 ${round(top + (1000 - top) * at)}H1000`, darker(color, 0.4), 2.5, 'opacity="0.34"'),
    )
    .join('');
  const shade = sketch.linear(
    [
      [0, '#140f0d', 0.34],
      [0.3, '#140f0d', 0.06],
      [1, '#fff6e4', 0.14],
    ],
    90,
  );
  return (
    rect(0, top, 1000, 1000 - top, 0, color) +
    (build === 'steel' ? '' : lines + (boards ? '' : rows)) +
    rect(0, top, 1000, 1000 - top, 0, shade)
  );
}

/** The shape of a window or door of the build, as path data. */
export function openingShape({ build, seed }: Shop, [x, y, width, height]: Box): string {
  const box = `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  if (build === 'steel' || build === 'timber') return box;
  if (build === 'brick')
    return `M${x} ${y + 26}Q${x + width / 2} ${y - 26} ${x + width} ${y + 26}V${y + height}H${x}Z`;
  if (build === 'plaster' && seed % 2 === 0) return box;
  const radius = width / 2;
  return `M${x} ${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}H${x}Z`;
}

/** A window with what lies outside. */
export function windowOf(shop: Shop, box: Box): string {
  const [x, y, width, height] = box;
  const { sketch, build, seed } = shop;
  const frame =
    build === 'steel' || build === 'brick'
      ? '#3c4144'
      : build === 'adobe'
        ? '#3f6f7d'
        : darker(shop.wood, 0.3);
  const shape = openingShape(shop, box);
  const clip = sketch.clip(`<path d="${shape}"/>`);
  const columns = build === 'brick' || build === 'steel' ? Math.max(3, Math.round(width / 90)) : 2;
  const rows =
    build === 'brick' || build === 'steel' ? Math.max(3, Math.round(height / 100)) : 2 + (seed % 2);
  const bars =
    Array.from({ length: columns - 1 }, (_, at) =>
      stroke(`M${round(x + ((at + 1) * width) / columns)} ${y}V${y + height}`, frame, 7),
    ).join('') +
    Array.from({ length: rows - 1 }, (_, at) =>
      stroke(`M${x} ${round(y + ((at + 1) * height) / rows)}H${x + width}`, frame, 7),
    ).join('');
  return (
    `<g clip-path="${clip}">${group(landscape(shop, width, height), `translate(${x} ${y})`)}${bars}</g>` +
    stroke(shape, frame, 14) +
    rect(x - 22, y + height + 4, width + 44, 18, 3, lighter(wallColor(shop), 0.45))
  );
}

/** Light of the window falling into the room, by the hour; none at night. */
export function sunbeam({ sketch, hour }: Shop, left: number, right: number, top: number): string {
  const strength = { dawn: 0.2, morning: 0.3, noon: 0.16, evening: 0.34, night: 0 }[hour];
  const tint = hour === 'evening' ? '#ffce8a' : hour === 'dawn' ? '#ffdfd0' : '#fff4d8';
  const slant = { dawn: 420, morning: 330, noon: 120, evening: 520, night: 0 }[hour];
  if (strength === 0) return '';
  return polygon(
    [
      [left, top],
      [right, top],
      [right + slant + 90, 1000],
      [left + slant, 1000],
    ],
    sketch.linear(
      [
        [0, tint, strength],
        [1, tint, 0],
      ],
      72,
    ),
  );
}

/** A lamp that hangs at (x, y). Its light is laid over the room by `hourOver`. */
export type Lamp = readonly [x: number, y: number, size: number];

export function lampsOf({ sketch, build }: Shop, lamps: readonly Lamp[]): string {
  const shade =
    build === 'adobe' || build === 'plaster' ? '#b98b5a' : build === 'timber' ? '#5d6a58' : '#3a3e41';
  return lamps
    .map(
      ([x, y, size]) =>
        stroke(`M${x} 0V${y - 70 * size}`, '#3a3431', 4 * size) +
        path(
          `M${x - 66 * size} ${y}C${x - 60 * size} ${y - 54 * size} ${x - 30 * size} ${y - 72 * size} ${x} ${y - 72 * size}C${x + 30 * size} ${y - 72 * size} ${x + 60 * size} ${y - 54 * size} ${x + 66 * size} ${y}Z`,
          sketch.round(shade),
        ) +
        ellipse(x, y, 66 * size, 11 * size, '#fff1cf'),
    )
    .join('');
}

/** The hour laid over a whole interior, and the light of its lamps over that. */
export function hourOver({ sketch, hour }: Shop, lamps: readonly Lamp[]): string {
  const tint: Record<Hour, Color> = {
    dawn: '#e4d8ea',
    morning: '#ffffff',
    noon: '#fdfdfb',
    evening: '#ffe2bd',
    night: '#b9b6d4',
  };
  const fall = sketch.radial(
    [
      [0.5, '#140f1a', 0],
      [1, '#140f1a', hour === 'night' ? 0.46 : 0.2],
    ],
    0.5,
    0.5,
    0.78,
  );
  const strength = { dawn: 0.4, morning: 0.12, noon: 0.08, evening: 0.3, night: 0.56 }[hour];
  const glow = sketch.radial([
    [0, '#ffdf9c', strength],
    [0.45, '#ffce80', strength * 0.4],
    [1, '#ffce80', 0],
  ]);
  return (
    rect(0, 0, 1000, 1000, 0, tint[hour], 'style="mix-blend-mode:multiply"') +
    rect(0, 0, 1000, 1000, 0, fall) +
    lamps
      .map(([x, y, size]) =>
        ellipse(x, y + 110 * size, 380 * size, 330 * size, glow, 'style="mix-blend-mode:screen"'),
      )
      .join('')
  );
}
