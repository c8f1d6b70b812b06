import { darker, lighter, mix } from '../../color/color.ts';
import { polygon, round, stroke } from '../../sketch.ts';
import { machineOf, sideOf } from '../placed.ts';
import { footShadow, setAt, type Shop } from '../shop.ts';
import { hourOver, lampsOf, wallColor, wallOf, windowOf, type Lamp } from '../walls.ts';
import { workTable } from './work-table.ts';

/** A hall that runs away from the eye, machines on one side and their work on the other. */
export function hall(shop: Shop): string {
  // The eye stands left, in the middle or right of the aisle.
  const away = [0, -150, 150][shop.round % 3] ?? 0;
  const rise = shop.round % 2 ? 90 : 0;
  const [x, y, width, height] =
    shop.size === 'small'
      ? [300 + away, 210 - rise, 400, 360 + rise]
      : [370 + away * 1.3, 300 - rise, 260, 220 + rise];
  const [right, bottom] = [x + width, y + height];
  const wall = wallColor(shop);
  const end = 380;
  const roof = shop.sketch.linear(
    [
      [0, darker(wall, 0.46)],
      [1, darker(wall, 0.2)],
    ],
    90,
  );
  const windowed = shop.size !== 'small';
  const skylight = windowed
    ? [
        [0.08, 0.28],
        [0.36, 0.52],
        [0.6, 0.72],
      ]
        .map(([from = 0, to = 0]) =>
          polygon(
            [
              [240 + from * (x - 40 - 240), y * from],
              [760 + from * (right + 40 - 760), y * from],
              [760 + to * (right + 40 - 760), y * to],
              [240 + to * (x - 40 - 240), y * to],
            ],
            shop.hour === 'night' ? '#1b2544' : shop.hour === 'evening' ? '#f4c98c' : '#e6f1f5',
            'opacity="0.85"',
          ),
        )
        .join('')
    : '';
  const trusses = [0.02, 0.3, 0.56, 0.78, 0.94]
    .map((at) => {
      const [l, r, t] = [x * at, 1000 - (1000 - right) * at, y * at];
      return stroke(
        `M${round(l)} ${round(t + (1 - at) * 6)}H${round(r)}`,
        shop.size === 'small' ? darker(shop.wood, 0.3) : '#43484b',
        shop.size === 'small' ? 26 * (1 - at * 0.6) : 12 * (1 - at * 0.6),
      );
    })
    .join('');
  const sides =
    polygon(
      [
        [0, 0],
        [x, y],
        [x, bottom],
        [0, 1000],
      ],
      shop.sketch.linear([
        [0, lighter(wall, 0.22)],
        [1, darker(wall, 0.14)],
      ]),
    ) +
    polygon(
      [
        [1000, 0],
        [right, y],
        [right, bottom],
        [1000, 1000],
      ],
      shop.sketch.linear([
        [0, darker(wall, 0.06)],
        [1, darker(wall, 0.3)],
      ]),
    );
  const panes = [0.04, 0.34, 0.6, 0.8]
    .map((at, index, all) => {
      const until = (all[index + 1] ?? 0.96) - 0.07;
      const at1 = (share: number) => ({ l: x * share, t: y * share, b: 1000 - (1000 - bottom) * share });
      const [a, b] = [at1(at), at1(until)];
      const top = (p: typeof a) => p.t + (p.b - p.t) * 0.2;
      const base = (p: typeof a) => p.t + (p.b - p.t) * 0.44;
      return polygon(
        [
          [a.l + 14, top(a)],
          [b.l, top(b)],
          [b.l, base(b)],
          [a.l + 14, base(a)],
        ],
        shop.hour === 'night' ? '#22305a' : shop.hour === 'evening' ? '#f6c98a' : '#dcecf2',
        `stroke="${darker(wall, 0.4)}" stroke-width="6"`,
      );
    })
    .join('');
  const floorColor = shop.size === 'small' ? mix(shop.wood, wall, 0.2) : '#a3a09a';
  const floor =
    polygon(
      [
        [0, 1000],
        [1000, 1000],
        [right, bottom],
        [x, bottom],
      ],
      shop.sketch.linear(
        [
          [0, darker(floorColor, 0.2)],
          [1, lighter(floorColor, 0.16)],
        ],
        90,
      ),
    ) +
    (shop.size === 'small'
      ? Array.from({ length: 9 }, (_, at) =>
          stroke(
            `M${at * 125} 1000L${round(x + (at * width) / 8)} ${bottom}`,
            darker(floorColor, 0.4),
            2.5,
            'opacity="0.5"',
          ),
        ).join('')
      : [0.38, 0.62]
          .map((at) =>
            stroke(
              `M${at < 0.5 ? 320 : 680} 1000L${round(x + at * width)} ${bottom}`,
              '#e0b94a',
              7,
              'opacity="0.7"',
            ),
          )
          .join(''));
  const back =
    wallOf(shop, [x, y, width, height]) +
    windowOf(shop, [x + width * 0.3, y + height * 0.18, width * 0.4, height * 0.44]);
  const rows = (shop.size === 'small' ? [0.62, 1] : [0.3, 0.42, 0.62, 0.96]).map((depth) => {
    const foot = end + (960 - end) * depth;
    const center = 500 + (x + width / 2 - 500) * (1 - depth) * 1.1;
    const [left, rightSide] = [center - 390 * depth, center + 390 * depth];
    return (
      footShadow(shop, left, foot, 220 * depth * 0.8) +
      machineOf(shop, left + 40 * depth, foot, depth * 0.86) +
      footShadow(shop, rightSide, foot, 150 * depth) +
      (depth === 0.42 || depth === 0.96 || shop.size === 'small'
        ? sideOf(shop, rightSide - 20 * depth, foot, depth * 0.96)
        : setAt(workTable(shop, Math.round(depth * 10)), rightSide - 30 * depth, foot, depth))
    );
  });
  const lamps: readonly Lamp[] = [
    [500 + away, y * 0.62 + 70, 0.5],
    [500 + away * 0.5, 150, 0.9],
  ];
  return (
    polygon(
      [
        [0, 0],
        [1000, 0],
        [right, y],
        [x, y],
      ],
      roof,
    ) +
    skylight +
    trusses +
    sides +
    panes +
    floor +
    back +
    rows.join('') +
    lampsOf(shop, lamps) +
    hourOver(shop, lamps)
  );
}
