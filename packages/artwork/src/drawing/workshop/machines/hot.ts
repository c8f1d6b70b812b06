import { darker, lighter, mix } from '../../color/color.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { dial, drumAt, frame, leg, panel, steam, table } from './parts.ts';

export const copper = '#b8693a';

/** A jacketed kettle that wax melts in, with its tap over a row of jars. */
export function kettle(shop: Shop): string {
  const steel = lighter(shop.metal, 0.24);
  return (
    [-120, 0, 120].map((x) => leg(x, -120, shop.metal)).join('') +
    drumAt(shop, 0, -120, -380, 160, steel) +
    ellipse(0, -380, 140, 22, mix(shop.main, '#f6e3b8', 0.6)) +
    rect(-162, -330, 324, 12, 3, darker(steel, 0.2)) +
    rect(-162, -178, 324, 12, 3, darker(steel, 0.2)) +
    path('M150 -170H214V-122H192V-146H150Z', shop.sketch.flat(copper)) +
    rect(178, -190, 34, 12, 4, '#b5493c') +
    dial(-70, -258, 30) +
    stroke('M0 -470V-384', darker(steel, 0.3), 12) +
    panel(shop, [-46, -510, 92, 46], darker(steel, 0.1)) +
    steam(30, -400, 150) +
    goodAt(shop, 0)(206, 0, 84, 112)
  );
}

/** Tapers that hang from a dipping frame over their tank. */
export function dippingFrame(shop: Shop): string {
  const tapers = Array.from({ length: 9 }, (_, at) => {
    const x = -104 + at * 26;
    const tone =
      at % 3 === 0 ? shop.main : at % 3 === 1 ? lighter(shop.main, 0.4) : mix(shop.main, shop.accent, 0.6);
    return stroke(`M${x} -378V-352`, '#8a7a64', 2) + rect(x - 7, -352, 14, 168, 7, shop.sketch.round(tone));
  }).join('');
  return (
    frame(shop, 270, 430, [430, 388], shop.wood) +
    tapers +
    panel(shop, [-125, -120, 250, 106], shop.metal) +
    rect(-115, -120, 230, 10, 3, mix(shop.main, '#fff2cf', 0.4))
  );
}

/** A copper still with its neck and condenser. */
export function still(shop: Shop): string {
  const { sketch } = shop;
  return (
    panel(shop, [-200, -96, 200, 96], '#8b6a58') +
    rect(-140, -70, 80, 58, 6, '#2b1a14') +
    ellipse(-100, -26, 34, 18, '#f2a33c') +
    path('M-190 -96C-214 -210 -176 -286 -100 -300C-24 -286 14 -210 -10 -96Z', sketch.round(copper, 0.42)) +
    path('M-150 -288C-160 -366 -132 -392 -100 -394C-68 -392 -40 -366 -50 -288Z', sketch.round(copper, 0.42)) +
    stroke('M-100 -392C-96 -470 60 -470 108 -330L124 -286', darker(copper, 0.2), 30) +
    stroke('M-104 -396C-98 -474 56 -474 104 -334', lighter(copper, 0.4), 7) +
    drumAt(shop, 134, 0, -284, 86, lighter(shop.metal, 0.2)) +
    rect(48, -232, 172, 10, 2, darker(shop.metal, 0.2)) +
    rect(48, -60, 172, 10, 2, darker(shop.metal, 0.2)) +
    dial(-100, -176, 26) +
    goodAt(shop, 1)(260, 0, 70, 130)
  );
}

/** Bundles of sticks or flowers that hang to dry. */
export function dryingBundles(shop: Shop): string {
  const bundles = Array.from({ length: 5 }, (_, at) => {
    const x = -96 + at * 48;
    const tone =
      [mix(shop.main, '#8a5a3c', 0.4), '#9a8fb5', mix(shop.main, '#6d7f4e', 0.6), '#c69a4a'][at % 4] ??
      shop.main;
    const sticks = [-14, -7, 0, 7, 14]
      .map((slant) => stroke(`M${x} -392L${x + slant} -226`, darker(tone, 0.1 + Math.abs(slant) * 0.01), 5))
      .join('');
    return sticks + ellipse(x, -228, 24, 40, tone, 'opacity="0.9"') + rect(x - 9, -366, 18, 14, 4, '#d8c7a2');
  }).join('');
  return (
    frame(shop, 270, 420, [412], shop.wood) +
    bundles +
    table(shop, 250, 120, shop.wood) +
    goodAt(shop, 0)(-60, -120, 90, 92) +
    goodAt(shop, 3)(54, -120, 80, 84)
  );
}

/** Trays of incense sticks, fanned out. */
export function stickTrays(shop: Shop): string {
  const tray = (y: number, turn: number) =>
    panel(shop, [-190, y, 380, 16], shop.wood) +
    Array.from({ length: 26 }, (_, at) =>
      stroke(
        `M${-170 + at * 13.6} ${y}L${-176 + at * 13.6 + ((at * turn) % 5) * 3} ${y - 62}`,
        mix(['#5b4038', shop.main, '#7a4b3a'][at % 3] ?? shop.main, '#3a2a22', 0.2),
        5,
      ),
    ).join('');
  return (
    leg(-176, -470, shop.wood) +
    leg(176, -470, shop.wood) +
    [-40, -140, -240, -340].map((y, at) => tray(y, at + 2)).join('') +
    panel(shop, [-196, -474, 392, 14], shop.wood)
  );
}

/** A pan in which soap boils, and the block under its cutting wires. */
export function soapPan(shop: Shop): string {
  const { sketch } = shop;
  const steel = lighter(shop.metal, 0.2);
  return (
    leg(-200, -90, shop.metal) +
    leg(-20, -90, shop.metal) +
    path('M-250 -330H30C30 -160 -20 -90 -110 -90C-200 -90 -250 -160 -250 -330Z', sketch.round(steel, 0.44)) +
    ellipse(-110, -330, 140, 24, lighter(shop.main, 0.5)) +
    stroke('M-110 -500V-320', darker(shop.metal, 0.2), 16) +
    panel(shop, [-170, -540, 120, 56], darker(shop.metal, 0.1)) +
    steam(-90, -346, 120) +
    group(table(shop, 230, 150, shop.wood), 'translate(160 0)') +
    rect(76, -230, 168, 80, 4, sketch.flat(lighter(shop.main, 0.2))) +
    stroke('M70 -270V-150M250 -270V-150M70 -268H250', shop.metal, 9) +
    [98, 132, 166, 200, 228].map((x) => stroke(`M${x} -268V-152`, '#e9e6df', 2)).join('')
  );
}

/** Racks on which bars of soap cure. */
export function curingRack(shop: Shop): string {
  const tones = [shop.main, lighter(shop.main, 0.36), mix(shop.main, shop.accent, 0.6)];
  return (
    frame(shop, 290, 440, [440, 350, 260, 170, 80], shop.wood) +
    [350, 260, 170, 80]
      .map((y, row) =>
        Array.from({ length: 6 }, (_, at) =>
          rect(-128 + at * 44, -y - 44, 36, 44, 6, shop.sketch.flat(tones[(at + row) % 3] ?? shop.main)),
        ).join(''),
      )
      .join('')
  );
}
