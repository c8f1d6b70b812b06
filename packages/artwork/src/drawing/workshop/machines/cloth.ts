import { darker, lighter, mix, type Color } from '../../color/color.ts';
import { ellipse, group, path, rect, round, stroke } from '../../sketch.ts';
import type { Shop } from '../shop.ts';
import { drumAt, frame, leg, panel, roller } from './parts.ts';

const tonesOf = (shop: Shop): readonly Color[] => [
  shop.main,
  lighter(shop.main, 0.45),
  mix(shop.main, shop.accent, 0.6),
  darker(shop.main, 0.3),
];

export const toneAt = (shop: Shop, at: number) => tonesOf(shop)[at % 4] ?? shop.main;

/** A loom: frame, beams, warp, and the cloth that grows on it. */
export function loom(shop: Shop): string {
  const wood = shop.wood;
  const warp = Array.from({ length: 34 }, (_, at) =>
    stroke(
      `M${-150 + at * 9.1} -440L${-150 + at * 9.1} -170`,
      at % 6 === 0 ? darker(shop.main, 0.2) : lighter(shop.accent, 0.2),
      2.6,
      'opacity="0.9"',
    ),
  ).join('');
  const cloth = [0, 1, 2, 3, 4]
    .map((at) => rect(-152, -236 + at * 22, 304, 22, 0, toneAt(shop, at)))
    .join('');
  return (
    leg(-196, -500, wood, 34) +
    leg(196, -500, wood, 34) +
    panel(shop, [-214, -520, 428, 34], wood) +
    warp +
    panel(shop, [-176, -384, 352, 18], darker(wood, 0.1)) +
    panel(shop, [-176, -330, 352, 18], darker(wood, 0.1)) +
    stroke('M-150 -366V-330M0 -366V-330M150 -366V-330', '#cfc4ae', 4) +
    cloth +
    panel(shop, [-190, -262, 380, 24], lighter(wood, 0.14)) +
    roller(shop, [-186, -132, 372, 40], toneAt(shop, 0)) +
    panel(shop, [-214, -90, 428, 22], wood) +
    panel(shop, [-160, -40, 150, 14], darker(wood, 0.16)) +
    panel(shop, [10, -40, 150, 14], darker(wood, 0.16))
  );
}

/** Bolts of cloth in their rack, and cones of yarn. */
export function bolts(shop: Shop): string {
  const end = (x: number, y: number, at: number, size = 40) => {
    const tone = toneAt(shop, at);
    return (
      `<circle cx="${x}" cy="${y}" r="${size}" fill="${shop.sketch.flat(tone, 0.24)}"/>` +
      [0.74, 0.5, 0.26]
        .map(
          (ring) =>
            `<circle cx="${x}" cy="${y}" r="${round(size * ring)}" fill="none" stroke="${darker(tone, 0.24)}" stroke-width="3"/>`,
        )
        .join('')
    );
  };
  const cone = (x: number, y: number, at: number) =>
    path(
      `M${x - 30} ${y}L${x - 13} ${y - 70}H${x + 13}L${x + 30} ${y}Z`,
      shop.sketch.round(toneAt(shop, at)),
    ) + rect(x - 8, y - 80, 16, 12, 2, '#cdb48d');
  return (
    frame(shop, 290, 440, [360, 240, 120], shop.wood) +
    [-92, 0, 92].map((x, at) => cone(x, -360, at)).join('') +
    [-92, 0, 92].map((x, at) => end(x, -282, at + 1) + end(x, -162, at + 2) + end(x, -42, at)).join('')
  );
}

/** A clicker press over a hide, with its dies. */
export function clickerPress(shop: Shop): string {
  const green = mix('#4d6b5c', shop.main, 0.1);
  return (
    panel(shop, [-210, -220, 420, 220], green, 8) +
    panel(shop, [-230, -250, 460, 34], shop.metal) +
    path(
      'M-196 -252C-160 -286 -60 -262 10 -270C90 -282 170 -262 200 -252Z',
      shop.sketch.flat(mix('#9a5a34', shop.main, 0.4)),
    ) +
    drumAt(shop, 150, -250, -440, 34, lighter(shop.metal, 0.24)) +
    panel(shop, [-190, -470, 390, 60], green, 10) +
    panel(shop, [-170, -410, 200, 30], darker(shop.metal, 0.2)) +
    stroke('M-110 -268C-96 -300 -52 -300 -40 -268', '#d8d5cd', 8) +
    rect(-160, -150, 120, 74, 6, darker(green, 0.24)) +
    `<circle cx="-130" cy="-112" r="12" fill="#3fae6a"/><circle cx="-94" cy="-112" r="12" fill="#c2473d"/>`
  );
}

/** Hides that hang over a horse. */
export function hides(shop: Shop): string {
  const hide = (x: number, tone: Color) =>
    path(
      `M${x - 44} -400C${x - 60} -330 ${x - 74} -250 ${x - 52} -170C${x - 40} -120 ${x - 46} -90 ${x - 26} -84C${x - 6} -80 ${x + 2} -118 ${x + 20} -92C${x + 40} -76 ${x + 52} -130 ${x + 54} -190C${x + 60} -270 ${x + 56} -340 ${x + 44} -400Z`,
      shop.sketch.round(tone, 0.2),
    );
  return (
    frame(shop, 300, 420, [412], shop.wood) +
    hide(-86, mix('#8a4c2a', shop.main, 0.3)) +
    hide(6, mix('#b5773f', shop.main, 0.2)) +
    hide(92, mix('#5d3722', shop.main, 0.24))
  );
}

/** A carousel that prints shirts, one on each arm. */
export function printCarousel(shop: Shop): string {
  const { sketch } = shop;
  const arm = (x: number, y: number, size: number, at: number) =>
    stroke(`M0 -240L${x} ${y}`, darker(shop.metal, 0.1), 16) +
    group(
      path(
        'M-70 0L-96 40L-70 62L-58 48V130H58V48L70 62L96 40L70 0C50 14 -50 14 -70 0Z',
        sketch.flat(toneAt(shop, at), 0.2),
      ) +
        `<circle cx="0" cy="70" r="26" fill="${at % 2 ? shop.accent : darker(shop.main, 0.4)}" opacity="0.9"/>`,
      `translate(${x} ${y - 46 * size}) scale(${size})`,
    );
  return (
    ellipse(0, -6, 110, 20, darker(shop.metal, 0.3)) +
    drumAt(shop, 0, -10, -250, 36, shop.metal) +
    arm(-180, -330, 0.72, 1) +
    arm(180, -330, 0.72, 2) +
    `<ellipse cx="0" cy="-250" rx="70" ry="18" fill="${lighter(shop.metal, 0.3)}"/>` +
    arm(-190, -170, 1, 0) +
    arm(190, -170, 1, 3) +
    arm(0, -130, 1.1, 2) +
    group(
      panel(shop, [-90, 0, 180, 18], shop.wood) +
        rect(-78, 18, 156, 96, 2, '#f3edc9', 'opacity="0.8"') +
        panel(shop, [-90, 112, 180, 16], shop.wood),
      'translate(0 -480) rotate(-5)',
    )
  );
}

/** A rail of finished shirts. */
export function rail(shop: Shop): string {
  const shirt = (x: number, at: number) =>
    stroke(`M${x} -416C${x + 10} -432 ${x - 4} -440 ${x} -404`, '#8a8378', 4) +
    path(
      `M${x - 14} -404L${x - 48} -382L${x - 46} -300L${x - 34} -304V-150H${x + 34}V-304L${x + 46} -300L${x + 48} -382L${x + 14} -404Z`,
      shop.sketch.linear([
        [0, lighter(toneAt(shop, at), 0.24)],
        [0.4, toneAt(shop, at)],
        [1, darker(toneAt(shop, at), 0.24)],
      ]),
    );
  return (
    leg(-150, -430, shop.metal, 10) +
    leg(150, -430, shop.metal, 10) +
    rect(-160, -434, 320, 10, 5, shop.metal) +
    Array.from({ length: 6 }, (_, at) => shirt(-116 + at * 46, at)).join('') +
    panel(shop, [-160, -60, 320, 14], shop.wood) +
    [-90, 0, 90]
      .map((x, row) =>
        [0, 1, 2].map((at) => rect(x - 38, -78 - at * 18, 76, 16, 5, toneAt(shop, at + row))).join(''),
      )
      .join('')
  );
}
