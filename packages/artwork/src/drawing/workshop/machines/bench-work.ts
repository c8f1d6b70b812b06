import { darker, lighter, mix } from '../../color/color.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { frame, panel, roller, table, wheel } from './parts.ts';

/** A goldsmith's bench with its hollow, skin and lamp, and a rolling mill. */
export function goldsmithsBench(shop: Shop): string {
  const { sketch } = shop;
  return (
    table(shop, 460, 260, shop.wood) +
    path('M-130 -240C-120 -150 60 -150 70 -240Z', sketch.flat('#a5683c')) +
    path('M-130 -262C-110 -214 50 -214 70 -262Z', darker(shop.wood, 0.34)) +
    rect(-42, -262, 22, 40, 2, lighter(shop.wood, 0.2)) +
    stroke('M-190 -262V-400L-60 -452', '#3f4548', 12) +
    path('M-90 -476L-24 -450L-44 -402L-112 -430Z', sketch.flat('#3f4548')) +
    ellipse(-76, -414, 38, 14, '#fff1cf', 'transform="rotate(22 -76 -414)"') +
    path('M-112 -420L-40 -404L40 -262H-170Z', '#ffe9b4', 'opacity="0.22"') +
    panel(shop, [96, -330, 96, 70], shop.metal) +
    roller(shop, [90, -372, 108, 24], lighter(shop.metal, 0.3)) +
    roller(shop, [90, -350, 108, 24], lighter(shop.metal, 0.3)) +
    wheel(206, -352, 40, shop.metal, 4) +
    goodAt(shop, 0)(-120, -262, 60, 74) +
    goodAt(shop, 3)(24, -262, 60, 74) +
    rect(120, -220, 90, 130, 3, sketch.flat(darker(shop.wood, 0.1))) +
    [-206, -166, -126]
      .map(
        (y) =>
          rect(126, y, 78, 32, 2, sketch.flat(lighter(shop.wood, 0.1))) +
          `<circle cx="165" cy="${y + 16}" r="4" fill="#c9a04a"/>`,
      )
      .join('')
  );
}

/** Pliers, hammers and files on their board, and busts that show the work. */
export function toolBoard(shop: Shop): string {
  const tools = Array.from({ length: 7 }, (_, at) => {
    const x = -112 + at * 37;
    const tone = ['#b5493c', '#4a5a63', shop.wood][at % 3] ?? shop.wood;
    return (
      rect(x - 5, -410, 10, 46, 4, tone) +
      (at % 2
        ? path(`M${x - 16} -372H${x + 16}V-354H${x - 16}Z`, lighter(shop.metal, 0.1))
        : stroke(`M${x} -366V-316`, lighter(shop.metal, 0.2), 6))
    );
  }).join('');
  const bust = (x: number, tone: string) =>
    path(
      `M${x - 58} 0C${x - 62} -70 ${x - 26} -86 ${x - 20} -128V-160H${x + 20}V-128C${x + 26} -86 ${x + 62} -70 ${x + 58} 0Z`,
      shop.sketch.round(tone),
    ) +
    stroke(
      `M${x - 26} -112C${x - 18} -50 ${x + 18} -50 ${x + 26} -112`,
      '#d9b25a',
      4,
      'stroke-dasharray="3 5"',
    ) +
    `<circle cx="${x}" cy="-62" r="8" fill="${shop.main}"/>`;
  return (
    panel(shop, [-145, -440, 290, 150], mix('#d9c9a8', shop.wall, 0.3)) +
    tools +
    group(table(shop, 290, 110, shop.wood), '') +
    group(bust(-70, '#3b3a3f') + bust(70, '#efe6d8'), 'translate(0 -110)')
  );
}

/** A band saw with a board on its table. */
export function bandSaw(shop: Shop): string {
  const body = mix('#5f7a74', shop.main, 0.24);
  return (
    panel(shop, [-110, -190, 250, 190], body, 10) +
    path('M-110 -480C-110 -540 140 -540 140 -480V-400H40V-220H-20V-400H-110Z', shop.sketch.flat(body, 0.2)) +
    rect(90, -420, 50, 240, 4, shop.sketch.flat(darker(body, 0.14))) +
    wheel(-16, -462, 48, shop.metal, 5) +
    stroke('M-66 -440V-196', '#e3e1da', 5) +
    panel(shop, [-230, -214, 330, 26], lighter(shop.metal, 0.16)) +
    panel(shop, [-250, -238, 200, 24], '#d9b27c') +
    `<circle cx="96" cy="-100" r="20" fill="#c2473d"/>` +
    ellipse(-140, -4, 110, 14, '#e2c79c') +
    goodAt(shop, 0)(220, 0, 110, 130)
  );
}

/** Boards and turned pegs, ready to be toys. */
export function timberRack(shop: Shop): string {
  const boards = [-104, -62, -22, 20, 62, 100]
    .map((x, at) =>
      group(
        rect(
          -16,
          -(380 - (at % 3) * 40),
          32,
          380 - (at % 3) * 40,
          2,
          shop.sketch.flat(mix(['#d9b27c', '#c1905a', '#e5cda3'][at % 3] ?? '#d9b27c', shop.wood, 0.1)),
        ) + stroke(`M-4 -${340 - (at % 3) * 40}V-30`, '#9a6f42', 2, 'opacity="0.4"'),
        `translate(${x} 0) rotate(${at % 2 ? 2 : -3})`,
      ),
    )
    .join('');
  return (
    frame(shop, 290, 300, [300], shop.wood) +
    boards +
    panel(shop, [-150, -120, 300, 14], shop.wood) +
    panel(shop, [-150, -80, 300, 80], mix('#cdb48d', shop.main, 0.2)) +
    Array.from(
      { length: 7 },
      (_, at) =>
        `<circle cx="${-120 + at * 40}" cy="-84" r="20" fill="${shop.sketch.flat([shop.main, shop.accent, '#d9b27c', darker(shop.main, 0.2)][at % 4] ?? shop.main)}"/>`,
    ).join('')
  );
}
