import { darker, isWarm, lighter, luminance, mix, type Color } from '../../color/color.ts';
import { inkOnColor } from '../kit-colors.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel, type PrintArea } from '../../lettering/label.ts';
import { ellipse, group, path, type Point, polygon, rect, stroke } from '../../sketch.ts';

const k = '#120d0c';

/** Gold beside warm colors, silver beside cool ones. */
const metalOf = ({ roles }: KitStage): Color =>
  isWarm(roles.body) || isWarm(roles.accent) ? '#d8ad5c' : '#c6c9ce';
const shine = ({ sketch }: KitStage, metal: Color, angle = 40) =>
  sketch.linear(
    [
      [0, lighter(metal, 0.7)],
      [0.25, metal],
      [0.45, darker(metal, 0.34)],
      [0.6, lighter(metal, 0.5)],
      [1, darker(metal, 0.42)],
    ],
    angle,
  );

/** Pressed in foil: a light edge below the sign makes it sit in the surface. */
const foil = (
  stage: KitStage,
  area: Pick<PrintArea, 'x' | 'y' | 'width' | 'height' | 'layout'>,
  ink: Color,
  on: Color,
): string =>
  group(
    printLabel(stage.words, { ...area, ink: luminance(on) > 0.4 ? '#ffffff' : darker(on, 0.6) }),
    'translate(1.2 1.6)',
    'opacity="0.6"',
  ) + printLabel(stage.words, { ...area, ink });

/** An open box of velvet, a ring in it. */
function jewelryBox(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const metal = metalOf(stage);
  const velvet = mix(darker(body, 0.5), roles.accent, 0.18);
  const inside = mix(roles.label, '#fffaf2', 0.3);
  const lid: Point[] = [
    [-206, -232],
    [206, -232],
    [186, -520],
    [-186, -520],
  ];
  const lining: Point[] = [
    [-186, -244],
    [186, -244],
    [168, -504],
    [-168, -504],
  ];
  const stone = sketch.linear(
    [
      [0, '#ffffff'],
      [0.4, mix(roles.accent, '#ffffff', 0.7)],
      [0.7, mix(roles.accent, '#dfe8ee', 0.4)],
      [1, '#ffffff'],
    ],
    60,
  );
  return (
    polygon(lid, body) +
    polygon(
      lid,
      sketch.linear(
        [
          [0, '#fffdf8', 0.2],
          [1, k, 0.2],
        ],
        70,
      ),
    ) +
    polygon(lining, inside) +
    polygon(
      lining,
      sketch.linear(
        [
          [0, k, 0.04],
          [1, k, 0.2],
        ],
        90,
      ),
    ) +
    foil(
      { ...stage, words: { ...stage.words, what: undefined, amount: undefined } },
      { x: 0, y: -404, width: 250, height: 150, layout: 'classic' },
      inkOnColor(inside, roles),
      inside,
    ) +
    polygon(
      [
        [-206, -232],
        [206, -232],
        [240, -150],
        [-240, -150],
      ],
      velvet,
    ) +
    polygon(
      [
        [-206, -232],
        [206, -232],
        [240, -150],
        [-240, -150],
      ],
      sketch.linear(
        [
          [0, k, 0.4],
          [1, '#fffdf8', 0.1],
        ],
        90,
      ),
    ) +
    path('M-120 -186C-60 -204 60 -204 120 -186C60 -170 -60 -170 -120 -186Z', k, 'opacity="0.5"') +
    `<ellipse cx="0" cy="-226" rx="66" ry="70" fill="none" stroke="${shine(stage, metal)}" stroke-width="15"/>` +
    path('M-80 -186C-40 -198 40 -198 80 -186L86 -150H-86Z', velvet) +
    polygon(
      [
        [-34, -316],
        [-18, -338],
        [18, -338],
        [34, -316],
        [0, -282],
      ],
      stone,
    ) +
    polygon(
      [
        [-34, -316],
        [34, -316],
        [0, -282],
      ],
      k,
      'opacity="0.14"',
    ) +
    polygon(
      [
        [-18, -338],
        [0, -316],
        [18, -338],
      ],
      '#ffffff',
      'opacity="0.6"',
    ) +
    stroke('M-32 -314L-12 -288M32 -314L12 -288', shine(stage, metal), 6) +
    rect(-240, -150, 480, 150, 8, body) +
    foil(stage, { x: 0, y: -72, width: 360, height: 96 }, roles.bodyInk, body) +
    rect(
      -240,
      -150,
      480,
      150,
      8,
      sketch.linear(
        [
          [0, '#fffdf8', 0.2],
          [0.5, k, 0],
          [1, k, 0.26],
        ],
        80,
      ),
    ) +
    stroke('M-238 -149H238', '#ffffff', 2, 'opacity="0.35"')
  );
}

/** A pendant on a card. */
function necklace(stage: KitStage): string {
  const { sketch, roles } = stage;
  const metal = metalOf(stage);
  const card = mix(roles.label, '#fffaf2', 0.25);
  const chain = 'M-150 -322C-150 -120 -60 -10 0 6C60 -10 150 -120 150 -322';
  const link = (dy: number, color: string, width: number, more = '') =>
    group(stroke(chain, color, width, more), `translate(0 ${dy})`);
  return (
    rect(-230, -340, 460, 680, 8, card) +
    rect(
      -230,
      -340,
      460,
      680,
      8,
      sketch.linear(
        [
          [0, '#fffdf8', 0.3],
          [0.5, k, 0],
          [1, k, 0.12],
        ],
        50,
      ),
    ) +
    rect(-230, 96, 460, 244, 8, roles.body) +
    rect(-230, 96, 460, 12, 0, roles.accent) +
    foil(stage, { x: 0, y: 226, width: 340, height: 176, layout: 'classic' }, roles.bodyInk, roles.body) +
    [-150, 150].map((x) => `<circle cx="${x}" cy="-322" r="7" fill="${darker(card, 0.5)}"/>`).join('') +
    link(5, k, 7, 'opacity="0.22"') +
    link(0, darker(metal, 0.36), 6) +
    link(0, lighter(metal, 0.5), 3.4, 'stroke-dasharray="7 5"') +
    `<circle cx="4" cy="52" r="44" fill="${k}" opacity="0.22"/><circle cx="0" cy="46" r="44" fill="${shine(stage, metal)}"/><circle cx="0" cy="46" r="37" fill="${mix(metal, '#ffffff', 0.1)}"/><circle cx="0" cy="46" r="37" fill="${shine(stage, metal, 60)}" opacity="0.5"/>` +
    printLabel(
      { ...stage.words, name: '' },
      { x: 0, y: 46, width: 82, height: 82, ink: darker(metal, 0.66) },
    ) +
    `<circle cx="0" cy="0" r="9" fill="none" stroke="${shine(stage, metal)}" stroke-width="5"/>`
  );
}

/** A pair on a hanging card. */
function earrings(stage: KitStage): string {
  const { sketch, roles } = stage;
  const metal = metalOf(stage);
  const drop = (x: number, color: Color) =>
    group(
      `<circle cx="3" cy="4" r="15" fill="${k}" opacity="0.25"/><circle r="14" fill="${shine(stage, metal)}"/>` +
        stroke('M0 12V40', darker(metal, 0.2), 5) +
        path(
          'M-58 128C-58 70 -30 40 0 40C30 40 58 70 58 128A58 58 0 0 1 -58 128Z',
          k,
          'opacity="0.2" transform="translate(6 9)"',
        ) +
        path('M-58 128C-58 70 -30 40 0 40C30 40 58 70 58 128A58 58 0 0 1 -58 128Z', color) +
        path(
          'M-58 128C-58 70 -30 40 0 40C30 40 58 70 58 128A58 58 0 0 1 -58 128Z',
          sketch.radial(
            [
              [0, '#fffdf8', 0.5],
              [0.5, '#fffdf8', 0],
              [1, k, 0.3],
            ],
            0.34,
            0.3,
            0.8,
          ),
        ) +
        `<circle cx="0" cy="128" r="18" fill="${metal}"/><circle cx="-5" cy="122" r="6" fill="#ffffff" opacity="0.6"/>`,
      `translate(${x} 20)`,
    );
  const card = roles.label;
  return (
    rect(-236, -330, 472, 660, 14, card) +
    rect(
      -236,
      -330,
      472,
      660,
      14,
      sketch.linear(
        [
          [0, '#fffdf8', 0.24],
          [0.5, k, 0],
          [1, k, 0.12],
        ],
        50,
      ),
    ) +
    `<rect x="-46" y="-306" width="92" height="26" rx="13" fill="${mix(roles.ground, '#4a4038', 0.25)}"/>` +
    foil(stage, { x: 0, y: -150, width: 350, height: 210, layout: 'classic' }, roles.labelInk, card) +
    rect(-236, 292, 472, 38, 8, roles.accent) +
    drop(-100, luminance(card) > 0.9 && luminance(roles.body) > 0.85 ? roles.accent : roles.body) +
    drop(100, luminance(card) > 0.9 && luminance(roles.body) > 0.85 ? roles.accent : roles.body) +
    ellipse(0, -293, 12, 8, k, 'opacity="0.12"')
  );
}

export const jewelryForms: Record<string, KitForm> = {
  'jewellery-box': {
    pose: 'standing',
    sits: 'flat',
    reach: 244,
    height: 520,
    what: 'made to keep',
    draw: jewelryBox,
  },
  necklace: { pose: 'flat', reach: 232, height: 342, what: 'made to keep', draw: necklace },
  earrings: { pose: 'flat', reach: 238, height: 332, what: 'one of two', draw: earrings },
};
