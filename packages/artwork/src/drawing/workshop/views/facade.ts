import { darker, mix } from '../../color/color.ts';
import { marks } from '../../lettering/marks.ts';
import { ellipse, group, path, polygon, rect, round, stroke } from '../../sketch.ts';
import { groundOf, landscape } from '../land.ts';
import { outdoors } from '../sky.ts';
import { machineOf, sideOf } from '../placed.ts';
import { footShadow, goodAt, type Shop } from '../shop.ts';
import { openingShape, wallColor, wallOf } from '../walls.ts';
import { isDark, roofOf } from './roof.ts';

/** How wide and tall a house is: low and long, or narrow with a second story; by size and seed. */
function frontOf({ size, round }: Shop): readonly [wide: number, tall: number] {
  const shape = round % 3;
  const fronts = {
    small: [
      [560, 400],
      [420, 610],
      [680, 340],
    ],
    medium: [
      [760, 440],
      [600, 600],
      [880, 370],
    ],
    large: [
      [940, 380],
      [860, 560],
      [1060, 330],
    ],
  } as const;
  return fronts[size][shape] ?? fronts[size][0];
}

/** The front of the house from across the street, its door open. */
export function facade(shop: Shop): string {
  const [wide, tall] = frontOf(shop);
  const [left, right, top] = [500 - wide / 2, 500 + wide / 2, 830 - tall];
  const doorAt = [0.5, 0.3, 0.7][Math.floor(shop.round / 2) % 3] ?? 0.5;
  const door = [left + wide * doorAt - 120, 830 - 290, 240, 290] as const;
  const clip = shop.sketch.clip(
    `<path d="${openingShape({ ...shop, build: shop.build === 'plaster' ? 'adobe' : shop.build }, door)}"/>`,
  );
  const [dx, dy, dw, dh] = door;
  const inside =
    rect(dx, dy, dw, dh, 0, isDark(shop) ? '#f4c57c' : mix(wallColor(shop), '#2b1f18', 0.56)) +
    machineOf(shop, dx + dw / 2, 832, 0.48);
  const pane = (x: number, y: number, w: number, h: number) => {
    const box = [x, y, w, h] as const;
    return (
      path(openingShape(shop, box), isDark(shop) ? '#ffd98a' : '#8fa5ae') +
      stroke(openingShape(shop, box), outdoors(shop, darker(shop.wood, 0.3)), 9) +
      stroke(
        `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.5}H${x + w}`,
        outdoors(shop, darker(shop.wood, 0.3)),
        6,
      )
    );
  };
  const count = Math.max(2, Math.round(wide / 150));
  const [stories, height] = [tall > 500 ? 2 : 1, Math.min(150, tall * 0.34)];
  const windows = Array.from({ length: count * stories }, (_, at) => {
    const [story, column] = [Math.floor(at / count), at % count];
    const x = round(left + ((column + 0.5) * wide) / count - 36);
    const ground = story === stories - 1;
    if (ground && x + 72 > dx - 16 && x < dx + dw + 16) return '';
    return pane(x, round(ground ? 830 - Math.min(tall, 420) * 0.78 : top + 50), 72, height);
  }).join('');
  const sign =
    rect(dx - 10, dy - 74, dw + 20, 54, 6, outdoors(shop, shop.main)) +
    group(marks[shop.mark](outdoors(shop, '#fbf4e4')), `translate(${dx + 34} ${dy - 47}) scale(0.32)`) +
    [0, 1]
      .map((row) => rect(dx + 74, dy - 60 + row * 18, 130 - row * 44, 8, 3, outdoors(shop, '#fbf4e4')))
      .join('');
  const ground = groundOf(shop);
  const street =
    rect(0, 820, 1000, 180, 0, ground) +
    polygon(
      [
        [0, 880],
        [1000, 858],
        [1000, 1000],
        [0, 1000],
      ],
      darker(ground, 0.22),
    ) +
    Array.from({ length: 9 }, (_, at) =>
      ellipse(
        (at * 131 + shop.seed * 17) % 1000,
        900 + (at % 3) * 34,
        40,
        5,
        darker(ground, 0.34),
        'opacity="0.4"',
      ),
    ).join('');
  const goodsAt = dx > 500 ? 140 : 800;
  const light = isDark(shop)
    ? polygon(
        [
          [dx, 832],
          [dx + dw, 832],
          [dx + dw + 90, 1000],
          [dx - 90, 1000],
        ],
        '#ffd489',
        'opacity="0.3"',
      )
    : '';
  return (
    landscape(shop, 1000, 1000) +
    street +
    rect(left, top, wide, tall, 0, outdoors(shop, wallColor(shop))) +
    group(
      wallOf(shop, [left, top, wide, tall]),
      '',
      `opacity="${shop.hour === 'night' ? 0.35 : shop.hour === 'evening' ? 0.7 : 1}"`,
    ) +
    roofOf(shop, left, right, top) +
    (shop.size !== 'small' && shop.trade === 'kiln'
      ? path('M90 832L130 420H210L250 832Z', outdoors(shop, '#9b5a44'))
      : '') +
    windows +
    `<g clip-path="${clip}">${inside}</g>` +
    stroke(
      openingShape({ ...shop, build: shop.build === 'plaster' ? 'adobe' : shop.build }, door),
      outdoors(shop, darker(shop.wood, 0.2)),
      14,
    ) +
    sign +
    light +
    footShadow(shop, goodsAt, 880, 130) +
    sideOf(shop, goodsAt, 880, 0.62) +
    goodAt(shop, 1)(dx < 500 ? dx + dw + 70 : dx - 70, 862, 96, 110) +
    (isDark(shop)
      ? ellipse(
          dx + dw / 2,
          dy + 100,
          260,
          220,
          shop.sketch.radial([
            [0, '#ffdf9c', 0.42],
            [1, '#ffdf9c', 0],
          ]),
        )
      : '')
  );
}
