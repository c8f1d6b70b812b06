import { darker, lighter, mix } from '../../color/color.ts';
import { ellipse, path, rect, round, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { dial, drumAt, frame, leg, panel } from './parts.ts';

/** A machine that fills: hopper, nozzles, and the line under them. */
export function fillingLine(shop: Shop): string {
  const { sketch } = shop;
  const steel = lighter(shop.metal, 0.26);
  return (
    [-190, 0, 190].map((x) => leg(x, -120, shop.metal)).join('') +
    path('M-130 -520H130L70 -400H-70Z', sketch.flat(steel, 0.24)) +
    ellipse(0, -520, 130, 18, lighter(shop.main, 0.3)) +
    panel(shop, [-180, -400, 360, 96], steel, 10) +
    dial(-120, -352, 26) +
    rect(60, -380, 90, 56, 4, '#27424a') +
    stroke('M72 -346L92 -362L110 -340L136 -366', '#8fe0c0', 4) +
    [-120, -40, 40, 120]
      .map((x) => path(`M${x - 12} -304H${x + 12}L${x + 5} -258H${x - 5}Z`, darker(steel, 0.2)))
      .join('') +
    panel(shop, [-240, -132, 480, 26], darker(steel, 0.14)) +
    [-200, -120, -40, 40, 120, 200].map((x, at) => goodAt(shop, (at % 2) * 3)(x, -132, 62, 116)).join('')
  );
}

/** Rolls of film and label on a stand. */
export function filmRolls(shop: Shop): string {
  const roll = (x: number, y: number, r: number, tone: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${shop.sketch.flat(tone, 0.24)}"/><circle cx="${x}" cy="${y}" r="${round(r * 0.72)}" fill="none" stroke="${darker(tone, 0.2)}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${round(r * 0.32)}" fill="#c7a06c"/><circle cx="${x}" cy="${y}" r="${round(r * 0.18)}" fill="#3b342d"/>`;
  return (
    leg(-130, -440, shop.metal) +
    leg(130, -440, shop.metal) +
    rect(-146, -340, 292, 10, 4, shop.metal) +
    rect(-146, -140, 292, 10, 4, shop.metal) +
    roll(-66, -334, 74, shop.main) +
    roll(72, -334, 60, lighter(shop.main, 0.5)) +
    roll(-66, -134, 66, mix(shop.main, shop.accent, 0.6)) +
    roll(72, -134, 78, darker(shop.main, 0.2))
  );
}

/** A vessel that emulsifies, with its stirrer and platform. */
export function mixingVessel(shop: Shop): string {
  const steel = lighter(shop.metal, 0.36);
  return (
    [-130, 0, 130].map((x) => leg(x, -90, shop.metal)).join('') +
    path('M-160 -130L-60 -60H60L160 -130Z', shop.sketch.flat(darker(steel, 0.14))) +
    drumAt(shop, 0, -130, -370, 160, steel) +
    path('M-160 -370C-150 -430 150 -430 160 -370Z', shop.sketch.round(steel, 0.4)) +
    panel(shop, [-50, -520, 100, 100], darker(shop.metal, 0.06), 8) +
    `<circle cx="-50" cy="-250" r="52" fill="#dff0f2" stroke="${darker(steel, 0.24)}" stroke-width="12"/>` +
    ellipse(-50, -232, 40, 26, lighter(shop.main, 0.5)) +
    dial(84, -300, 26) +
    stroke('M160 -200H230V-420', lighter(shop.metal, 0.3), 18) +
    stroke('M0 -60V-20H60', lighter(shop.metal, 0.3), 16) +
    goodAt(shop, 0)(228, 0, 80, 118)
  );
}

/** Glassware and samples on shelves. */
export function glassShelf(shop: Shop): string {
  const flask = (x: number, y: number, tone: string) =>
    path(
      `M${x - 10} ${y - 84}H${x + 10}V${y - 56}L${x + 36} ${y - 6}Q${x + 36} ${y} ${x + 28} ${y}H${x - 28}Q${x - 36} ${y} ${x - 36} ${y - 6}L${x - 10} ${y - 56}Z`,
      '#e9f3f4',
      'opacity="0.85"',
    ) + path(`M${x - 24} ${y - 30}H${x + 24}L${x + 34} ${y - 4}H${x - 34}Z`, tone);
  const cylinder = (x: number, y: number, tone: string) =>
    rect(x - 14, y - 96, 28, 96, 4, '#e9f3f4', 'opacity="0.85"') + rect(x - 12, y - 52, 24, 50, 3, tone);
  return (
    frame(shop, 290, 440, [430, 310, 190, 70], lighter(shop.metal, 0.4)) +
    flask(-92, -310, shop.main) +
    cylinder(-24, -310, lighter(shop.main, 0.3)) +
    flask(60, -310, '#d9a65a') +
    goodAt(shop, 0)(-90, -190, 60, 96) +
    goodAt(shop, 4)(-16, -190, 60, 96) +
    goodAt(shop, 7)(66, -190, 60, 96) +
    cylinder(-100, -70, '#9cc0c4') +
    flask(-30, -70, mix(shop.main, '#9cc0c4', 0.5)) +
    goodAt(shop, 2)(80, -70, 60, 96)
  );
}
