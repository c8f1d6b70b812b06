import { lighter, mix, type Color } from '../color/color.ts';
import { formNamed } from '../forms/index.ts';
import { markNames, type MarkName } from '../lettering/marks.ts';
import { palettes, type Palette, type PaletteName } from '../color/palettes.ts';
import { seeded } from '../seeded.ts';
import { group, rect, round, Sketch } from '../sketch.ts';
import { goodsOf, type Trade } from './trades.ts';

/** What lies outside: seen through windows and doors, and all around in the views from outside. */
export const landNames = [
  'hills',
  'harbor',
  'peaks',
  'desert',
  'tropics',
  'roofs',
  'city',
  'moor',
  'delta',
  'forest',
] as const;
export type Land = (typeof landNames)[number];

/** What the walls are made of. */
export const buildNames = ['plaster', 'brick', 'adobe', 'steel', 'timber', 'stone'] as const;
export type Build = (typeof buildNames)[number];

/** How many work there: a few, some dozens, hundreds. */
export const sizeNames = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizeNames)[number];

export const hourNames = ['morning', 'evening', 'noon', 'night', 'dawn'] as const;
export type Hour = (typeof hourNames)[number];

/** Ways to see a place. */
export const viewCount = 8;

export interface WorkshopDrawing {
  trade: Trade;
  palette: PaletteName;
  /** 0 to 999. It chooses the view, the time of day and all that chance decides. */
  seed: number;
  /** What the place is; chosen by the seed unless given. */
  size?: Size;
  land?: Land;
  build?: Build;
}

/** A made thing to set somewhere: as large as fits into `width` × `height`, its foot at (x, y). */
export type Good = (x: number, y: number, width: number, height: number) => string;

/** What one workshop is drawn with. */
export interface Shop {
  sketch: Sketch;
  palette: Palette;
  mark: MarkName;
  trade: Trade;
  size: Size;
  land: Land;
  build: Build;
  hour: Hour;
  seed: number;
  /** How often the seed has gone through the views before: the same view is arranged otherwise by it. */
  round: number;
  wall: Color;
  wood: Color;
  metal: Color;
  main: Color;
  accent: Color;
  goods: readonly Good[];
  /** Even numbers from 0 up to 1. */
  next(): number;
}

/** Chooses what the drawing leaves open, and makes the stamps that it is drawn with. */
export function openShop({ trade, palette: name, seed, ...place }: WorkshopDrawing): Shop {
  const palette = palettes[name];
  const next = seeded(`workshop ${trade} ${name} ${seed}`);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  const sketch = new Sketch('w');
  const shop = {
    ...{ sketch, palette, trade, seed, next },
    round: Math.floor(seed / viewCount),
    mark: markNames[seed % markNames.length] ?? 'dot',
    size: place.size ?? pick(sizeNames),
    land: place.land ?? pick(landNames),
    build: place.build ?? pick(buildNames),
    // The views come round before the next hour does, so that neighbors differ in both.
    hour: hourNames[(Math.floor(seed / viewCount) + seed) % hourNames.length] ?? 'noon',
    wall: mix(palette.wall, '#fff6e8', 0.25),
    wood: mix(pick(['#9b7350', '#b58a60', '#7c5a3e', '#c7a377']), palette.base, 0.12),
    metal: mix(pick(['#8d9296', '#6f767c', '#a7a9a6']), palette.base, 0.1),
    main: palette.base,
    accent: palette.accent,
  };
  return { ...shop, goods: stampsOf(shop) };
}

/** Three tones of each thing that the trade makes, each drawn once and set as often as wanted. */
function stampsOf(shop: Omit<Shop, 'goods'>): Good[] {
  const { base, accent } = shop.palette;
  const tones = [base, lighter(base, 0.4), mix(base, accent, 0.55)];
  return goodsOf(shop.trade).flatMap(([name, height, below = 0], place) => {
    const form = formNamed(name);
    if (!form) throw new Error(`There is no form "${name}".`);
    return tones.map((tone, at): Good => {
      const drawn = form.draw({
        sketch: shop.sketch,
        palette: { ...shop.palette, base: tone, accent: at === 2 ? base : accent },
        mark: markNames[(shop.seed + place) % markNames.length] ?? shop.mark,
      });
      const set = stamp(shop.sketch, drawn);
      return (x, y, wide, tall) => {
        const scale = Math.min(wide / (form.reach * 2), tall / height);
        return set(`translate(${round(x)} ${round(y - below * scale)}) scale(${scale.toFixed(3)})`);
      };
    });
  });
}

/** Draws something once, to be set at many places. */
export function stamp(sketch: Sketch, inside: string): (transform: string) => string {
  let id = '';
  sketch.define((made) => {
    id = made;
    return `<g id="${made}">${inside}</g>`;
  });
  return (transform) => `<use href="#${id}" transform="${transform}"/>`;
}

/** One of what the shop makes, by turns. */
export const goodAt = (shop: Shop, at: number): Good => shop.goods[at % shop.goods.length] ?? (() => '');

/** A flat face lit from the upper left. */
export const face = (
  { sketch }: Shop,
  [x, y, width, height]: readonly [number, number, number, number],
  color: Color,
  radius = 2,
) => rect(x, y, width, height, radius, sketch.flat(color));

/** A soft shadow on the floor under something that stands at (x, y). */
export function footShadow({ sketch }: Shop, x: number, y: number, reach: number): string {
  const shade = sketch.radial([
    [0, '#1d1411', 0.5],
    [0.7, '#1d1411', 0.24],
    [1, '#1d1411', 0],
  ]);
  return `<ellipse cx="${round(x + reach * 0.06)}" cy="${round(y + 2)}" rx="${round(reach * 1.15)}" ry="${round(reach * 0.15 + 6)}" fill="${shade}"/>`;
}

/** Something in units of its own, set at a place. */
export const setAt = (inside: string, x: number, y: number, scale = 1) =>
  group(inside, `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})`);
