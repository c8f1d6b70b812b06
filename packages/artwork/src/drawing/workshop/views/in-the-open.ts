import { darker, lighter, mix, type Color } from '../../color/color.ts';
import { marks } from '../../lettering/marks.ts';
import { group, path, round, stroke } from '../../sketch.ts';
import { toolsOf } from '../machines/index.ts';
import { panel } from '../machines/parts.ts';
import { footShadow, goodAt, setAt, type Shop } from '../shop.ts';

export function clothLines(shop: Shop): string {
  const pole = (x: number, y: number, tall: number) =>
    stroke(`M${x} ${y}V${y - tall}M${x - 26} ${y - tall + 8}H${x + 26}`, darker(shop.wood, 0.3), 12);
  const tones: readonly Color[] = [
    shop.main,
    lighter(shop.main, 0.5),
    shop.accent,
    darker(shop.main, 0.24),
    mix(shop.main, shop.accent, 0.5),
  ];
  const line = (y: number, drop: number, count: number, from: number) => {
    const step = 900 / count;
    return (
      stroke(`M40 ${y}Q500 ${y + 40} 960 ${y}`, '#efe6d4', 4) +
      Array.from({ length: count }, (_, at) => {
        const x = 60 + at * step;
        const sag = 30 * (1 - ((x + step / 2 - 500) / 480) ** 2);
        const tone = tones[(at + from) % tones.length] ?? shop.main;
        const wide = step * 0.82;
        const fill = shop.sketch.linear([
          [0, darker(tone, 0.14)],
          [0.3, lighter(tone, 0.16)],
          [0.6, tone],
          [1, darker(tone, 0.2)],
        ]);
        if (shop.trade === 'leather')
          return group(
            path(
              'M-44 0C-60 70 -74 150 -52 230C-40 280 -46 310 -26 316C-6 320 2 282 20 308C40 324 52 270 54 210C60 130 56 60 44 0Z',
              fill,
            ),
            `translate(${round(x + wide / 2)} ${round(y + sag)}) scale(${round(drop / 330)})`,
          );
        if (shop.trade === 'apparel')
          return group(
            path('M-20 0L-70 30L-58 86L-40 78V250H40V78L58 86L70 30L20 0C8 12 -8 12 -20 0Z', fill),
            `translate(${round(x + wide / 2)} ${round(y + sag)}) scale(${round(drop / 250)})`,
          );
        return (
          path(
            `M${round(x)} ${round(y + sag)}H${round(x + wide)}L${round(x + wide + 10)} ${round(y + sag + drop)}Q${round(x + wide / 2)} ${round(y + sag + drop + 22)} ${round(x + 6)} ${round(y + sag + drop - 6)}Z`,
            fill,
          ) +
          (at % 2
            ? [0.7, 0.8]
                .map((share) =>
                  stroke(
                    `M${round(x + 5)} ${round(y + sag + drop * share)}H${round(x + wide + 8)}`,
                    shop.accent,
                    7,
                    'opacity="0.8"',
                  ),
                )
                .join('')
            : '')
        );
      }).join('')
    );
  };
  return (
    pole(40, 720, 330) +
    pole(960, 720, 330) +
    line(410, 190, 9, 0) +
    pole(30, 940, 470) +
    pole(970, 940, 470) +
    line(500, 300, shop.trade === 'apparel' ? 6 : 5, 2) +
    footShadow(shop, 500, 955, 240) +
    (toolsOf[shop.trade].outside === 'lines'
      ? panel(shop, [380, 870, 240, 84], shop.wood) +
        goodAt(shop, 0)(450, 872, 100, 110) +
        goodAt(shop, 4)(560, 872, 90, 100)
      : '')
  );
}

export function wareBoards(shop: Shop): string {
  const board = (y: number, scale: number, from: number) =>
    [-470, 0, 470]
      .map((dx) => {
        const x = 500 + dx * scale;
        return stroke(
          `M${round(x - 40 * scale)} ${y}L${round(x)} ${round(y - 150 * scale)}L${round(x + 40 * scale)} ${y}`,
          darker(shop.wood, 0.26),
          12 * scale,
        );
      })
      .join('') +
    Array.from({ length: 9 }, (_, at) =>
      goodAt(shop, from + (at % 3 === 2 ? 1 : 0))(
        500 + (at - 4) * 112 * scale,
        y - 150 * scale,
        100 * scale,
        130 * scale,
      ),
    ).join('') +
    panel(
      shop,
      [500 - 520 * scale, round(y - 150 * scale), 1040 * scale, 18 * scale],
      lighter(shop.wood, 0.1),
    );
  return board(640, 0.62, 0) + board(780, 0.86, 4) + footShadow(shop, 500, 960, 500) + board(970, 1.16, 8);
}

export function crateStacks(shop: Shop): string {
  const crate = (x: number, y: number, wide: number, tall: number, tone: Color) =>
    panel(shop, [x, y - tall, wide, tall], tone) +
    [0.33, 0.66]
      .map((at) =>
        stroke(`M${x + 4} ${round(y - tall * at)}H${x + wide - 4}`, darker(tone, 0.3), 4, 'opacity="0.6"'),
      )
      .join('') +
    group(
      marks[shop.mark](darker(tone, 0.5)),
      `translate(${round(x + wide / 2)} ${round(y - tall / 2)}) scale(${round(tall / 320)})`,
    );
  const kraft = mix('#c7a06c', shop.wood, 0.3);
  const van =
    path('M-230 0V-190Q-230 -214 -206 -214H60V-40H230V0Z', shop.sketch.flat(shop.main, 0.2)) +
    path('M60 -190H130L216 -100L230 -84V0H60Z', shop.sketch.flat(shop.main, 0.2)) +
    path('M84 -170H122L178 -104H84Z', '#cfe0e4') +
    group(marks[shop.mark]('#fbf4e4'), 'translate(-96 -112) scale(0.9)') +
    [-140, 140]
      .map(
        (x) =>
          `<circle cx="${x}" cy="0" r="42" fill="#2b2a2b"/><circle cx="${x}" cy="0" r="18" fill="#b8b4ad"/>`,
      )
      .join('');
  const left = shop.round % 3 !== 1;
  return (
    footShadow(shop, left ? 290 : 720, 760, 250) +
    setAt(van, left ? 290 : 720, 730, 1.05) +
    footShadow(shop, left ? 720 : 280, 930, 260) +
    [
      [0, 0],
      [170, 0],
      [60, 1],
      [330, 0],
    ]
      .map(([dx = 0, row = 0], at) =>
        crate((left ? 520 : 60) + dx, 920 - row * 134, 160, 130, at % 2 ? kraft : lighter(kraft, 0.16)),
      )
      .join('') +
    goodAt(shop, 0)(left ? 800 : 360, 790, 110, 130) +
    goodAt(shop, 4)(left ? 190 : 800, 950, 150, 200) +
    goodAt(shop, 7)(left ? 330 : 660, 960, 140, 180)
  );
}
