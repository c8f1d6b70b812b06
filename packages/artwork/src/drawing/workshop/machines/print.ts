import { darker, lighter, mix } from '../../color/color.ts';
import { path, rect, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { leg, panel, roller, wheel } from './parts.ts';

/** A printing press with its flywheel and a sheet on the bed. */
export function printingPress(shop: Shop): string {
  const iron = mix('#3b4043', shop.main, 0.12);
  return (
    path('M-170 0L-140 -150H120L150 0H100L80 -90H-100L-120 0Z', iron) +
    panel(shop, [-200, -240, 360, 96], iron, 8) +
    roller(shop, [-170, -330, 250, 84], lighter(shop.metal, 0.1)) +
    roller(shop, [-150, -380, 210, 46], darker(shop.main, 0.2)) +
    path('M-260 -262H-180V-240H-260Z', shop.wood) +
    path('M-290 -280L-150 -300L-130 -246L-282 -240Z', '#fbf6ea') +
    stroke('M-264 -272L-170 -284M-260 -260L-180 -270', shop.main, 6) +
    wheel(150, -210, 128, iron, 6) +
    path('M-190 -240H-170V-420H-190Z', darker(iron, 0.1)) +
    panel(shop, [-214, -440, 190, 24], iron) +
    [0, 1, 2, 3, 4]
      .map((at) => rect(-206 + at * 2, -452 - at * 6, 170, 6, 1, at % 2 ? '#f4eddc' : '#fbf8f0'))
      .join('')
  );
}

/** A cabinet of type with a composing stick, and sheets that dry above. */
export function typeCabinet(shop: Shop): string {
  const drawers = Array.from({ length: 7 }, (_, row) =>
    [0, 1]
      .map(
        (at) =>
          panel(shop, [-138 + at * 140, -244 + row * 34, 134, 30], shop.wood) +
          rect(-90 + at * 140, -232 + row * 34, 38, 9, 3, '#c9a04a'),
      )
      .join(''),
  ).join('');
  const sheets = [-96, -32, 32, 96]
    .map(
      (x, at) =>
        rect(x - 27, -430, 54, 76, 1, at % 2 ? '#f4ecda' : '#fdfaf2') +
        `<circle cx="${x}" cy="-402" r="13" fill="${at % 2 ? shop.main : darker(shop.main, 0.2)}"/>` +
        rect(x - 16, -380, 32, 4, 0, '#8a8378'),
    )
    .join('');
  return (
    stroke('M-150 -436H150', '#6f675e', 4) +
    sheets +
    panel(shop, [-150, -262, 300, 262], darker(shop.wood, 0.16)) +
    drawers +
    path('M-110 -262L-92 -300H100L120 -262Z', shop.sketch.flat(lighter(shop.wood, 0.2)))
  );
}

/** A line that folds cartons: rollers, a hood and a belt with boxes. */
export function cartonLine(shop: Shop): string {
  const blue = mix('#4a6a80', shop.main, 0.24);
  return (
    [-200, -60, 80, 210].map((x) => leg(x, -130, shop.metal)).join('') +
    panel(shop, [-260, -152, 520, 26], shop.metal) +
    Array.from(
      { length: 13 },
      (_, at) => `<circle cx="${-244 + at * 40.5}" cy="-139" r="9" fill="${lighter(shop.metal, 0.4)}"/>`,
    ).join('') +
    panel(shop, [-110, -420, 220, 200], blue, 10) +
    rect(-80, -390, 160, 90, 6, '#cfe0e4', 'opacity="0.85"') +
    roller(shop, [-120, -232, 240, 36], darker(shop.metal, 0.2)) +
    roller(shop, [-120, -200, 240, 36], lighter(shop.metal, 0.14)) +
    path('M-258 -160L-120 -190V-176L-258 -152Z', '#c7a06c') +
    goodAt(shop, 0)(180, -152, 110, 130) +
    rect(80, -404, 20, 20, 4, '#3fae6a') +
    rect(-100, -290, 200, 40, 4, darker(blue, 0.14))
  );
}

/** Flat cartons stacked on a pallet. */
export const flatStack = (shop: Shop): string =>
  panel(shop, [-150, -26, 300, 26], shop.wood) +
  Array.from({ length: 15 }, (_, at) =>
    rect(
      -138 + ((at * 7) % 9),
      -44 - at * 18,
      270,
      16,
      1,
      shop.sketch.flat(
        [mix('#c7a06c', shop.main, 0.1), mix('#d9b98a', shop.main, 0.1), mix('#b98f5a', shop.main, 0.2)][
          at % 3
        ] ?? '#c7a06c',
        0.1,
      ),
    ),
  ).join('') +
  goodAt(shop, 1)(-60, -296, 110, 130) +
  goodAt(shop, 3)(66, -296, 100, 110);
