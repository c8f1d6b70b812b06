import { darker, lighter, mix, type Color } from '../../color/color.ts';
import { nestedShadow } from '../../scene/light.ts';
import { ellipse, group, rect, round, type Point } from '../../sketch.ts';
import { toolsOf } from '../machines/index.ts';
import type { Shop } from '../shop.ts';
import { piece } from './piece.ts';
import { cuttingMat, brushAndCloth, toolRoll } from './table-tools.ts';

/** Places in rows around (0, 0); every other row is shifted where they are staggered. */
const inRows = (columns: number, step: number, staggered: boolean): Point[] =>
  Array.from({ length: columns ** 2 }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const shift = staggered && row % 2 ? 0.5 : 0;
    return [(column - (columns - 1) / 2 + shift) * step, (row - (columns - 1) / 2) * step];
  });

/** Places in rings around (0, 0), the middle first. */
const inRings = (step: number): Point[] => [
  [0, 0],
  ...[1, 2, 3].flatMap((ring) =>
    Array.from({ length: ring * 6 }, (_, at): Point => {
      const angle = (at / (ring * 6)) * Math.PI * 2 + ring * 0.3;
      return [Math.cos(angle) * ring * step, Math.sin(angle) * ring * step];
    }),
  ),
];

/** The work on its table, from straight above. */
export function overhead(shop: Shop): string {
  const kind = toolsOf[shop.trade].above;
  const { seed, sketch } = shop;
  const grounds: readonly Color[] = [
    lighter(shop.wood, 0.1),
    mix('#d8d2c6', shop.wall, 0.4),
    darker(shop.palette.wall, 0.3),
    '#5d6468',
    lighter(shop.palette.wall, 0.3),
  ];
  const ground = grounds[(shop.round + seed) % grounds.length] ?? shop.wood;
  const planks =
    ground === grounds[0]
      ? [0, 1, 2, 3, 4]
          .map((at) => rect(0, at * 204, 1000, 4, 0, darker(ground, 0.4), 'opacity="0.6"'))
          .join('')
      : '';
  const columns = { small: 3, medium: 4, large: 6 }[shop.size];
  const step = { small: 270, medium: 215, large: 160 }[shop.size];
  const turn = [-12, 8, 45, -30, 20][shop.round % 5] ?? 0;
  const pieces = Array.from({ length: 8 }, (_, at) => {
    const { drawn, shape } = piece(shop, kind, at);
    return `<g transform="translate(12 18)">${nestedShadow(shape, 16, 0.34, 4)}</g>${drawn}`;
  });
  const places = shop.round % 3 === 2 ? inRings(step) : inRows(columns + 3, step, shop.size !== 'large');
  const jitter = shop.size === 'large' ? 2 : 16;
  const cells = places
    // A part of the table stays free for the tools.
    .filter(([x, y]) => !(x > step * 0.9 && y > step * 0.4 && shop.round % 3 !== 2))
    .map(([x, y], at) =>
      group(
        pieces[(at * 3 + Math.floor(at / 5)) % 8] ?? '',
        `translate(${round(x + (shop.next() - 0.5) * jitter)} ${round(y + (shop.next() - 0.5) * jitter)}) rotate(${round((shop.next() - 0.5) * jitter)}) scale(${round(step / 235)})`,
      ),
    )
    .join('');
  const tools =
    kind === 'cloth' || kind === 'sheet'
      ? cuttingMat(shop)
      : kind === 'round' || kind === 'bar'
        ? brushAndCloth(shop)
        : toolRoll(shop);
  const light = sketch.linear(
    [
      [0, '#fffaf0', shop.hour === 'night' ? 0.06 : 0.34],
      [0.5, '#fffaf0', 0],
      [1, '#140f16', shop.hour === 'night' ? 0.6 : 0.28],
    ],
    44,
  );
  const tint = { dawn: '#e6dcee', morning: '#ffffff', noon: '#ffffff', evening: '#ffdcae', night: '#a9acd0' }[
    shop.hour
  ];
  return (
    rect(0, 0, 1000, 1000, 0, ground) +
    planks +
    group(cells, `translate(460 450) rotate(${turn})`) +
    tools +
    rect(0, 0, 1000, 1000, 0, light) +
    (tint === '#ffffff' ? '' : rect(0, 0, 1000, 1000, 0, tint, 'style="mix-blend-mode:multiply"')) +
    (shop.hour === 'night'
      ? ellipse(
          420,
          420,
          460,
          430,
          sketch.radial([
            [0, '#ffdf9c', 0.34],
            [1, '#ffdf9c', 0],
          ]),
        )
      : '')
  );
}
