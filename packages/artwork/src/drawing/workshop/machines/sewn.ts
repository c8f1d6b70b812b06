import { darker, lighter, mix } from '../../color/color.ts';
import { ellipse, group, path, rect, round, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { toneAt } from './cloth.ts';
import { drumAt, frame, leg, panel, roller, table, wheel } from './parts.ts';

/** A sewing machine at its table, cloth under the needle. */
export function sewingMachine(shop: Shop): string {
  const { sketch } = shop;
  const body = mix('#3f4a48', shop.main, 0.2);
  return (
    table(shop, 460, 210, shop.wood) +
    stroke('M-120 -196L-60 0M120 -196L60 0', '#3a3634', 12) +
    wheel(0, -70, 50, '#4a4542') +
    path(
      'M-120 -210C-190 -210 -226 -130 -206 -30C-150 -60 -140 -130 -60 -210Z',
      sketch.flat(toneAt(shop, 0)),
    ) +
    rect(-160, -232, 330, 24, 6, sketch.flat(body)) +
    path(
      'M160 -232V-330C160 -396 120 -404 84 -404H-130V-340H60C84 -340 92 -330 92 -306V-232Z',
      sketch.flat(body, 0.24),
    ) +
    rect(-136, -404, 52, 108, 8, sketch.flat(lighter(body, 0.1))) +
    stroke('M-110 -300V-234', '#d8d5cd', 6) +
    wheel(184, -330, 38, shop.metal, 5) +
    rect(30, -386, 60, 26, 4, '#d9b25a', 'opacity="0.9"') +
    path('M20 -404L26 -466H54L60 -404Z', sketch.round(toneAt(shop, 2))) +
    goodAt(shop, 0)(180, -232, 10, 10)
  );
}

/** A wall of thread and rolls of canvas that lean. */
export function threadRack(shop: Shop): string {
  const spools = [420, 352, 284]
    .map((y, row) =>
      Array.from(
        { length: 7 },
        (_, at) =>
          rect(
            -122 + at * 37,
            -y - 46,
            26,
            40,
            4,
            shop.sketch.round(at % 5 === 4 ? shop.accent : toneAt(shop, at + row * 3)),
          ) + rect(-125 + at * 37, -y - 8, 32, 7, 2, '#d8c7a2'),
      ).join(''),
    )
    .join('');
  const rolls = [-90, -30, 34, 94]
    .map((x, at) =>
      group(
        roller(shop, [-110, -24, 220, 48], toneAt(shop, at + 1)),
        `translate(${x} -112) rotate(${at % 2 ? 84 : 96})`,
      ),
    )
    .join('');
  return frame(shop, 280, 478, [478, 420, 352, 284], shop.wood) + spools + rolls;
}

/** A knitting machine with its cones and a tube of fabric. */
export function knitter(shop: Shop): string {
  return (
    [-130, 130].map((x) => leg(x, -230, shop.metal, 22)).join('') +
    path('M-70 -230H70L56 -20H-56Z', shop.sketch.round(toneAt(shop, 0))) +
    Array.from({ length: 8 }, (_, at) =>
      stroke(`M${-62 + at * 17.6} -226L${-50 + at * 14.4} -24`, darker(shop.main, 0.3), 2, 'opacity="0.4"'),
    ).join('') +
    drumAt(shop, 0, -216, -290, 150, lighter(shop.metal, 0.16)) +
    drumAt(shop, 0, -290, -318, 96, darker(shop.metal, 0.1)) +
    stroke('M0 -318V-470', darker(shop.metal, 0.2), 14) +
    ellipse(0, -474, 200, 20, darker(shop.metal, 0.1)) +
    Array.from({ length: 7 }, (_, at) => {
      const x = -174 + at * 58;
      return (
        stroke(`M${x} -478L${round(x * 0.5)} -306`, lighter(toneAt(shop, at), 0.2), 2) +
        path(`M${x - 22} -478L${x - 9} -540H${x + 9}L${x + 22} -478Z`, shop.sketch.round(toneAt(shop, at)))
      );
    }).join('')
  );
}

/** Hats on their blocks. */
export function hatBlocks(shop: Shop): string {
  return (
    frame(shop, 290, 440, [330, 180, 30], shop.wood) +
    [330, 180, 30]
      .map((y, row) =>
        [-88, 4, 92]
          .map(
            (x, at) =>
              rect(x - 20, -y - 26, 40, 26, 3, darker(shop.wood, 0.2)) +
              goodAt(shop, (row * 3 + at) * 2)(x, -y - 18, 88, 92),
          )
          .join(''),
      )
      .join('')
  );
}

/** A drum of filling with its hose, over a table of half-made animals. */
export function stuffer(shop: Shop): string {
  const fluff = Array.from(
    { length: 14 },
    (_, at) =>
      `<circle cx="${-130 + ((at * 53) % 180)}" cy="${-390 + ((at * 37) % 150)}" r="${28 + (at % 3) * 9}" fill="#fbf7ef" opacity="0.86"/>`,
  ).join('');
  return (
    leg(-150, -230, shop.metal) +
    leg(40, -230, shop.metal) +
    rect(-180, -440, 260, 230, 26, '#dfe9ea') +
    fluff +
    rect(-180, -440, 260, 230, 26, '#bcd0d6', 'opacity="0.3"') +
    panel(shop, [-190, -226, 280, 26], toneAt(shop, 0)) +
    panel(shop, [-190, -458, 280, 26], toneAt(shop, 0)) +
    stroke('M84 -330C180 -340 150 -230 196 -214', darker(shop.metal, 0.1), 26) +
    group(table(shop, 220, 150, shop.wood), 'translate(200 0)') +
    goodAt(shop, 0)(160, -150, 110, 124) +
    goodAt(shop, 1)(254, -150, 90, 100)
  );
}

/** Bins of finished soft toys. */
export const toyBins = (shop: Shop): string =>
  frame(shop, 300, 440, [440, 290, 140], shop.wood) +
  [290, 140, 0]
    .map((y, row) =>
      [-72, 72]
        .map(
          (x, at) =>
            goodAt(shop, row + at * 2)(x - 26, -y - 14, 88, 108) +
            goodAt(shop, row + at * 2 + 1)(x + 30, -y - 14, 76, 92) +
            panel(shop, [x - 68, -y - 52, 136, 50], mix('#cdb48d', toneAt(shop, at), 0.2)),
        )
        .join(''),
    )
    .join('');
