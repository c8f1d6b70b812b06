import { darker, isWarm, lighter, mix, type Color } from '../color/color.ts';
import { markAt, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, path, polygon, rect, stroke } from '../sketch.ts';

/** Gold beside warm colors, silver beside cool ones. */
const metalOf = (kit: Kit): Color => (isWarm(kit.palette.base) ? '#d9ad58' : '#c9ccd1');

function chain(d: string, metal: Color, width: number): string {
  return (
    stroke(d, darker(metal, 0.45), width) +
    stroke(d, lighter(metal, 0.3), width * 0.55, `stroke-dasharray="${width * 0.9} ${width * 0.8}"`)
  );
}

function bust(kit: Kit): string {
  const stand = mix(kit.palette.wall, '#ffffff', 0.4);
  return (
    path(
      'M-70 -560C-66 -470 -80 -420 -150 -390C-236 -350 -262 -250 -254 -140C-246 -60 -200 0 -120 0H120C200 0 246 -60 254 -140C262 -250 236 -350 150 -390C80 -420 66 -470 70 -560C30 -574 -30 -574 -70 -560Z',
      kit.sketch.linear(
        [
          [0, lighter(stand, 0.2)],
          [0.5, stand],
          [1, darker(stand, 0.22)],
        ],
        15,
      ),
    ) + ellipse(0, -562, 70, 12, darker(stand, 0.14))
  );
}

function necklace(kit: Kit): string {
  const metal = metalOf(kit);
  return (
    bust(kit) +
    chain('M-78 -440C-120 -330 -60 -220 0 -190C60 -220 120 -330 78 -440', metal, 8) +
    `<circle cx="0" cy="-150" r="44" fill="${kit.sketch.linear(
      [
        [0, lighter(metal, 0.5)],
        [0.5, metal],
        [1, darker(metal, 0.35)],
      ],
      50,
    )}"/>` +
    `<circle cx="0" cy="-150" r="36" fill="none" stroke="${darker(metal, 0.3)}" stroke-width="2"/>` +
    markAt(kit, 0, -150, 44, darker(metal, 0.5), 0.8) +
    ellipse(0, -194, 8, 10, darker(metal, 0.2))
  );
}

export function block(kit: Kit, width: number, height: number, color: Color): string {
  const half = width / 2;
  return (
    polygon(
      [
        [half, -height],
        [half + 70, -height - 44],
        [half + 70, -44],
        [half, 0],
      ],
      darker(color, 0.24),
    ) +
    polygon(
      [
        [-half, -height],
        [-half + 70, -height - 44],
        [half + 70, -height - 44],
        [half, -height],
      ],
      lighter(color, 0.3),
    ) +
    rect(-half, -height, width, height, 0, kit.sketch.flat(color, 0.1))
  );
}

export function hoop(kit: Kit, x: number, y: number, r: number, metal: Color): string {
  return `<g transform="translate(${x} ${y})"><ellipse rx="${r * 0.84}" ry="${r}" fill="none" stroke="${darker(metal, 0.35)}" stroke-width="${r * 0.26}"/><ellipse rx="${r * 0.84}" ry="${r}" fill="none" stroke="${kit.sketch.linear(
    [
      [0, lighter(metal, 0.55)],
      [0.5, metal],
      [1, darker(metal, 0.2)],
    ],
    40,
  )}" stroke-width="${r * 0.2}"/></g>`;
}

const earrings = (kit: Kit) =>
  group(block(kit, 340, 150, mix(kit.palette.base, '#f3ede2', 0.55)), 'translate(-30 0)') +
  hoop(kit, -120, -290, 104, metalOf(kit)) +
  hoop(kit, 110, -300, 104, metalOf(kit)) +
  ellipse(
    -120,
    -166,
    22,
    22,
    kit.sketch.radial(
      [
        [0, '#ffffff'],
        [1, mix(kit.palette.base, '#efe6d8', 0.6)],
      ],
      0.35,
      0.3,
    ),
  ) +
  ellipse(
    110,
    -176,
    22,
    22,
    kit.sketch.radial(
      [
        [0, '#ffffff'],
        [1, mix(kit.palette.base, '#efe6d8', 0.6)],
      ],
      0.35,
      0.3,
    ),
  );

function ring(kit: Kit): string {
  const metal = metalOf(kit);
  const stone = kit.palette.base;
  return (
    group(block(kit, 380, 120, mix(kit.palette.base, '#f3ede2', 0.6)), 'translate(-34 0)') +
    hoop(kit, -10, -262, 130, metal) +
    polygon(
      [
        [-54, -420],
        [-26, -456],
        [18, -456],
        [44, -420],
        [-5, -366],
      ],
      kit.sketch.linear(
        [
          [0, lighter(stone, 0.6)],
          [0.5, stone],
          [1, darker(stone, 0.35)],
        ],
        60,
      ),
    ) +
    polygon(
      [
        [-54, -420],
        [44, -420],
        [-5, -366],
      ],
      darker(stone, 0.2),
      'opacity="0.35"',
    ) +
    stroke('M-50 -418L-20 -372M40 -418L12 -372', lighter(metal, 0.4), 8) +
    hoop(kit, 150, -172, 70, darker(metal, 0.06))
  );
}

const bracelet = (kit: Kit) => {
  const metal = metalOf(kit);
  const cuff = (y: number, tone: Color) =>
    `<path d="M-214 ${y}C-240 ${y + 130} 240 ${y + 130} 214 ${y}C200 ${y - 84} -200 ${y - 84} -214 ${y}Z" fill="none" stroke="${kit.sketch.linear(
      [
        [0, darker(tone, 0.3)],
        [0.25, lighter(tone, 0.55)],
        [0.6, tone],
        [1, darker(tone, 0.36)],
      ],
    )}" stroke-width="46"/>`;
  const beads = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * Math.PI * 2;
    return ellipse(
      Math.cos(turn) * 190,
      -250 + Math.sin(turn) * 62,
      23,
      23,
      kit.sketch.radial(
        [
          [0, lighter(kit.palette.base, 0.6)],
          [0.5, kit.palette.base],
          [1, darker(kit.palette.base, 0.4)],
        ],
        0.35,
        0.3,
      ),
    );
  }).join('');
  return cuff(-110, metal) + beads;
};

export const jewelryForms: Record<string, Form> = {
  necklace: { pose: 'standing', sits: 'flat', reach: 255, draw: necklace },
  earrings: { pose: 'standing', sits: 'flat', reach: 220, draw: earrings },
  ring: { pose: 'standing', sits: 'flat', reach: 230, draw: ring },
  bracelet: { pose: 'standing', reach: 240, draw: bracelet },
};
