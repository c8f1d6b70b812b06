import { darker, lighter, mix } from '../../color/color.ts';
import { nestedShadow } from '../../scene/light.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import type { Shop } from '../shop.ts';

/** A mat to cut on, with its ruler and scissors. */
export function cuttingMat(shop: Shop): string {
  const { sketch } = shop;
  const mat =
    `<g transform="translate(10 14)">${nestedShadow('<rect x="600" y="600" width="340" height="320" rx="10"/>', 14, 0.3, 4)}</g>` +
    rect(600, 600, 340, 320, 10, sketch.flat('#3f6b62', 0.1)) +
    Array.from({ length: 7 }, (_, at) =>
      stroke(`M${640 + at * 44} 606V914M606 ${640 + at * 40}H934`, '#ffffff', 1.5, 'opacity="0.22"'),
    ).join('');
  const ruler = group(
    rect(-160, -18, 320, 36, 4, sketch.flat('#d9b86a')) +
      Array.from({ length: 15 }, (_, at) =>
        stroke(`M${-146 + at * 21} -18v${at % 5 ? 10 : 18}`, '#5a4426', 2.5),
      ).join(''),
    'translate(790 860) rotate(-14)',
  );
  const scissors = group(
    stroke('M0 0L150 -46M0 0L150 34', lighter(shop.metal, 0.3), 15) +
      [-24, 26]
        .map(
          (y) =>
            `<ellipse cx="-46" cy="${y}" rx="38" ry="24" fill="none" stroke="${shop.main}" stroke-width="15"/>`,
        )
        .join(''),
    'translate(740 720) rotate(-18)',
  );
  return mat + ruler + scissors;
}

/** A folded cloth with a brush and a ladle on it. */
export function brushAndCloth(shop: Shop): string {
  const { sketch } = shop;
  const linen = mix('#efe6d6', shop.main, 0.12);
  const cloth = 'M610 640L930 610L950 900L640 940Z';
  return (
    `<g transform="translate(10 16)">${nestedShadow(path(cloth, '#000'), 14, 0.3, 4)}</g>` +
    path(cloth, sketch.flat(linen, 0.16)) +
    [0.2, 0.28]
      .map((at) =>
        stroke(
          `M${610 + at * 30} ${640 + at * 300}L${930 + at * 20} ${610 + at * 290}`,
          shop.main,
          7,
          'opacity="0.7"',
        ),
      )
      .join('') +
    group(
      rect(-150, -11, 190, 22, 10, sketch.flat(shop.wood)) +
        rect(36, -15, 40, 30, 3, shop.metal) +
        path('M76 -17C120 -30 150 -14 168 0C150 14 120 30 76 17Z', sketch.flat('#c9a678')),
      'translate(770 760) rotate(-32)',
    ) +
    group(
      rect(-160, -7, 210, 14, 7, lighter(shop.metal, 0.24)) +
        ellipse(90, 0, 54, 44, sketch.flat(lighter(shop.metal, 0.3))) +
        ellipse(92, 2, 38, 30, darker(shop.metal, 0.2)),
      'translate(800 860) rotate(-12)',
    )
  );
}

/** A roll of leather with pliers and files in it. */
export function toolRoll(shop: Shop): string {
  const { sketch } = shop;
  const roll = '<rect x="620" y="610" width="310" height="310" rx="14"/>';
  return (
    `<g transform="translate(10 14)">${nestedShadow(roll, 14, 0.32, 4)}</g>` +
    rect(620, 610, 310, 310, 14, sketch.flat('#7a4a2c', 0.16)) +
    rect(634, 770, 282, 136, 6, sketch.flat('#8d5938', 0.1)) +
    stroke('M640 776H910', '#d9b27c', 3, 'stroke-dasharray="9 7"') +
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const x = 664 + at * 46;
        return (
          rect(x - 9, 690, 18, 170, 8, sketch.flat([shop.wood, '#b5493c', '#3f4a52'][at % 3] ?? shop.wood)) +
          (at % 2
            ? path(`M${x - 13} 690L${x - 4} 632H${x + 4}L${x + 13} 690Z`, lighter(shop.metal, 0.3))
            : stroke(`M${x} 690V640`, lighter(shop.metal, 0.2), 7))
        );
      })
      .join('')
  );
}
