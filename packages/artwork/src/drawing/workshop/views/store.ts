import { lighter, mix } from '../../color/color.ts';
import { rect, stroke } from '../../sketch.ts';
import { panel } from '../machines/parts.ts';
import { machineOf } from '../placed.ts';
import { face, footShadow, goodAt, setAt, type Shop } from '../shop.ts';
import { floorOf, hourOver, lampsOf, wallOf, type Lamp } from '../walls.ts';

/** Racks of finished work from floor to ceiling. */
export function store(shop: Shop): string {
  const rows = { small: 3, medium: 4, large: 5 }[shop.size] + (shop.round % 4 === 3 ? 1 : 0);
  const bays = (shop.size === 'small' ? 2 : 3) + (shop.round % 3 === 2 ? -1 : 0);
  const metal = shop.size === 'large';
  const post = metal ? mix('#3f6b8c', shop.main, 0.24) : shop.wood;
  const board = metal ? '#c9793a' : lighter(shop.wood, 0.1);
  const step = 800 / rows;
  const wide = 940 / bays;
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: bays }, (_u, bay) => {
      const [left, base] = [30 + bay * wide, 60 + (row + 1) * step];
      const kind = (row * bays + bay + shop.seed) % 4;
      if (kind === 3 && metal)
        return (
          face(
            shop,
            [left + 40, base - step * 0.62, wide - 80, step * 0.62],
            mix('#c7a06c', shop.main, 0.12),
          ) + rect(left + wide * 0.4, base - step * 0.42, wide * 0.2, step * 0.2, 2, '#f3e8d2')
        );
      const count = Math.round(wide / (step * 0.52));
      return Array.from({ length: count }, (_v, at) =>
        goodAt(shop, row + bay + (kind === 2 ? at * 2 : kind))(
          left + ((at + 0.5) * wide) / count,
          base - 2,
          (wide / count) * 0.84,
          step * 0.74,
        ),
      ).join('');
    }).join(''),
  ).join('');
  const boards = Array.from(
    { length: rows },
    (_, row) =>
      rect(30, 60 + (row + 1) * step, 940, 30, 0, '#120d0b', 'opacity="0.2"') +
      panel(shop, [24, 60 + (row + 1) * step, 952, 20], board),
  ).join('');
  const posts = Array.from({ length: bays + 1 }, (_, at) =>
    panel(shop, [18 + at * wide, 30, 24, 870], post),
  ).join('');
  const ladder =
    stroke('M-46 0L-30 -620M46 0L30 -620', lighter(shop.wood, 0.2), 16) +
    Array.from({ length: 8 }, (_, at) =>
      stroke(`M${-43 + at * 2} ${-60 - at * 72}H${43 - at * 2}`, lighter(shop.wood, 0.3), 12),
    ).join('');
  const left = shop.round % 3 !== 1;
  const lamps: readonly Lamp[] = [[left ? 620 : 380, 120, 1.1]];
  return (
    wallOf(shop, [0, 0, 1000, 900]) +
    rect(0, 0, 1000, 900, 0, '#140f0d', 'opacity="0.32"') +
    cells +
    boards +
    posts +
    floorOf(shop, 880) +
    (metal ? '' : setAt(ladder, left ? 720 : 270, 960, 1)) +
    footShadow(shop, left ? 250 : 760, 975, 170) +
    machineOf(shop, left ? 250 : 760, 975, metal ? 0.66 : 0.8) +
    lampsOf(shop, lamps) +
    hourOver(shop, lamps)
  );
}
