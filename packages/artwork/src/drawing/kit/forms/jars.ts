import { darker, lighter, luminance, mix, type Color } from '../../color/color.ts';
import { inkOnColor } from '../kit-colors.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { bend, roundTop, straightBody } from '../../scene/light.ts';
import { ellipse, path, type Point, rect, stroke, tilt } from '../../sketch.ts';
import { around, bandAround, glassBody, lidWood, ribs, wrapLabel } from './round-things.ts';
import { formed } from './formed.ts';

/** A lid of wood with its rings. */
function woodLid(stage: KitStage, radius: number, bottom: number, top: number, wood: Color): string {
  const { sketch } = stage;
  return (
    formed(
      stage,
      [
        [radius, bottom],
        [radius, top],
      ],
      wood,
      'matte',
    ) +
    roundTop(sketch, radius, top, lighter(wood, 0.25)) +
    [0.3, 0.52, 0.74, 0.9]
      .map((share) =>
        ellipse(
          radius * 0.04,
          top,
          radius * share,
          radius * share * tilt,
          'none',
          `stroke="${darker(wood, 0.4)}" stroke-width="1.6" opacity="0.35"`,
        ),
      )
      .join('')
  );
}

/** Clear glass with what is in it, a screw lid in the accent. */
function jar(stage: KitStage): string {
  const { sketch, roles } = stage;
  const inside = luminance(roles.body) > 0.75 ? mix(roles.body, roles.accent, 0.18) : roles.body;
  const profile: Point[] = [
    ...straightBody(152, 286, 22),
    ...bend([152, -286], [128, -322], 'out'),
    [128, -340],
  ];
  return (
    glassBody(
      stage,
      profile,
      inside,
      bandAround(150, -302, -286, '#fffdf8" opacity="0.3') +
        wrapLabel(stage, 152, -258, -70, { paper: true }),
    ) +
    formed(
      stage,
      [
        [140, -330],
        [140, -392],
      ],
      roles.accent,
      'satin',
    ) +
    ribs(140, -388, -336, 30) +
    roundTop(sketch, 140, -392, lighter(roles.accent, 0.12)) +
    ellipse(0, -392, 118, 118 * tilt, 'none', `stroke="#120d0c" stroke-opacity="0.16" stroke-width="3"`)
  );
}

function creamJar(stage: KitStage): string {
  const { roles } = stage;
  const wood = stage.looks?.parts?.lid ?? lidWood(stage);
  return (
    formed(stage, straightBody(180, 196, 20), roles.body, 'gloss', {
      printed: wrapLabel(stage, 180, -182, -24, { share: 0.72 }),
    }) +
    around(180, -196, '#120d0c', 3, 0.3) +
    woodLid(stage, 184, -200, -286, wood)
  );
}

function supplementJar(stage: KitStage): string {
  const { sketch, roles } = stage;
  const profile: Point[] = [
    ...straightBody(136, 330, 18),
    ...bend([136, -330], [108, -362], 'out'),
    [108, -376],
  ];
  return (
    formed(stage, profile, roles.body, 'satin', {
      printed: wrapLabel(stage, 136, -316, -26, { paper: stage.words.voice.label === 'paper', share: 0.94 }),
    }) +
    formed(
      stage,
      [
        [120, -370],
        [120, -452],
      ],
      roles.accent,
      'satin',
    ) +
    ribs(120, -448, -376, 34) +
    roundTop(sketch, 120, -452, lighter(roles.accent, 0.12))
  );
}

/** A low tin, its lid leaning on it, printed on both. */
function tin(stage: KitStage): string {
  const { sketch, roles } = stage;
  const lid = stage.looks?.parts?.lid ?? roles.body;
  const inks = lid === roles.body ? roles : { ...roles, body: lid, bodyInk: inkOnColor(lid, roles) };
  return (
    formed(stage, straightBody(196, 92, 10), roles.body, 'metal', {}) +
    formed(
      stage,
      [
        [201, -70],
        [201, -150],
      ],
      lid,
      'satin',
      {
        printed: wrapLabel({ ...stage, roles: inks }, 201, -146, -74, {
          share: 0.8,
          paper: false,
        }),
      },
    ) +
    around(201, -70, '#120d0c', 3, 0.35) +
    roundTop(sketch, 201, -150, lighter(lid, 0.08)) +
    ellipse(
      0,
      -150,
      186,
      186 * tilt,
      'none',
      `stroke="${inks.bodyInk}" stroke-opacity="0.3" stroke-width="3"`,
    )
  );
}

/** A tall tin for leaves, with a pressed lid. */
function caddy(stage: KitStage): string {
  const { sketch, roles } = stage;
  const lid = stage.looks?.parts?.lid ?? darker(roles.body, 0.1);
  return (
    formed(stage, straightBody(150, 330, 6), roles.body, 'satin', {
      printed: wrapLabel(stage, 150, -316, -34, { share: 0.86 }),
    }) +
    formed(
      stage,
      [
        [154, -322],
        [154, -402],
      ],
      darker(lid, 0.05),
      'satin',
      { printed: bandAround(154, -334, -322, roles.accent) },
    ) +
    around(154, -322, '#120d0c', 3, 0.35) +
    roundTop(sketch, 154, -402, lighter(lid, 0.04)) +
    ellipse(0, -404, 128, 128 * tilt, 'none', `stroke="#fffdf8" stroke-opacity="0.3" stroke-width="3"`) +
    ellipse(0, -406, 118, 118 * tilt, lid)
  );
}

function candle(stage: KitStage): string {
  const { sketch, roles } = stage;
  const wax = mix('#f6ecd9', roles.label, 0.12);
  const profile = straightBody(160, 352, 20);
  return (
    glassBody(stage, profile, roles.body, wrapLabel(stage, 160, -256, -58)) +
    `<path d="M-150 -300A150 ${150 * tilt} 0 0 0 150 -300V-352A150 ${150 * tilt} 0 0 1 -150 -352Z" fill="${darker(roles.body, 0.2)}" opacity="0.3"/>` +
    ellipse(0, -352, 160, 160 * tilt, darker(roles.body, 0.3)) +
    ellipse(
      0,
      -346,
      151,
      151 * tilt * 0.96,
      sketch.radial(
        [
          [0, '#fff3d4'],
          [0.5, wax],
          [1, darker(wax, 0.2)],
        ],
        0.5,
        0.5,
        0.6,
      ),
    ) +
    `<path d="M-160 -352A160 ${160 * tilt} 0 0 0 160 -352" fill="none" stroke="#fffdf8" stroke-opacity="0.75" stroke-width="4"/>` +
    flame(stage, 0, -350, 0.9)
  );
}

/** A flame with its glow, foot at the given place. */
export function flame({ sketch }: KitStage, x: number, y: number, size: number): string {
  const glow = sketch.radial([
    [0, '#ffdf9a', 0.75],
    [0.4, '#ffcf7a', 0.25],
    [1, '#ffcf7a', 0],
  ]);
  const fire = sketch.linear(
    [
      [0, '#fff6dc'],
      [0.55, '#ffd37a'],
      [1, '#f08a3c'],
    ],
    90,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${ellipse(0, -34, 130, 130, glow)}${stroke('M0 4V-14', '#3a2c24', 5)}${path('M0 -6C-15 -18 -13 -40 0 -70C13 -40 15 -18 0 -6Z', fire)}${ellipse(0, -19, 5, 11, '#fffdf4', 'opacity="0.9"')}</g>`;
}

function candleTin(stage: KitStage): string {
  const { sketch, roles } = stage;
  const wax = mix('#f6ecd9', roles.label, 0.12);
  return (
    formed(stage, straightBody(184, 190, 8), roles.body, 'satin', {
      printed: wrapLabel(stage, 184, -176, -20, { share: 0.74 }),
    }) +
    around(184, -186, '#fffdf8', 4, 0.4) +
    ellipse(0, -190, 184, 184 * tilt, lighter(roles.body, 0.5)) +
    ellipse(
      0,
      -187,
      174,
      174 * tilt,
      sketch.radial([
        [0, '#fff3d4'],
        [0.6, wax],
        [1, darker(wax, 0.18)],
      ]),
    ) +
    flame(stage, -48, -188, 0.62) +
    flame(stage, 52, -186, 0.62)
  );
}

function diffuser(stage: KitStage): string {
  const { roles } = stage;
  const reeds = [
    [-24, 300],
    [-12, 330],
    [-3, 344],
    [8, 334],
    [17, 318],
    [27, 286],
  ]
    .map(
      ([angle = 0, long = 0]) =>
        `<g transform="translate(0 -262) rotate(${angle})">${rect(-3.5, -long, 7, long, 2, '#b48d5c')}${rect(-3, -long, 2.4, long, 1, '#e2c598')}</g>`,
    )
    .join('');
  const profile: Point[] = [
    ...straightBody(126, 196, 18),
    ...bend([126, -196], [44, -250], 'out'),
    [42, -262],
  ];
  return (
    reeds +
    glassBody(stage, profile, roles.body, wrapLabel(stage, 126, -186, -40)) +
    formed(
      stage,
      [
        [46, -256],
        [46, -290],
      ],
      roles.accent,
      'metal',
    ) +
    ellipse(0, -290, 46, 46 * tilt, darker(roles.accent, 0.5)) +
    [-16, -6, 4, 14].map((x) => rect(x, -304, 6, 16, 1, '#b48d5c')).join('')
  );
}

export const jarForms: Record<string, KitForm> = {
  jar: { pose: 'standing', reach: 152, height: 416, what: 'small batch', amount: '340 g', draw: jar },
  'cream-jar': {
    pose: 'standing',
    reach: 184,
    height: 320,
    what: 'rich cream',
    amount: '50 ml',
    draw: creamJar,
  },
  'supplement-jar': {
    pose: 'standing',
    reach: 136,
    height: 474,
    what: 'daily',
    amount: '60 capsules',
    draw: supplementJar,
  },
  tin: { pose: 'standing', reach: 201, height: 186, what: 'small batch', amount: '60 g', draw: tin },
  caddy: { pose: 'standing', reach: 154, height: 430, what: 'small batch', amount: '100 g', draw: caddy },
  candle: { pose: 'standing', reach: 160, height: 430, what: 'hand poured', amount: '220 g', draw: candle },
  'candle-tin': {
    pose: 'standing',
    reach: 184,
    height: 270,
    what: 'travel candle',
    amount: '120 g',
    draw: candleTin,
  },
  diffuser: {
    pose: 'standing',
    reach: 140,
    height: 600,
    what: 'reed diffuser',
    amount: '120 ml',
    draw: diffuser,
  },
};
