import { brightness, darker, lighter, mix, type Color } from '../../drawing/color/color.ts';
import { blurred, doubled, mapped } from './grid.ts';
import type { Drawing } from './read-drawing.ts';

const channels = (color: Color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The colors of areas, largest first: the thing itself, its label, its cap, and small parts in turn. */
function tonesOf(palette: readonly Color[], areas: number): Color[] {
  const [main = '#9cac8f', ...others] = palette;
  const light = others.toSorted((a, b) => brightness(b) - brightness(a))[0] ?? lighter(main, 0.72);
  const label =
    brightness(main) > 0.72
      ? darker(main, 0.2)
      : brightness(light) > brightness(main) + 0.1
        ? light
        : lighter(main, 0.7);
  const rest = others.filter((color) => color !== label);
  const row = [
    main,
    label,
    rest[0] ?? darker(main, 0.42),
    rest[1] ?? mix(main, label, 0.5),
    darker(main, 0.2),
    lighter(main, 0.32),
  ];
  return Array.from(
    { length: Math.max(1, areas) },
    (_, index) => row[index < 6 ? index : 2 + (index % 4)] ?? main,
  );
}

/**
 * The thing in color, lit from the upper left and rounded toward its edges, with its lines in a darker tone. RGBA,
 * four bytes a pixel.
 */
export function paintThing(drawing: Drawing, light: Float32Array, palette: readonly Color[]): Uint8Array {
  const { side, line, area, photo } = drawing;
  const tones = tonesOf(palette, drawing.areas).map(channels);
  const inks = tonesOf(palette, drawing.areas).map((tone) =>
    channels(darker(tone, brightness(tone) > 0.3 ? 0.68 : 0.5)),
  );
  const ink = channels(darker(palette[0] ?? '#333333', 0.72));
  const filled = mapped(area, (label) => (label > 0 ? 1 : 0));
  const cover = blurred(filled, side, 1, 1);
  const thing = new Uint8Array(side * side * 4);
  for (let at = 0; at < area.length; at += 1) {
    const label = area[at] ?? 0;
    const drawn = line[at] ?? 0;
    const inside = cover[at] ?? 0;
    const alpha = Math.max(inside, drawn);
    if (alpha < 0.01) continue;
    const paint = photo
      ? [photo[at * 3] ?? 0, photo[at * 3 + 1] ?? 0, photo[at * 3 + 2] ?? 0]
      : (tones[Math.max(0, label - 1)] ?? ink);
    const stroke = label > 0 ? (inks[label - 1] ?? ink) : ink;
    const shade = photo ? 1 + ((light[at] ?? 1) - 1) * 0.25 : (light[at] ?? 1);
    for (let channel = 0; channel < 3; channel += 1) {
      const lit = lift(paint[channel] ?? 0, shade);
      const under = inside > 0.02 ? lit : (stroke[channel] ?? 0);
      thing[at * 4 + channel] = Math.round(under + ((stroke[channel] ?? 0) - under) * drawn * 0.86);
    }
    thing[at * 4 + 3] = Math.round(Math.min(1, alpha) * 255);
  }
  return thing;
}

const lift = (value: number, shade: number) =>
  shade <= 1 ? value * shade + 10 * (1 - shade) : value + (255 - value) * (shade - 1);

/** Light by place: as on something round from side to side, softer along each area's own edges. Above 1 is a glint. */
export function lightOf({ side: whole, area: areaOfWhole, areas }: Drawing): Float32Array {
  // At half the size: light has nothing finer, and a quarter of the pixels.
  const side = whole >> 1;
  const area = new Uint16Array(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) area[y * side + x] = areaOfWhole[y * 2 * whole + x * 2] ?? 0;
  const filled = mapped(area, (label) => (label > 0 ? 1 : 0));
  const body = blurred(filled, side, Math.round(side / 60), 3);
  const light = new Float32Array(filled.length).fill(1);
  const rims = Array.from({ length: Math.min(areas, 5) }, (_, index) =>
    blurred(
      mapped(area, (label) => (label === index + 1 ? 1 : 0)),
      side,
      Math.round(side / 130),
      2,
    ),
  );
  const reach = Math.max(2, Math.round(side / 180));
  for (let y = reach; y < side - reach; y += 1) {
    const row = y * side;
    let [from, to] = [-1, -1];
    for (let x = 0; x < side; x += 1)
      if (filled[row + x]) {
        if (from < 0) from = x;
        to = x;
      }
    if (from < 0) continue;
    for (let x = Math.max(from, reach); x <= Math.min(to, side - reach - 1); x += 1) {
      const at = row + x;
      const across = (x - from) / Math.max(1, to - from);
      const rim = rims[(area[at] ?? 0) - 1];
      light[at] =
        roundness(across) +
        slopeAt(body, at, reach, side) * 0.42 +
        (rim ? slopeAt(rim, at, reach, side) * 0.2 : 0);
    }
  }
  return doubled(blurred(light, side, 1, 1), whole);
}

const slopeAt = (grid: Float32Array, at: number, reach: number, side: number) =>
  (grid[at + reach] ?? 0) -
  (grid[at - reach] ?? 0) +
  ((grid[at + reach * side] ?? 0) - (grid[at - reach * side] ?? 0)) * 0.8;

/** A cylinder lit from the left: edge, glint, body, shade, bounced light. */
function roundness(across: number): number {
  let [fromAt, fromLight] = [0, 0.8];
  for (const [at, light] of roundStops) {
    if (at >= across)
      return at === fromAt ? light : fromLight + ((across - fromAt) / (at - fromAt)) * (light - fromLight);
    [fromAt, fromLight] = [at, light];
  }
  return fromLight;
}

const roundStops: readonly (readonly [at: number, light: number])[] = [
  [0, 0.8],
  [0.12, 0.98],
  [0.26, 1.13],
  [0.45, 1.02],
  [0.7, 0.92],
  [0.92, 0.76],
  [1, 0.82],
];

/** The thing lying down to the lower right, and the dark line under its foot, whatever its colors. RGBA. */
export function shadowOf({ side, box, area }: Drawing): Uint8Array {
  const shadow = new Uint8Array(side * side * 4);
  const foot = box.bottom;
  const [middle, half] = [(box.left + box.right) / 2, (box.right - box.left) / 2];
  for (
    let y = Math.max(0, foot - Math.round(side * 0.3));
    y < Math.min(side, foot + Math.round(side / 13));
    y += 1
  )
    for (let x = 0; x < side; x += 1) {
      const up = (foot - y) / 0.34;
      const from = Math.round(foot - up) * side + Math.round(x - up * 0.42);
      const falls =
        up >= 0 && up < box.bottom - box.top && (area[from] ?? 0) > 0
          ? 0.4 * (1 - up / (box.bottom - box.top + 1))
          : 0;
      const [dx, dy] = [(x - middle - half * 0.06) / (half * 1.02), (y - foot) / (side / 32)];
      const near = Math.max(0, 1 - dx * dx - dy * dy) * 0.75;
      const dark = Math.max(falls, near);
      if (dark < 0.01) continue;
      const at = (y * side + x) * 4;
      shadow[at] = 26;
      shadow[at + 1] = 18;
      shadow[at + 2] = 14;
      shadow[at + 3] = Math.round(dark * 255);
    }
  return shadow;
}
