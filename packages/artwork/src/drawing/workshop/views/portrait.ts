import { darker } from '../../color/color.ts';
import { group, polygon, round, stroke } from '../../sketch.ts';
import { landscape } from '../land.ts';
import { machineOf } from '../placed.ts';
import { footShadow, goodAt, type Shop } from '../shop.ts';
import { floorOf, hourOver, lampsOf, openingShape, wallOf, type Lamp } from '../walls.ts';

/** The machine alone, before a great window. */
export function portrait(shop: Shop): string {
  const shape = shop.round % 3;
  const wide = shop.size === 'small' ? 470 : 640;
  const box = [500 - wide / 2, 120, wide, 560] as const;
  const [x, y, w, h] = box;
  const frame = darker(shop.wood, 0.36);
  const lamps: readonly Lamp[] =
    shop.size === 'large'
      ? [
          [140, 130, 0.9],
          [860, 130, 0.9],
        ]
      : [[150, 210, 1.05]];
  const clip = shop.sketch.clip(
    shape === 1
      ? `<circle cx="500" cy="390" r="300"/>`
      : `<path d="${openingShape({ ...shop, build: shape === 0 ? 'adobe' : shop.build }, box)}"/>`,
  );
  const glass = `<g clip-path="${clip}">${group(landscape(shop, w + 80, h + 60), `translate(${x - 40} ${y - 20})`)}${Array.from({ length: 5 }, (_, at) => stroke(`M${round(x + ((at + 1) * w) / 6)} 80V720`, frame, 8)).join('')}${[0.3, 0.62].map((at) => stroke(`M80 ${y + h * at}H920`, frame, 8)).join('')}</g>`;
  const rim =
    shape === 1
      ? `<circle cx="500" cy="390" r="300" fill="none" stroke="${frame}" stroke-width="22"/>`
      : stroke(openingShape({ ...shop, build: shape === 0 ? 'adobe' : shop.build }, box), frame, 20);
  const patch =
    shop.hour === 'night'
      ? ''
      : polygon(
          [
            [270, 1000],
            [360, 780],
            [640, 780],
            [860, 1000],
          ],
          '#fff1cf',
          'opacity="0.24"',
        );
  return (
    wallOf(shop, [0, 0, 1000, 770]) +
    glass +
    rim +
    floorOf(shop, 770) +
    patch +
    footShadow(shop, 500, 930, 360) +
    machineOf(shop, shop.round % 2 ? 460 : 540, 930, 1.36) +
    goodAt(shop, 2)(120, 950, 130, 190) +
    goodAt(shop, 5)(870, 950, 140, 200) +
    lampsOf(shop, lamps) +
    hourOver(shop, lamps)
  );
}
