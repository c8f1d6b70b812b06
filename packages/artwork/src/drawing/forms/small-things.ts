import { darker, inkOn, lighter, mix, type Color } from '../color/color.ts';
import { markAt, textLines, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, path, rect, stroke } from '../sketch.ts';
import { hoop } from './jewelry.ts';

/** A bar with rounded edges, its top seen. */
function bar(kit: Kit, color: Color): string {
  return (
    rect(
      -230,
      -120,
      460,
      120,
      40,
      kit.sketch.linear(
        [
          [0, lighter(color, 0.06)],
          [1, darker(color, 0.32)],
        ],
        90,
      ),
    ) +
    path(
      'M-190 -200H190C224 -200 234 -110 230 -84C226 -58 206 -52 180 -52H-180C-206 -52 -226 -58 -230 -84C-234 -110 -224 -200 -190 -200Z',
      kit.sketch.linear(
        [
          [0, lighter(color, 0.34)],
          [1, color],
        ],
        60,
      ),
    ) +
    rect(-160, -178, 320, 102, 26, 'none', `stroke="${darker(color, 0.24)}" stroke-width="4" opacity="0.6"`) +
    group(markAt(kit, 0, 0, 84, darker(color, 0.34), 0.75), 'translate(0 -127) scale(1 0.72)')
  );
}

function soap(kit: Kit): string {
  const { base } = kit.palette;
  const other = mix(base, '#f2e7d6', 0.5);
  return (
    group(bar(kit, other), 'translate(60 -150) rotate(-5) scale(0.86)') +
    group(bar(kit, base), 'translate(-20 0)') +
    group(
      path('M0 0C-34 -20 -34 -66 0 -92C34 -66 34 -20 0 0Z', '#8ba06f') + stroke('M0 0V-80', '#6f8457', 3),
      'translate(262 -4) rotate(64)',
    ) +
    group(path('M0 0C-26 -16 -26 -50 0 -70C26 -50 26 -16 0 0Z', '#a2b585'), 'translate(250 -10) rotate(24)')
  );
}

function board(kit: Kit): string {
  const wood = mix('#b98556', kit.palette.base, 0.3);
  return (
    path(
      'M-330 -90C-350 -150 -290 -176 -230 -172H150C200 -172 214 -120 250 -112C330 -104 372 -70 372 -2C372 66 330 100 250 108C214 116 200 168 150 168H-230C-290 172 -350 146 -330 86Z',
      kit.sketch.linear(
        [
          [0, lighter(wood, 0.24)],
          [0.5, wood],
          [1, darker(wood, 0.2)],
        ],
        60,
      ),
    ) +
    [-120, -70, -24, 30, 82, 126]
      .map((y, index) =>
        stroke(
          `M-320 ${y}C-160 ${y - 30 + index * 8} 40 ${y + 26 - index * 6} 210 ${y * 0.7}`,
          darker(wood, 0.34),
          4,
          'opacity="0.35"',
        ),
      )
      .join('') +
    `<circle cx="310" cy="-2" r="26" fill="${darker(wood, 0.55)}"/>` +
    markAt(kit, -210, 0, 100, darker(wood, 0.55), 0.75)
  );
}

const tray = (kit: Kit) => {
  const { base, accent } = kit.palette;
  return (
    rect(
      -330,
      -210,
      660,
      420,
      70,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.26)],
          [1, darker(base, 0.26)],
        ],
        50,
      ),
    ) +
    rect(
      -300,
      -180,
      600,
      360,
      50,
      kit.sketch.linear(
        [
          [0, darker(base, 0.2)],
          [1, lighter(base, 0.1)],
        ],
        50,
      ),
    ) +
    [-200, 0, 200]
      .flatMap((x) => [-90, 90].map((y) => markAt(kit, x, y, 110, mix(accent, base, 0.25), 0.7)))
      .join('') +
    hoop(kit, 120, 20, 46, '#d9ad58') +
    group(
      stroke('M0 0H120M96 0V26M74 0V20', '#b9bdc2', 12) +
        `<circle cx="-30" r="30" fill="none" stroke="#b9bdc2" stroke-width="12"/>`,
      'translate(-170 10) rotate(-24)',
    )
  );
};

function camera(kit: Kit): string {
  const { base, accent } = kit.palette;
  const body = darker(base, 0.35);
  return (
    rect(-250, -330, 500, 310, 36, kit.sketch.flat(body, 0.16)) +
    rect(-250, -250, 500, 150, 0, mix(body, accent, 0.16)) +
    path('M-90 -330L-60 -390H60L90 -330Z', body) +
    rect(150, -352, 70, 26, 8, darker(body, 0.3)) +
    rect(-220, -350, 90, 24, 8, darker(body, 0.3)) +
    `<circle cx="0" cy="-176" r="138" fill="${kit.sketch.linear(
      [
        [0, '#5c5c62'],
        [1, '#17171a'],
      ],
      50,
    )}"/><circle cx="0" cy="-176" r="112" fill="#101014"/><circle cx="0" cy="-176" r="94" fill="${kit.sketch.radial(
      [
        [0, mix(base, '#9fc3e6', 0.5)],
        [0.5, '#28304a'],
        [1, '#0c0d14'],
      ],
      0.36,
      0.32,
      0.7,
    )}"/>` +
    ellipse(-36, -214, 24, 16, '#ffffff', 'opacity="0.55"') +
    `<circle cx="196" cy="-290" r="16" fill="#f2e3bd"/>` +
    group(markAt(kit, 0, 0, 40, accent), 'translate(-190 -288)')
  );
}

function browser(kit: Kit): string {
  const { base, accent } = kit.palette;
  const card = (x: number, color: Color) =>
    rect(x, 40, 160, 160, 10, kit.sketch.flat(color, 0.14)) +
    markAt(kit, x + 80, 120, 80, inkOn(color), 0.7) +
    rect(x, 216, 110, 12, 6, '#cfc8ba') +
    rect(x, 238, 64, 12, 6, '#e0dace');
  return (
    rect(-310, -290, 620, 580, 22, '#fdfbf6') +
    path('M-310 -234V-268A22 22 0 0 1 -288 -290H288A22 22 0 0 1 310 -268V-234Z', '#e9e3d6') +
    ['#e58f7c', '#e8c26a', '#93b98a']
      .map((color, index) => `<circle cx="${-280 + index * 30}" cy="-262" r="9" fill="${color}"/>`)
      .join('') +
    rect(-170, -274, 340, 24, 12, '#fdfbf6') +
    rect(-310, -234, 620, 240, 0, kit.sketch.flat(base, 0.16)) +
    rect(-270, -180, 230, 26, 8, accent) +
    rect(-270, -138, 170, 16, 8, accent, 'opacity="0.7"') +
    rect(-270, -86, 120, 44, 22, accent) +
    `<circle cx="170" cy="-114" r="86" fill="${lighter(base, 0.26)}"/>` +
    markAt(kit, 170, -114, 110, accent) +
    card(-270, lighter(base, 0.42)) +
    card(-80, accent) +
    card(110, mix(base, accent, 0.4))
  );
}

const brandSheet = (kit: Kit) => {
  const { base, accent, wall } = kit.palette;
  const colors = [base, accent, lighter(base, 0.4), darker(base, 0.4), wall];
  return (
    rect(-300, -330, 600, 660, 6, '#fdfaf3') +
    rect(-300, -330, 600, 330, 6, kit.sketch.flat(base, 0.08)) +
    markAt(kit, 0, -166, 210, accent) +
    colors
      .map((color, index) =>
        rect(-260 + index * 106, 46, 94, 94, 8, color, 'stroke="#000000" stroke-opacity="0.06"'),
      )
      .join('') +
    textLines(-150, 196, 200, darker(base, 0.4)) +
    textLines(-150, 250, 200, darker(base, 0.4)) +
    group(
      rect(-90, -52, 180, 104, 4, accent) +
        markAt(kit, -46, 0, 52, base) +
        stroke('M0 -12H62M0 12H40', base, 6),
      'translate(160 230) rotate(-5)',
    )
  );
};

export const smallForms: Record<string, Form> = {
  soap: { pose: 'standing', sits: 'flat', reach: 260, draw: soap },
  'serving-board': { pose: 'flat', reach: 360, draw: board },
  tray: { pose: 'flat', reach: 330, draw: tray },
  camera: { pose: 'standing', sits: 'flat', reach: 250, draw: camera },
  browser: { pose: 'hung', reach: 310, draw: browser },
  'brand-sheet': { pose: 'hung', reach: 300, draw: brandSheet },
};
