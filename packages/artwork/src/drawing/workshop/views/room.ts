import { darker } from '../../color/color.ts';
import { rect } from '../../sketch.ts';
import { panel } from '../machines/parts.ts';
import { machineOf, sideOf } from '../placed.ts';
import { footShadow, goodAt, setAt, type Shop } from '../shop.ts';
import { floorOf, hourOver, lampsOf, sunbeam, wallColor, wallOf, windowOf, type Lamp } from '../walls.ts';
import { workTable } from './work-table.ts';

/** A shelf on the wall with what is made. */
function wallShelf(shop: Shop, x: number, y: number, width: number, tall: number, from: number): string {
  const count = Math.max(2, Math.round(width / 96));
  const step = width / count;
  return (
    rect(x + 8, y + 16, width, 18, 0, '#2b1f1a', 'opacity="0.14"') +
    Array.from({ length: count }, (_, at) =>
      goodAt(shop, from + at * 2)(x + step * (at + 0.5), y, step * 0.78, tall),
    ).join('') +
    panel(shop, [x, y, width, 16], shop.wood)
  );
}

/** A room seen straight on: a window, the machine, what stands beside it. */
export function room(shop: Shop): string {
  const low = shop.size === 'large';
  const [center = 690, beside = 235] =
    [
      [690, 235],
      [470, 160],
      [620, 190],
    ][shop.round % 3] ?? [];
  const floor = low ? 740 : 700;
  const lamps: readonly Lamp[] =
    shop.size === 'small'
      ? [[480, 170, 1]]
      : [
          [250, 170, 1],
          [620, low ? 220 : 100, 0.8],
        ];
  const windows =
    shop.size === 'small'
      ? [[90, 120, 270, 400]]
      : shop.size === 'medium'
        ? [
            [70, 130, 210, 380],
            [310, 130, 210, 380],
          ]
        : shop.round % 2
          ? [
              [60, 90, 250, 260],
              [375, 90, 250, 260],
              [690, 90, 250, 260],
            ]
          : [[40, 96, 920, 190]];
  return (
    wallOf(shop, [0, 0, 1000, floor]) +
    floorOf(shop, floor) +
    rect(0, floor - 16, 1000, 18, 0, darker(wallColor(shop), 0.2)) +
    windows.map(([x = 0, y = 0, w = 0, h = 0]) => windowOf(shop, [x, y, w, h])).join('') +
    (low ? wallShelf(shop, 60, 470, 320, 120, 1) : wallShelf(shop, 590, 240, 340, 104, 1)) +
    footShadow(shop, center, 850, 250) +
    machineOf(shop, center, 850, low ? 1.02 : 1.1) +
    footShadow(shop, beside, 880, 150) +
    sideOf(shop, beside, 880, low ? 0.98 : 0.86) +
    (shop.round % 3 === 1
      ? footShadow(shop, 870, 900, 120) + setAt(workTable(shop, 1), 850, 930, 0.74)
      : '') +
    lampsOf(shop, lamps) +
    (windows[0]
      ? sunbeam(shop, windows[0][0] ?? 0, (windows[0][0] ?? 0) + (low ? 500 : 270), low ? 96 : 120)
      : '') +
    hourOver(shop, lamps)
  );
}
