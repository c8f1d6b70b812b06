import { darker, lighter } from '../../color/color.ts';
import { group, polygon, rect } from '../../sketch.ts';
import { groundOf, landscape } from '../land.ts';
import { outdoors } from '../sky.ts';
import { toolsOf } from '../machines/index.ts';
import type { Shop } from '../shop.ts';
import { wallColor, wallOf } from '../walls.ts';
import { clothLines, wareBoards, crateStacks } from './in-the-open.ts';
import { isDark, roofOf } from './roof.ts';

/** The yard: what is made stands or hangs in the open. */
export function yard(shop: Shop): string {
  const ground = groundOf(shop);
  const horizon = [470, 540, 420][shop.round % 3] ?? 470;
  const small = shop.size === 'small';
  const hut = small
    ? [640, 300, 300, 210]
    : shop.size === 'medium'
      ? [470, 290, 500, 220]
      : [300, 270, 690, 240];
  const [x = 0, shift = 0, w = 0, h = 0] = hut;
  const y = shift + horizon - 470;
  const house =
    rect(x, y, w, h, 0, outdoors(shop, wallColor(shop))) +
    group(wallOf(shop, [x, y, w, h]), '', `opacity="${isDark(shop) ? 0.4 : 0.9}"`) +
    roofOf(shop, x, x + w, y) +
    Array.from({ length: Math.round(w / 90) }, (_, at) =>
      rect(x + 30 + at * 90, y + 60, 40, 60, 2, isDark(shop) ? '#ffd98a' : '#73878f'),
    ).join('') +
    rect(x + w * 0.42, y + h - 120, 84, 120, 2, isDark(shop) ? '#f4c57c' : '#4a3a2e');
  const floor = polygon(
    [
      [0, horizon],
      [1000, horizon - 6],
      [1000, 1000],
      [0, 1000],
    ],
    shop.sketch.linear(
      [
        [0, lighter(ground, 0.2)],
        [1, darker(ground, 0.18)],
      ],
      90,
    ),
  );
  return (
    landscape(shop, 1000, horizon + 170) +
    floor +
    house +
    { lines: clothLines, boards: wareBoards, crates: crateStacks }[toolsOf[shop.trade].outside](shop) +
    (isDark(shop)
      ? rect(
          0,
          0,
          1000,
          1000,
          0,
          shop.hour === 'night' ? '#8f9ac8' : '#ffcf9c',
          'style="mix-blend-mode:multiply" opacity="0.55"',
        )
      : '')
  );
}
