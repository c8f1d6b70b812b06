import { darker, lighter, mix } from '../../color/color.ts';
import { ellipse, path, rect, round, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { copper } from './hot.ts';
import { dial, drumAt, frame, leg, panel, steam } from './parts.ts';

/** A kiln of brick with its arch open and the fire behind the ware. */
export function kiln(shop: Shop): string {
  const { sketch } = shop;
  const brick = mix('#a9644a', shop.wall, 0.12);
  const joints = sketch.define(
    (id) =>
      `<pattern id="${id}" width="52" height="36" patternUnits="userSpaceOnUse"><path d="M0 18H52M0 36H52M26 18V36M0 0V18M52 0V18" stroke="${lighter(brick, 0.4)}" stroke-width="2.4" fill="none" opacity="0.6"/></pattern>`,
  );
  const body = 'M-220 0V-330C-220 -440 -120 -470 0 -470C120 -470 220 -440 220 -330V0Z';
  const fire = sketch.radial(
    [
      [0, '#ffe9a8'],
      [0.5, '#f29a3a'],
      [1, '#7a2a16'],
    ],
    0.5,
    0.7,
    0.7,
  );
  const mouth = 'M-116 -60V-230C-116 -310 -60 -338 0 -338C60 -338 116 -310 116 -230V-60Z';
  return (
    rect(-50, -560, 100, 110, 4, sketch.flat(darker(brick, 0.1))) +
    path(body, sketch.round(brick)) +
    path(body, joints) +
    stroke('M-224 -126H224', shop.metal, 14) +
    stroke('M-224 -372H224', shop.metal, 14) +
    path(mouth, fire) +
    [-150, -60].map((y) => rect(-104, y, 208, 10, 0, '#5a2c1c')).join('') +
    [-66, 0, 66]
      .map((x, at) => goodAt(shop, at * 3)(x, -150, 60, 76) + goodAt(shop, at * 3 + 2)(x, -60, 60, 76))
      .join('') +
    path(mouth, '#ff9a3a', 'opacity="0.24"') +
    stroke(mouth, lighter(brick, 0.3), 10)
  );
}

/** A potter's wheel with a pot on it, and ware boards behind. */
export function pottersWheel(shop: Shop): string {
  const clay = mix('#b98868', shop.main, 0.3);
  return (
    frame(shop, 280, 420, [420, 300, 180], shop.wood) +
    [420, 300]
      .map((y, row) => [-86, 0, 86].map((x, at) => goodAt(shop, row * 4 + at)(x, -y, 70, 92)).join(''))
      .join('') +
    panel(shop, [-90, -66, 180, 66], darker(shop.wood, 0.2)) +
    drumAt(shop, 0, -66, -92, 74, shop.metal) +
    path('M-44 -92C-64 -132 -52 -156 -36 -178H36C52 -156 64 -132 44 -92Z', shop.sketch.round(clay)) +
    ellipse(0, -178, 36, 7, darker(clay, 0.4))
  );
}

/** A drum roaster with its hopper and the tray that cools the beans. */
export function roaster(shop: Shop): string {
  const { sketch } = shop;
  const body = darker(shop.main, 0.2);
  return (
    leg(-130, -110, '#3b3835', 26) +
    leg(60, -110, '#3b3835', 26) +
    path('M-90 -470H10L-14 -400V-360H-66V-400Z', sketch.flat(lighter(shop.metal, 0.2))) +
    `<circle cx="-40" cy="-236" r="150" fill="${sketch.round(body)}"/>` +
    `<circle cx="-40" cy="-236" r="150" fill="none" stroke="${copper}" stroke-width="16"/>` +
    `<circle cx="-40" cy="-236" r="74" fill="#2a211c" stroke="${lighter(shop.metal, 0.3)}" stroke-width="12"/>` +
    ellipse(-40, -218, 54, 36, '#6b3f22') +
    dial(70, -376, 28) +
    stroke('M-190 -260H-250V-520', lighter(shop.metal, 0.1), 34) +
    path('M70 -130H270L256 -84H84Z', sketch.flat(lighter(shop.metal, 0.24))) +
    ellipse(170, -130, 100, 18, '#5a3420') +
    Array.from({ length: 22 }, (_, at) =>
      ellipse(86 + ((at * 47) % 168), -132 + ((at * 13) % 12) - 5, 7, 4.5, at % 2 ? '#74452a' : '#43251a'),
    ).join('') +
    leg(120, -84, shop.metal) +
    leg(220, -84, shop.metal) +
    steam(170, -150, 130)
  );
}

/** Sacks of green coffee on a pallet. */
export function sacks(shop: Shop): string {
  const sack = (x: number, y: number, size: number) => {
    const tone = mix('#c7ab7c', shop.main, 0.08);
    return (
      path(
        `M${x - 62 * size} ${y}C${x - 84 * size} ${y - 60 * size} ${x - 74 * size} ${y - 110 * size} ${x - 50 * size} ${y - 128 * size}H${x + 50 * size}C${x + 74 * size} ${y - 110 * size} ${x + 84 * size} ${y - 60 * size} ${x + 62 * size} ${y}Z`,
        shop.sketch.round(tone),
      ) +
      path(
        `M${x - 40 * size} ${y - 124 * size}L${x - 20 * size} ${y - 158 * size}H${x + 22 * size}L${x + 40 * size} ${y - 124 * size}Z`,
        darker(tone, 0.12),
      ) +
      rect(x - 26 * size, y - 84 * size, 52 * size, 34 * size, 2, darker(tone, 0.34), 'opacity="0.4"')
    );
  };
  return (
    panel(shop, [-150, -22, 300, 22], shop.wood) +
    sack(-78, -22, 1) +
    sack(78, -22, 1) +
    sack(0, -138, 1) +
    sack(6, -250, 0.86)
  );
}

/** A drum that blends leaves, with its scoop and scales. */
export function teaDrum(shop: Shop): string {
  const { sketch } = shop;
  const steel = lighter(shop.metal, 0.3);
  return (
    path('M-210 0L-150 -210H-126L-180 0ZM210 0L150 -210H126L180 0Z', darker(shop.metal, 0.2)) +
    path(
      'M-170 -300C-170 -390 -100 -420 0 -420C100 -420 170 -390 170 -300V-180C170 -100 100 -66 0 -66C-100 -66 -170 -100 -170 -180Z',
      sketch.round(steel, 0.44),
    ) +
    `<circle cx="0" cy="-246" r="84" fill="#2f2a22" stroke="${darker(shop.metal, 0.1)}" stroke-width="14"/>` +
    ellipse(0, -214, 66, 46, mix('#5b5a34', shop.main, 0.3)) +
    Array.from({ length: 20 }, (_, at) =>
      stroke(
        `M${-50 + ((at * 29) % 100)} ${round(-240 + ((at * 17) % 52))}l${at % 2 ? 9 : -8} 6`,
        ['#7c7a3f', '#3f4a2b', '#a8763f'][at % 3] ?? '#555',
        4,
      ),
    ).join('') +
    `<circle cx="-160" cy="-210" r="26" fill="${darker(shop.metal, 0.3)}"/><circle cx="160" cy="-210" r="26" fill="${darker(shop.metal, 0.3)}"/>` +
    goodAt(shop, 0)(256, 0, 96, 110)
  );
}

/** Chests of tea, one open. */
export function chests(shop: Shop): string {
  const chest = (x: number, y: number, tone: string) =>
    panel(shop, [x, y - 120, 132, 120], tone) +
    stroke(`M${x + 4} ${y - 116}L${x + 128} ${y - 4}`, darker(tone, 0.24), 3, 'opacity="0.3"') +
    rect(x, y - 120, 10, 120, 0, lighter(shop.metal, 0.1)) +
    rect(x + 122, y - 120, 10, 120, 0, lighter(shop.metal, 0.1)) +
    rect(x + 34, y - 84, 64, 40, 2, lighter(tone, 0.5));
  return (
    chest(-140, 0, shop.wood) +
    chest(6, 0, lighter(shop.wood, 0.1)) +
    chest(-70, -122, darker(shop.wood, 0.06)) +
    ellipse(-4, -244, 62, 18, '#5d6035') +
    goodAt(shop, 1)(102, -120, 70, 108)
  );
}
