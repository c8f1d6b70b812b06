import { darker, lighter, mix, type Color } from '../../color/color.ts';
import { marks } from '../../lettering/marks.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import type { Above } from '../machines/index.ts';
import type { Shop } from '../shop.ts';

/** One piece of work from above, within a circle of 100, and the outline that casts its shadow. */
export function piece(shop: Shop, kind: Above, at: number): { drawn: string; shape: string } {
  const tones: readonly Color[] = [
    shop.main,
    lighter(shop.main, 0.42),
    mix(shop.main, shop.accent, 0.6),
    darker(shop.main, 0.26),
  ];
  const tone = tones[at % 4] ?? shop.main;
  const fill = shop.sketch.flat(tone, 0.24);
  const mark = (size: number, ink: Color) => group(marks[shop.mark](ink), `scale(${size})`);
  const ink = darker(tone, 0.5);
  switch (kind) {
    case 'round': {
      const inner =
        {
          pouring: lighter(tone, 0.6),
          roastery: '#4a2d1c',
          tea: '#6a6a3a',
          kiln: darker(tone, 0.3),
          lab: '#f8f4ec',
          distillery: mix(tone, '#f2d79a', 0.5),
          hats: lighter(tone, 0.1),
        }[shop.trade as 'pouring'] ?? lighter(tone, 0.3);
      const wick = shop.trade === 'pouring' ? '<circle r="5" fill="#3a2c24"/>' : '';
      const handle =
        shop.trade === 'kiln' && at % 2 === 0 ? stroke('M84 -22C130 -26 130 26 84 22', tone, 18) : '';
      return {
        drawn: `${handle}<circle r="92" fill="${fill}"/><circle r="78" fill="${inner}"/><circle r="78" fill="${shop.sketch.radial(
          [
            [0.6, '#000000', 0],
            [1, '#000000', 0.24],
          ],
        )}"/>${wick}${shop.trade === 'hats' ? Array.from({ length: 8 }, (_, spoke) => `<g transform="rotate(${spoke * 45})">${stroke('M0 0V-88', darker(tone, 0.2), 4)}</g>`).join('') : ''}`,
        shape: '<circle r="92"/>',
      };
    }
    case 'bar':
      return {
        drawn:
          rect(-88, -58, 176, 116, 16, fill) +
          rect(-74, -44, 148, 88, 10, 'none', `stroke="${darker(tone, 0.2)}" stroke-width="3"`) +
          mark(0.42, ink),
        shape: '<rect x="-88" y="-58" width="176" height="116" rx="16"/>',
      };
    case 'cloth': {
      const fringe = Array.from({ length: 15 }, (_, one) =>
        stroke(`M-92 ${-70 + one * 10}h-13`, tone, 3),
      ).join('');
      const stripes = [-74, -56, 62]
        .map((x) => rect(x, -76, 10, 152, 0, at % 2 ? shop.accent : darker(tone, 0.3), 'opacity="0.8"'))
        .join('');
      const folds = rect(
        -92,
        -76,
        184,
        152,
        12,
        shop.sketch.linear(
          [
            [0, '#ffffff', 0.22],
            [0.08, '#ffffff', 0],
            [0.9, '#000000', 0],
            [1, '#000000', 0.2],
          ],
          90,
        ),
      );
      return {
        drawn:
          fringe +
          rect(-92, -76, 184, 152, 12, fill) +
          stripes +
          folds +
          rect(20, -30, 34, 44, 2, '#f7f1e4') +
          group(marks[shop.mark](ink), 'translate(37 -8) scale(0.16)'),
        shape: '<rect x="-92" y="-76" width="184" height="152" rx="12"/>',
      };
    }
    case 'sheet':
      return {
        drawn:
          rect(-74, -96, 148, 192, 3, at % 3 === 1 ? fill : '#fcf8ef') +
          mark(0.5, at % 3 === 1 ? lighter(tone, 0.7) : tone) +
          [52, 66]
            .map((y, row) => rect(-40, y, 80 - row * 26, 5, 2, at % 3 === 1 ? lighter(tone, 0.6) : '#8a8378'))
            .join(''),
        shape: '<rect x="-74" y="-96" width="148" height="192"/>',
      };
    case 'ring':
      return {
        drawn:
          `<circle r="56" fill="none" stroke="${at % 2 ? '#c9a04a' : '#cfd0ce'}" stroke-width="15"/><circle r="60" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.7"/>` +
          ellipse(0, -58, 21, 21, shop.sketch.flat(tone, 0.4)) +
          path('M-12 -62L0 -74L12 -62L0 -46Z', lighter(tone, 0.6), 'opacity="0.8"'),
        shape: '<circle r="62"/>',
      };
    case 'stick':
      return {
        drawn:
          Array.from({ length: 9 }, (_, one) =>
            rect(-92, -44 + one * 11, 184, 6, 3, mix(tone, '#4a342a', 0.34 + (one % 3) * 0.1)),
          ).join('') + rect(-14, -50, 30, 102, 5, '#e8dcc0'),
        shape: '<rect x="-92" y="-46" width="184" height="96"/>',
      };
    case 'peg':
      return at % 3 === 0
        ? {
            drawn:
              rect(-70, -70, 140, 140, 12, shop.sketch.flat(mix('#d9b27c', tone, 0.2))) + mark(0.6, tone),
            shape: '<rect x="-70" y="-70" width="140" height="140" rx="12"/>',
          }
        : {
            drawn: `<circle r="76" fill="${fill}"/><circle r="22" fill="#7c5a3e"/>`,
            shape: '<circle r="76"/>',
          };
  }
}
