import { darker, lighter, mix, type Color } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../../lettering/label.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import { onColor, onLabel } from './inks.ts';
import { cloth, fold, stitch, wornPrint, wovenTag } from './cloth.ts';

const k = '#120d0c';

/** Folded layers of cloth lying on each other, from the floor up; the top one has its edge to the camera. */
function pile(
  stage: KitStage,
  y: number,
  width: number,
  layers: number,
  each: number,
  color: Color,
  stripes: boolean,
): string {
  const { sketch, roles } = stage;
  const half = width / 2;
  return Array.from({ length: layers }, (_, index) => {
    const bottom = y - index * each;
    const top = bottom - each;
    const shift = [0, 7, -5, 4][index % 4] ?? 0;
    const left = -half + shift;
    const right = half + shift * 0.5;
    const d = `M${left + 26} ${top}H${right - 20}C${right + 10} ${top} ${right + 12} ${bottom} ${right - 20} ${bottom}H${left + 26}C${left - 14} ${bottom} ${left - 14} ${top} ${left + 26} ${top}Z`;
    return (
      path(d, color) +
      (stripes
        ? [0.16, 0.2, 0.24, 0.8, 0.84]
            .map((at) => rect(left + width * at, top, width * 0.018, each, 0, roles.accent))
            .join('')
        : '') +
      path(
        d,
        sketch.linear(
          [
            [0, '#fffdf8', 0.3],
            [0.3, '#fffdf8', 0.04],
            [0.7, k, 0.08],
            [1, k, 0.42],
          ],
          90,
        ),
      ) +
      path(
        d,
        sketch.linear([
          [0, k, 0.16],
          [0.14, k, 0],
          [0.7, k, 0],
          [1, k, 0.28],
        ]),
      ) +
      stroke(
        `M${left + 10} ${bottom - each * 0.46}C${left + 60} ${bottom - each * 0.54} ${left + 160} ${bottom - each * 0.42} ${left + 240} ${bottom - each * 0.5}`,
        k,
        2,
        'opacity="0.12"',
      )
    );
  }).join('');
}

function blanket(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const over =
    'M-262 -250C-120 -264 120 -264 262 -250C276 -210 270 -120 262 -74C120 -66 -120 -66 -262 -74C-270 -120 -276 -210 -262 -250Z';
  const fringe = Array.from({ length: 34 }, (_, index) => {
    const x = -256 + index * 15.6;
    return (
      stroke(`M${x} -76C${x - 3} -60 ${x + 4} -46 ${x + ((index * 7) % 5) - 2} -22`, lighter(body, 0.2), 6) +
      stroke(
        `M${x + 2} -74C${x} -60 ${x + 6} -46 ${x + ((index * 7) % 5)} -24`,
        darker(body, 0.34),
        1.6,
        'opacity="0.5"',
      )
    );
  }).join('');
  return (
    pile(stage, 0, 540, 4, 54, body, false) +
    path(over, body) +
    [0.14, 0.19, 0.24, 0.76, 0.81, 0.86]
      .map((at) =>
        path(
          `M${-262 + 524 * at} -258H${-262 + 524 * at + 14}V-72H${-262 + 524 * at}Z`,
          roles.accent,
          'opacity="0.9"',
        ),
      )
      .join('') +
    Array.from({ length: 16 }, (_, index) =>
      stroke(`M-264 ${-246 + index * 11}H264`, k, 1.6, 'opacity="0.1"'),
    ).join('') +
    path(
      over,
      sketch.linear(
        [
          [0, '#fffdf8', 0.36],
          [0.3, '#fffdf8', 0.06],
          [1, k, 0.2],
        ],
        84,
      ),
    ) +
    fringe +
    wovenTag(stage, 60, -160, 190, 108, -2)
  );
}

function towel(stage: KitStage): string {
  const { roles } = stage;
  const wide = 470;
  const band = mix(roles.label, '#ffffff', 0.25);
  return (
    pile(stage, 0, wide, 3, 50, mix(roles.body, '#ffffff', 0.3), false) +
    pile(stage, -150, wide - 16, 3, 50, roles.label, true) +
    pile(stage, -300, wide - 8, 3, 50, roles.body, false) +
    rect(-86, -458, 172, 462, 2, band) +
    rect(
      -86,
      -458,
      172,
      462,
      2,
      stage.sketch.linear([
        [0, k, 0.12],
        [0.2, '#ffffff', 0.16],
        [1, k, 0.18],
      ]),
    ) +
    printLabel(stage.words, {
      x: 0,
      y: -228,
      width: 140,
      height: 260,
      ...onColor(stage, band),
      layout: 'classic',
    })
  );
}

function pillow(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const d =
    'M-272 -500C-246 -494 -120 -470 0 -470C120 -470 246 -494 272 -500C286 -500 290 -490 286 -476C262 -400 252 -320 252 -252C252 -180 262 -96 286 -22C290 -8 284 2 270 0C190 -24 90 -30 0 -30C-90 -30 -190 -24 -270 0C-284 2 -290 -8 -286 -22C-262 -96 -252 -180 -252 -252C-252 -320 -262 -400 -286 -476C-290 -490 -286 -500 -272 -500Z';
  return (
    cloth(
      stage,
      d,
      body,
      fold('M-276 -488C-230 -440 -200 -430 -150 -400', 26, 1.3) +
        fold('M276 -488C230 -440 200 -430 160 -400', 26, 1.3) +
        fold('M-274 -14C-230 -60 -200 -76 -150 -96', 26, 1.3) +
        fold('M272 -14C230 -60 200 -70 154 -98', 26, 1.3) +
        fold('M-250 -300C-220 -280 -200 -240 -206 -200', 20),
      wornPrint(stage, { x: 0, y: -252, width: 330, height: 300 }),
    ) +
    path(
      d,
      stage.sketch.radial(
        [
          [0, '#fffdf8', 0.26],
          [0.45, '#fffdf8', 0.02],
          [0.8, k, 0.1],
          [1, k, 0.4],
        ],
        0.4,
        0.36,
        0.72,
      ),
    ) +
    path(d, 'none', `stroke="${accent}" stroke-width="7"`) +
    stitch('M-252 -480C-120 -456 120 -456 252 -480')
  );
}

function bandana(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const d =
    'M-330 -206C-120 -190 120 -190 330 -206C336 -200 334 -192 328 -184C220 -60 110 70 12 214C4 224 -6 224 -12 214C-110 70 -220 -60 -328 -184C-334 -192 -336 -200 -330 -206Z';
  return (
    path(
      'M-330 -206C-396 -230 -420 -200 -404 -168C-380 -176 -350 -186 -322 -190ZM330 -206C396 -230 420 -200 404 -168C380 -176 350 -186 322 -190Z',
      darker(body, 0.12),
    ) +
    cloth(
      stage,
      d,
      body,
      fold('M-220 -196C-180 -120 -140 -60 -90 10', 24) +
        fold('M220 -196C190 -130 150 -60 96 0', 24) +
        fold('M30 40C10 90 20 140 2 200', 18) +
        fold('M-60 -194C-70 -160 -50 -140 -56 -110', 18),
      path(
        'M-286 -180C-110 -166 110 -166 286 -180C190 -70 96 44 0 182C-96 44 -190 -70 -286 -180Z',
        'none',
        `stroke="${accent}" stroke-width="9"`,
      ) + wornPrint(stage, { x: 0, y: -78, width: 270, height: 170 }),
    ) +
    stitch('M-314 -194C-110 -178 110 -178 314 -194')
  );
}

/** A collar laid in a ring, a tag hanging from it. */
function collar(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const { body } = roles;
  const metal = sketch.linear(
    [
      [0, '#f2ead6'],
      [0.4, '#d0b06a'],
      [0.6, '#f0dca6'],
      [1, '#a07f3c'],
    ],
    50,
  );
  const ring = (rx: number, ry: number, y: number, color: string, width: number, more = '') =>
    `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
  return (
    ring(282, 190, -40, darker(body, 0.45), 62) +
    ring(282, 190, -48, body, 58) +
    ring(
      282,
      190,
      -48,
      sketch.linear(
        [
          [0, '#fffdf8', 0.28],
          [0.5, k, 0],
          [1, k, 0.3],
        ],
        60,
      ),
      58,
    ) +
    ring(262, 170, -48, darker(body, 0.4), 2.4, 'stroke-dasharray="9 7" opacity="0.7"') +
    ring(302, 210, -48, darker(body, 0.4), 2.4, 'stroke-dasharray="9 7" opacity="0.7"') +
    group(
      rect(-44, -42, 88, 84, 12, 'none', `stroke="${k}" stroke-opacity="0.3" stroke-width="16"`) +
        `<rect x="-46" y="-46" width="88" height="84" rx="12" fill="none" stroke="${metal}" stroke-width="14"/>` +
        rect(-8, -40, 14, 74, 4, metal),
      'translate(0 -238)',
    ) +
    [-110, -78, 78, 110]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${-48 - 190 * Math.sqrt(1 - (x / 282) ** 2)}" r="6" fill="${darker(body, 0.6)}"/>`,
      )
      .join('') +
    `<circle cx="0" cy="166" r="26" fill="none" stroke="${metal}" stroke-width="9"/>` +
    `<circle cx="5" cy="294" r="108" fill="${k}" opacity="0.2"/><circle cx="0" cy="286" r="108" fill="${roles.label}"/>` +
    `<circle cx="0" cy="286" r="102" fill="none" stroke="${metal}" stroke-width="10"/>` +
    printLabel(words, { x: 0, y: 290, width: 150, height: 118, ...onLabel(stage), layout: 'mark-first' }) +
    `<circle cx="0" cy="194" r="9" fill="${k}" opacity="0.5"/>`
  );
}

/** A mat half rolled, its strap with the name. */
function mat(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const roll = (color: Color) =>
    rect(-270, -230, 500, 230, 24, color) +
    rect(
      -270,
      -230,
      500,
      230,
      24,
      sketch.linear(
        [
          [0, k, 0.2],
          [0.14, '#fffdf8', 0.26],
          [0.34, '#fffdf8', 0.1],
          [0.6, k, 0.08],
          [1, k, 0.44],
        ],
        90,
      ),
    ) +
    ellipse(230, -115, 72, 115, darker(color, 0.12)) +
    [104, 88, 72, 56, 40, 24]
      .map(
        (r) =>
          `<ellipse cx="230" cy="-115" rx="${r * 0.63}" ry="${r}" fill="none" stroke="${darker(color, 0.5)}" stroke-width="3" opacity="0.6"/>`,
      )
      .join('');
  return (
    group(roll(body), '') +
    [-180, 120]
      .map(
        (x) =>
          rect(x - 19, -232, 38, 234, 5, roles.accent) +
          rect(
            x - 19,
            -232,
            38,
            234,
            5,
            sketch.linear(
              [
                [0, '#fffdf8', 0.2],
                [0.5, k, 0.02],
                [1, k, 0.4],
              ],
              90,
            ),
          ),
      )
      .join('') +
    stroke('M-180 -232C-170 -330 110 -330 120 -232', darker(roles.accent, 0.2), 22) +
    stroke('M-180 -236C-170 -330 110 -330 120 -236', roles.accent, 15) +
    wornPrint(stage, { x: -30, y: -114, width: 220, height: 150 })
  );
}

export const homeTextileForms: Record<string, KitForm> = {
  blanket: { pose: 'standing', sits: 'flat', reach: 276, height: 270, what: '', draw: blanket },
  towel: { pose: 'standing', sits: 'flat', reach: 240, height: 462, what: 'set of three', draw: towel },
  pillow: { pose: 'standing', sits: 'flat', reach: 286, height: 502, what: '', draw: pillow },
  bandana: {
    pose: 'flat',
    reach: 400,
    height: 222,
    what: '',
    draw: bandana,
    outline: () => '<path d="M-330 -206C-120 -190 120 -190 330 -206L0 222Z"/>',
  },
  collar: {
    pose: 'flat',
    reach: 318,
    height: 390,
    what: '',
    draw: (stage) => group(collar(stage), 'translate(0 -60)'),
    outline: () =>
      '<g transform="translate(0 -60)"><path fill-rule="evenodd" d="M-312 -48A312 220 0 1 1 312 -48A312 220 0 1 1 -312 -48ZM-252 -48A252 160 0 1 0 252 -48A252 160 0 1 0 -252 -48Z"/><circle cx="0" cy="286" r="108"/></g>',
  },
  mat: { pose: 'standing', sits: 'flat', reach: 290, height: 310, what: '', draw: mat },
};
