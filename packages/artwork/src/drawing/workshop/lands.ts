import type { Color } from '../color/color.ts';
import { ellipse, group, path, rect, round, stroke } from '../sketch.ts';
import type { Land, Shop } from './shop.ts';
import { outdoors } from './sky.ts';
import { palm, pine, cypress } from './trees.ts';

export const lands: Record<Land, (shop: Shop, width: number, height: number) => string> = {
  hills: (shop, w, h) =>
    ridge(w, h, [0.6, 0.52, 0.62, 0.5, 0.58], outdoors(shop, '#a7bba0')) +
    ridge(w, h, [0.66, 0.72, 0.62, 0.7, 0.6], outdoors(shop, '#8ba37a')) +
    [0.18, 0.23, 0.29, 0.7, 0.84]
      .map((at, index) =>
        cypress(
          at * w,
          h * (0.71 + (index % 2) * 0.02),
          h * (0.2 - (index % 3) * 0.03),
          outdoors(shop, '#4c6445'),
        ),
      )
      .join('') +
    ridge(w, h, [0.76, 0.72, 0.78, 0.74, 0.77], outdoors(shop, '#9aa66b')),
  harbor: (shop, w, h) =>
    ridge(w, h, [0.5, 0.44, 0.5, 0.56, 0.58], outdoors(shop, '#9db0b5')) +
    rect(0, h * 0.56, w, h * 0.44, 0, outdoors(shop, '#5f95a6')) +
    [0.6, 0.64, 0.69]
      .map((at, index) =>
        stroke(`M${w * 0.1 * index} ${h * at}H${w * (0.5 + index * 0.16)}`, '#ffffff', 2, 'opacity="0.35"'),
      )
      .join('') +
    [0.2, 0.52, 0.78]
      .map((at, index) =>
        boat(
          at * w,
          h * (0.66 + (index % 2) * 0.05),
          h * (0.3 - index * 0.05),
          outdoors(shop, ['#b5493c', '#f0e8d8', '#2f5a78'][index] ?? '#fff'),
        ),
      )
      .join('') +
    rect(0, h * 0.78, w, h * 0.22, 0, outdoors(shop, '#b7ac98')),
  peaks: (shop, w, h) =>
    ridge(w, h, [0.5, 0.22, 0.42, 0.16, 0.46, 0.28, 0.5], outdoors(shop, '#8e98ab'), true) +
    [
      [1, 0.22],
      [3, 0.16],
      [5, 0.28],
    ]
      .map(([at = 0, top = 0]) =>
        path(
          `M${round((w / 6) * at)} ${round(h * top)}L${round((w / 6) * (at - 0.34))} ${round(h * (top + 0.09))}L${round((w / 6) * at)} ${round(h * (top + 0.06))}L${round((w / 6) * (at + 0.3))} ${round(h * (top + 0.09))}Z`,
          outdoors(shop, '#f4f3f0'),
        ),
      )
      .join('') +
    ridge(w, h, [0.6, 0.52, 0.58, 0.5, 0.6], outdoors(shop, '#7f8a70')) +
    ridge(w, h, [0.72, 0.76, 0.7, 0.75, 0.73], outdoors(shop, '#a39a72')),
  desert: (shop, w, h) =>
    ridge(w, h, [0.58, 0.5, 0.54, 0.44, 0.56], outdoors(shop, '#c99b82')) +
    ridge(w, h, [0.62, 0.66, 0.58, 0.66, 0.62], outdoors(shop, '#dcb083')) +
    palm(w * 0.2, h * 0.78, h * 0.34, outdoors(shop, '#6f7f4e')) +
    palm(w * 0.28, h * 0.78, h * 0.25, outdoors(shop, '#62724a')) +
    ridge(w, h, [0.76, 0.74, 0.78, 0.75, 0.76], outdoors(shop, '#d3a878')) +
    [0.62, 0.8]
      .map((at) =>
        [-50, -25, 0, 25, 50]
          .map((turn) =>
            group(
              path('M-5 0L0 -60L5 0Z', outdoors(shop, '#7d9a7f')),
              `translate(${round(at * w)} ${round(h * 0.79)}) rotate(${turn}) scale(${round(h / 700)})`,
            ),
          )
          .join(''),
      )
      .join(''),
  tropics: (shop, w, h) =>
    ridge(w, h, [0.5, 0.34, 0.52, 0.4, 0.56], outdoors(shop, '#8db0a0')) +
    ridge(w, h, [0.64, 0.6, 0.66, 0.58, 0.64], outdoors(shop, '#6f9a68')) +
    [0.12, 0.3, 0.66, 0.86]
      .map((at, index) =>
        palm(
          at * w,
          h * 0.8,
          h * (0.5 - (index % 3) * 0.1),
          outdoors(shop, index % 2 ? '#4f7d49' : '#3f6d45'),
        ),
      )
      .join('') +
    ridge(w, h, [0.78, 0.75, 0.79, 0.76, 0.78], outdoors(shop, '#8a9c58')),
  roofs: (shop, w, h) =>
    houses(shop, w, h, ['#c9785a', '#b9654c', '#d08d68'], ['#efe2cd', '#e3cdb0', '#f3ead9', '#d9b9a0']),
  city: (shop, w, h) =>
    Array.from({ length: 11 }, (_, at) => {
      const tall = h * (0.24 + ((at * 7 + shop.seed) % 6) * 0.07);
      const x = (at * w) / 11;
      const wide = w / 12.5;
      const color = outdoors(shop, ['#9aa7b3', '#b3b8bb', '#8794a3', '#c2bdb2'][at % 4] ?? '#9aa7b3');
      const lit = shop.hour === 'night' || shop.hour === 'evening' ? '#ffdf94' : '#e9f1f4';
      return (
        rect(x, h * 0.78 - tall, wide, tall, 1, color) +
        Array.from({ length: 8 }, (_u, cell) =>
          (cell * 5 + at) % 3 === 0
            ? ''
            : rect(
                x + wide * (0.16 + (cell % 2) * 0.42),
                h * 0.78 - tall + tall * 0.08 + Math.floor(cell / 2) * tall * 0.18,
                wide * 0.26,
                tall * 0.08,
                0,
                lit,
                'opacity="0.75"',
              ),
        ).join('')
      );
    }).join('') + rect(0, h * 0.77, w, h * 0.23, 0, outdoors(shop, '#a5a29c')),
  moor: (shop, w, h) =>
    rect(0, 0, w, h, 0, '#aab3b5', `opacity="${shop.hour === 'night' ? 0.1 : 0.32}"`) +
    ridge(w, h, [0.58, 0.54, 0.48, 0.56, 0.52], outdoors(shop, '#93a08c')) +
    ridge(w, h, [0.66, 0.6, 0.68, 0.62, 0.68], outdoors(shop, '#7c8a66')) +
    [0.2, 0.34, 0.76]
      .map(
        (at, index) =>
          ellipse(w * at, h * 0.71, w * 0.016, h * 0.014, outdoors(shop, '#efebe1')) +
          ellipse(w * at + w * 0.014, h * 0.705, w * 0.006, h * 0.008, index ? '#3c3a36' : '#4c4a46'),
      )
      .join('') +
    stroke(
      `M0 ${h * 0.75}C${w * 0.3} ${h * 0.7} ${w * 0.6} ${h * 0.79} ${w} ${h * 0.72}`,
      outdoors(shop, '#6c6a62'),
      h * 0.022,
    ) +
    ridge(w, h, [0.77, 0.78, 0.75, 0.79, 0.76], outdoors(shop, '#8c9470')),
  delta: (shop, w, h) =>
    ridge(w, h, [0.56, 0.54, 0.57, 0.54, 0.56], outdoors(shop, '#9cae8c')) +
    rect(0, h * 0.57, w, h * 0.43, 0, outdoors(shop, '#9fae72')) +
    path(
      `M${w * 0.5} ${h * 0.57}C${w * 0.3} ${h * 0.64} ${w * 0.9} ${h * 0.68} ${w * 0.3} ${h}H${w}C${w} ${h * 0.74} ${w * 0.5} ${h * 0.66} ${w * 0.56} ${h * 0.57}Z`,
      outdoors(shop, '#a8c4c4'),
    ) +
    Array.from({ length: 5 }, (_, at) =>
      stroke(`M0 ${h * (0.61 + at * 0.035)}H${w * (0.36 - at * 0.05)}`, outdoors(shop, '#7f9158'), 2),
    ).join('') +
    palm(w * 0.12, h * 0.72, h * 0.3, outdoors(shop, '#5c7f4a')) +
    ridge(w, h, [0.8, 0.82, 0.86, 0.92, 1], outdoors(shop, '#a89a6a')),
  forest: (shop, w, h) =>
    ridge(w, h, [0.48, 0.36, 0.46, 0.4, 0.5], outdoors(shop, '#9cb0b0')) +
    Array.from({ length: 13 }, (_, at) =>
      pine((at + 0.3) * (w / 12.4), h * 0.7, h * (0.25 + ((at * 5) % 4) * 0.03), outdoors(shop, '#6d8a72')),
    ).join('') +
    Array.from({ length: 7 }, (_, at) =>
      pine((at + 0.1) * (w / 6.3), h * 0.8, h * (0.36 + ((at * 3) % 4) * 0.05), outdoors(shop, '#47644d')),
    ).join('') +
    ridge(w, h, [0.79, 0.77, 0.8, 0.78, 0.79], outdoors(shop, '#7f8560')),
};

/** A ridge across the box from heights at even steps, 0 to 1 down from the top. */
function ridge(width: number, height: number, line: readonly number[], color: Color, sharp = false): string {
  const step = width / (line.length - 1);
  const points = line.map((at, index) => [round(index * step), round(at * height)] as const);
  const drawn = points
    .slice(1)
    .map(([x, y], index) => {
      const before = points[index]?.[1] ?? y;
      return sharp ? `L${x} ${y}` : `C${round(x - step / 2)} ${before} ${round(x - step / 2)} ${y} ${x} ${y}`;
    })
    .join('');
  return path(`M0 ${points[0]?.[1] ?? 0}${drawn}V${height}H0Z`, color);
}

const boat = (x: number, y: number, tall: number, color: Color) =>
  path(
    `M${round(x - tall * 0.4)} ${round(y)}H${round(x + tall * 0.44)}L${round(x + tall * 0.3)} ${round(y + tall * 0.15)}H${round(x - tall * 0.28)}Z`,
    color,
  ) +
  stroke(`M${round(x)} ${round(y)}V${round(y - tall)}`, '#5a4a3c', 3) +
  path(
    `M${round(x + 4)} ${round(y - tall * 0.94)}L${round(x + tall * 0.34)} ${round(y - tall * 0.12)}H${round(x + 4)}Z`,
    '#f6efe2',
  );

function houses(shop: Shop, w: number, h: number, roofs: readonly Color[], walls: readonly Color[]): string {
  const row = (base: number, count: number, tall: number, shift: number) =>
    Array.from({ length: count + 1 }, (_, at) => {
      const wide = w / count;
      const x = (at - shift) * wide;
      const top = base - tall * (0.7 + ((at * 5 + shop.seed) % 4) * 0.13);
      const wall = outdoors(shop, walls[(at + count) % walls.length] ?? '#efe2cd');
      const lit = shop.hour === 'night' || shop.hour === 'evening' ? '#ffd98a' : outdoors(shop, '#7e8b92');
      return (
        rect(x, h * top, wide * 1.01, h * (1 - top), 0, wall) +
        path(
          `M${round(x - wide * 0.06)} ${round(h * top)}L${round(x + wide * 0.5)} ${round(h * (top - tall * 0.24))}L${round(x + wide * 1.06)} ${round(h * top)}Z`,
          outdoors(shop, roofs[at % roofs.length] ?? '#c9785a'),
        ) +
        [0.22, 0.6]
          .map((place) =>
            rect(x + wide * place, h * (top + tall * 0.16), wide * 0.18, h * tall * 0.2, 1, lit),
          )
          .join('')
      );
    }).join('');
  return (
    row(0.72, 7, 0.3, 0.4) +
    row(0.9, 5, 0.32, 0.15) +
    rect(0, h * 0.86, w, h * 0.14, 0, outdoors(shop, '#b9a88f'))
  );
}
