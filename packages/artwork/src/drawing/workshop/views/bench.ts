import { darker, lighter } from '../../color/color.ts';
import { path, polygon, round, stroke } from '../../sketch.ts';
import { machineOf } from '../placed.ts';
import { footShadow, goodAt, type Shop } from '../shop.ts';
import { hourOver, lampsOf, sunbeam, wallOf, windowOf, type Lamp } from '../walls.ts';

/** The work itself, close by, on a bench; the rest of the place out of focus. */
export function bench(shop: Shop): string {
  const blur = shop.sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-100" y="-100" width="1200" height="1200"><feGaussianBlur stdDeviation="7"/></filter>`,
  );
  const left = shop.round % 3 !== 1;
  const top = shop.size === 'small' ? 610 : 570;
  const lamps: readonly Lamp[] = [[left ? 520 : 480, 110, 0.9]];
  const back =
    wallOf(shop, [0, 0, 1000, 700]) +
    windowOf(shop, left ? [70, 60, 300, 420] : [620, 60, 300, 420]) +
    machineOf(shop, left ? 700 : 300, 690, 1.05) +
    lampsOf(shop, lamps);
  const wood = lighter(shop.wood, 0.12);
  const surface =
    polygon(
      [
        [0, top],
        [1000, top],
        [1000, 1000],
        [0, 1000],
      ],
      shop.sketch.linear(
        [
          [0, lighter(wood, 0.3)],
          [0.5, wood],
          [1, darker(wood, 0.16)],
        ],
        84,
      ),
    ) +
    [0.2, 0.5, 0.84]
      .map((at) =>
        stroke(
          `M0 ${round(top + (1000 - top) * at)}C300 ${round(top + (1000 - top) * at - 8)} 700 ${round(top + (1000 - top) * at + 8)} 1000 ${round(top + (1000 - top) * at)}`,
          darker(wood, 0.4),
          3,
          'opacity="0.35"',
        ),
      )
      .join('');
  const places = left
    ? [
        [690, 720, 190],
        [430, 770, 250],
        [800, 900, 270],
        [180, 850, 230],
      ]
    : [
        [300, 715, 190],
        [560, 760, 240],
        [190, 890, 270],
        [800, 860, 260],
      ];
  const work = places
    .map(
      ([x = 0, y = 0, size = 0], at) =>
        footShadow(shop, x, y, size * 0.5) + goodAt(shop, at * 3 + (at % 2))(x, y, size, size * 1.5),
    )
    .join('');
  const row = Array.from({ length: 7 }, (_, at) =>
    goodAt(shop, 1)(left ? 330 + at * 104 : 60 + at * 104, 652, 80, 120),
  ).join('');
  const cloth = path(
    left ? 'M300 960L470 890L640 940L520 1010L330 1010Z' : 'M420 970L560 900L700 950L640 1010L460 1010Z',
    shop.sketch.flat(lighter(shop.main, 0.5)),
  );
  const tools =
    stroke(left ? 'M90 930L330 980' : 'M690 980L930 930', darker(shop.metal, 0.1), 12) +
    stroke(left ? 'M60 924L130 939' : 'M880 940L950 925', darker(shop.wood, 0.3), 22);
  return (
    `<g filter="${blur}">${back}</g>` +
    surface +
    row +
    cloth +
    tools +
    work +
    sunbeam(shop, left ? 70 : 420, left ? 370 : 720, 60) +
    hourOver(shop, lamps)
  );
}
