import { darker, lighter, type Color } from '../../color/color.ts';
import { ellipse, path, rect, round, stroke, tilt } from '../../sketch.ts';
import type { Shop } from '../shop.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A face of metal or wood, lit from the upper left, with a bright upper edge. */
export const panel = ({ sketch }: Shop, [x, y, width, height]: Box, color: Color, radius = 4) =>
  rect(x, y, width, height, radius, sketch.flat(color, 0.2)) +
  rect(x + 2, y + 2, width - 4, Math.min(5, height / 3), radius / 2, lighter(color, 0.5), 'opacity="0.6"');

/** A standing cylinder: its axis, from foot to top, and the plate that closes it. */
export const drumAt = (
  { sketch }: Shop,
  x: number,
  foot: number,
  top: number,
  radius: number,
  color: Color,
) =>
  path(
    `M${round(x - radius)} ${top}V${foot}A${radius} ${round(radius * tilt)} 0 0 0 ${round(x + radius)} ${foot}V${top}Z`,
    sketch.round(color, 0.4),
  ) + ellipse(x, top, radius, radius * tilt, lighter(color, 0.3));

/** A lying cylinder seen from its side. */
export const roller = ({ sketch }: Shop, [x, y, width, height]: Box, color: Color) =>
  rect(
    x,
    y,
    width,
    height,
    height / 2.6,
    sketch.linear(
      [
        [0, lighter(color, 0.2)],
        [0.25, lighter(color, 0.5)],
        [0.6, color],
        [1, darker(color, 0.42)],
      ],
      90,
    ),
  );

export const leg = (x: number, top: number, color: Color, width = 18) =>
  rect(x - width / 2, top, width, -top, 2, darker(color, 0.28));

/** A spoked wheel. */
export const wheel = (x: number, y: number, radius: number, color: Color, spokes = 6) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${darker(color, 0.2)}" stroke-width="${round(radius * 0.16)}"/>` +
  `<circle cx="${round(x - radius * 0.02)}" cy="${round(y - radius * 0.03)}" r="${round(radius * 1.03)}" fill="none" stroke="${lighter(color, 0.35)}" stroke-width="${round(radius * 0.035)}"/>` +
  Array.from({ length: spokes }, (_, at) => {
    const angle = (at / spokes) * Math.PI * 2 + 0.3;
    return stroke(
      `M${x} ${y}L${round(x + Math.cos(angle) * radius * 0.94)} ${round(y + Math.sin(angle) * radius * 0.94)}`,
      darker(color, 0.1),
      radius * 0.08,
    );
  }).join('') +
  `<circle cx="${x}" cy="${y}" r="${round(radius * 0.17)}" fill="${darker(color, 0.35)}"/>`;

/** A dial with its hand. */
export const dial = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f6f1e6" stroke="#4a4643" stroke-width="${round(radius * 0.22)}"/>` +
  stroke(`M${x} ${y}L${round(x + radius * 0.5)} ${round(y - radius * 0.46)}`, '#b5493c', radius * 0.16);

/** What rises from something hot. */
export const steam = (x: number, y: number, tall: number) =>
  [-0.2, 0.06, 0.3]
    .map((shift, at) => {
      const from = x + shift * tall * 0.5;
      return stroke(
        `M${round(from)} ${y}C${round(from - tall * 0.16)} ${round(y - tall * 0.3)} ${round(from + tall * 0.18)} ${round(y - tall * 0.6)} ${round(from + tall * 0.02)} ${round(y - tall * (0.8 + at * 0.1))}`,
        '#ffffff',
        tall * 0.07,
        'opacity="0.22"',
      );
    })
    .join('');

/** Shelves of a frame that stands: the heights of its boards from the foot. */
export const frame = (shop: Shop, width: number, tall: number, boards: readonly number[], color: Color) =>
  leg(-width / 2 + 9, -tall, color) +
  leg(width / 2 - 9, -tall, color) +
  boards.map((y) => panel(shop, [-width / 2, -y, width, 14], color)).join('');

/** A table to work at; its top is at y = -`tall`. */
export const table = (shop: Shop, width: number, tall: number, color: Color) =>
  leg(-width / 2 + 24, -tall + 14, color) +
  leg(width / 2 - 24, -tall + 14, color) +
  rect(-width / 2 + 24, -tall * 0.34, width - 48, 10, 2, darker(color, 0.34)) +
  panel(shop, [-width / 2, -tall, width, 22], color);
