import { darker, lighter, luminance, mix } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { bend, roundTop, straightBody } from '../../scene/light.ts';
import { ellipse, group, path, type Point, rect, stroke, tilt } from '../../sketch.ts';
import { printLabel } from '../../lettering/label.ts';
import { around, bandAround, ribs, wrapLabel } from './round-things.ts';
import { rod } from './fittings.ts';
import { formed } from './formed.ts';

function can(stage: KitStage): string {
  const { sketch, roles } = stage;
  const silver = '#c9ccd0';
  const r = 112;
  return (
    formed(stage, [[84, 0], [88, -10], ...bend([88, -10], [r, -34], 'in')], silver, 'metal') +
    formed(
      stage,
      [
        [r, -30],
        [r, -420],
      ],
      roles.body,
      'satin',
      {
        printed:
          bandAround(r, -420, -396, roles.accent) +
          bandAround(r, -54, -30, roles.accent) +
          wrapLabel(stage, r, -390, -70, { paper: false, share: 0.9 }),
      },
    ) +
    formed(stage, [[r, -420], ...bend([r, -420], [88, -456], 'out'), [88, -460]], roles.body, 'metal') +
    ellipse(0, -462, 91, 91 * tilt, '#e8eaec') +
    ellipse(
      0,
      -460,
      82,
      82 * tilt,
      sketch.linear(
        [
          [0, '#8f9297'],
          [0.5, '#d5d8db'],
          [1, '#f4f5f6'],
        ],
        60,
      ),
    ) +
    ellipse(
      0,
      -455,
      62,
      62 * tilt,
      sketch.linear(
        [
          [0, '#b9bcc0'],
          [1, '#e4e6e8'],
        ],
        60,
      ),
    ) +
    rect(-17, -466, 34, 13, 6, '#a9acb1') +
    rect(-8, -463, 16, 6, 3, '#6e7176')
  );
}

function tumbler(stage: KitStage): string {
  const { sketch, roles } = stage;
  const body: Point[] = [
    [100, 0],
    [106, -6],
    [108, -16],
    [142, -410],
  ];
  return (
    formed(stage, body, roles.body, 'satin', {
      printed: wrapLabel(stage, 126, -340, -90, { paper: false, share: 0.8 }),
    }) +
    formed(
      stage,
      [
        [145, -404],
        [146, -432],
      ],
      roles.accent,
      'satin',
    ) +
    formed(stage, [[138, -430], ...bend([138, -430], [126, -462], 'out')], roles.accent, 'satin') +
    roundTop(sketch, 126, -462, lighter(roles.accent, 0.1)) +
    ellipse(0, -464, 104, 104 * tilt, darker(roles.accent, 0.12)) +
    ellipse(52, -462, 18, 5, '#120d0c', 'opacity="0.6"')
  );
}

function waterBottle(stage: KitStage): string {
  const { sketch, roles } = stage;
  const profile: Point[] = [
    ...straightBody(102, 384, 14),
    ...bend([102, -384], [62, -446], 'out', 10),
    [60, -456],
  ];
  const cap = roles.accent;
  return (
    formed(stage, profile, roles.body, 'satin', {
      printed: wrapLabel(stage, 102, -352, -70, { paper: false, share: 0.86 }),
    }) +
    formed(
      stage,
      [
        [64, -452],
        [64, -462],
      ],
      '#cfd1d4',
      'metal',
    ) +
    stroke('M-40 -536C-40 -592 40 -592 40 -536', darker(cap, 0.24), 20) +
    stroke('M-40 -538C-40 -594 40 -594 40 -538', cap, 13) +
    formed(stage, [[66, -464], [66, -528], ...bend([66, -528], [58, -538], 'out', 3)], cap, 'matte') +
    ribs(66, -522, -470, 20) +
    roundTop(sketch, 58, -538, lighter(cap, 0.1))
  );
}

function mug(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const ring = 'M150 -292C262 -310 292 -94 146 -92';
  const profile: Point[] = [
    [118, 0],
    [128, -4],
    ...bend([128, -4], [166, -60], 'in'),
    [170, -200],
    [168, -346],
  ];
  return (
    rod(ring, stage.looks?.parts?.handle ?? body, 36) +
    formed(stage, profile, body, 'gloss', {
      printed: wrapLabel(stage, 168, -300, -60, { paper: false, share: 0.7 }),
    }) +
    ellipse(0, -346, 168, 168 * tilt, lighter(body, 0.46)) +
    ellipse(
      0,
      -343,
      158,
      158 * tilt * 0.93,
      sketch.linear([
        [0, darker(body, 0.52)],
        [0.6, darker(body, 0.2)],
        [1, darker(body, 0.06)],
      ]),
    ) +
    path(
      `M-146 -334A150 ${150 * tilt * 0.8} 0 0 1 146 -334A158 ${158 * tilt} 0 0 1 -146 -334Z`,
      sketch.linear([
        [0, '#3f2617'],
        [1, '#6d452b'],
      ]),
      'opacity="0.9"',
    ) +
    around(168, -346, '#ffffff', 3, 0.5)
  );
}

function bowl(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const profile: Point[] = [
    [180, 0],
    [186, -8],
    [190, -20],
    [232, -150],
    [236, -164],
  ];
  return (
    formed(stage, profile, body, 'gloss', {
      printed: wrapLabel(stage, 214, -140, -26, { paper: false, share: 0.7 }),
    }) +
    formed(
      stage,
      [
        [236, -160],
        [238, -172],
      ],
      luminance(body) > 0.5 ? mix(body, roles.accent, 0.5) : lighter(body, 0.3),
      'satin',
    ) +
    ellipse(0, -172, 238, 238 * tilt, lighter(body, 0.4)) +
    ellipse(
      0,
      -169,
      222,
      222 * tilt * 0.95,
      sketch.linear([
        [0, darker(body, 0.46)],
        [0.5, darker(body, 0.12)],
        [1, lighter(body, 0.16)],
      ]),
    ) +
    group(ellipse(20, -160, 150, 14, lighter(body, 0.4), 'opacity="0.25"'), '')
  );
}

/** A plate standing on its edge, a smaller one before it. */
function plates(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const plate = (r: number, color: string, printed: string) =>
    `<circle r="${r}" fill="${darker(color, 0.34)}" transform="translate(5 4)"/><circle r="${r}" fill="${color}"/>` +
    `<circle r="${r}" fill="${sketch.linear(
      [
        [0, '#fffdf8', 0.42],
        [0.45, '#fffdf8', 0.04],
        [1, '#120d0c', 0.26],
      ],
      52,
    )}"/>` +
    `<circle r="${r * 0.94}" fill="none" stroke="${roles.accent}" stroke-width="${r * 0.035}"/>` +
    `<circle r="${r * 0.7}" fill="${sketch.linear(
      [
        [0, '#120d0c', 0.16],
        [0.5, '#120d0c', 0.02],
        [1, '#fffdf8', 0.3],
      ],
      52,
    )}"/><circle r="${r * 0.66}" fill="${color}"/>` +
    `<circle r="${r * 0.66}" fill="${sketch.linear(
      [
        [0, '#fffdf8', 0.2],
        [1, '#120d0c', 0.1],
      ],
      52,
    )}"/>` +
    printed;
  return (
    group(
      plate(
        262,
        roles.body,
        printLabel(words, {
          x: 0,
          y: -26,
          width: 270,
          height: 210,
          ink: roles.bodyInk,
          layout: 'mark-first',
        }),
      ),
      'translate(-30 -262)',
    ) +
    group(
      ellipse(8, 116, 96, 10, '#120d0c', 'opacity="0.3"') +
        plate(
          118,
          roles.label,
          printLabel({ ...words, name: '' }, { x: 0, y: 0, width: 112, height: 112, ink: roles.labelInk }),
        ),
      'translate(196 -98)',
    )
  );
}

/** A board of wood, the mark burnt into it. */
function board(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const wood = mix('#b98556', roles.ground, 0.14);
  const d =
    'M-330 -150C-336 -176 -316 -184 -296 -184H150C196 -184 206 -120 250 -108C330 -98 380 -66 380 0C380 66 330 98 250 108C206 120 196 184 150 184H-296C-316 184 -336 176 -330 150C-344 50 -344 -50 -330 -150Z';
  const clip = sketch.clip(`<path d="${d}"/>`);
  const grain = [-160, -126, -88, -50, -14, 24, 60, 98, 134, 166]
    .map((y, index) =>
      stroke(
        `M-350 ${y}C-180 ${y - 22 + ((index * 13) % 40)} 40 ${y + 20 - ((index * 17) % 36)} 390 ${y * 0.8}`,
        darker(wood, 0.44),
        2 + (index % 3) * 1.5,
        'opacity="0.28"',
      ),
    )
    .join('');
  return (
    path(d, darker(wood, 0.5), 'transform="translate(4 9)"') +
    path(d, wood) +
    `<g clip-path="${clip}">${grain}${path('M120 -190H176V190H120Z', roles.body)}${path('M176 -190H186V190H176Z', roles.accent)}</g>` +
    path(
      d,
      sketch.linear(
        [
          [0, '#fff3dc', 0.3],
          [0.5, '#fff3dc', 0],
          [1, '#120d0c', 0.24],
        ],
        60,
      ),
    ) +
    printLabel(words, { x: -110, y: 0, width: 330, height: 210, ink: '#3a2212', layout: 'classic' }) +
    `<circle cx="318" cy="0" r="27" fill="${darker(wood, 0.62)}"/><circle cx="320" cy="2" r="24" fill="${darker(roles.ground, 0.3)}"/>`
  );
}

export const vesselForms: Record<string, KitForm> = {
  can: { pose: 'standing', reach: 112, height: 478, what: 'well chilled', amount: '330 ml', draw: can },
  tumbler: { pose: 'standing', reach: 142, height: 484, what: 'to go', draw: tumbler },
  'water-bottle': { pose: 'standing', reach: 102, height: 590, what: 'keep well', draw: waterBottle },
  mug: {
    pose: 'standing',
    reach: 218,
    height: 376,
    what: 'stoneware',
    draw: (stage) => group(mug(stage), 'translate(-42 0)'),
  },
  plate: { pose: 'standing', sits: 'flat', reach: 312, height: 526, what: '', draw: plates },
  'serving-board': {
    pose: 'flat',
    reach: 382,
    height: 190,
    what: '',
    draw: board,
    outline: () =>
      '<path d="M-330 -150C-336 -176 -316 -184 -296 -184H150C196 -184 206 -120 250 -108C330 -98 380 -66 380 0C380 66 330 98 250 108C206 120 196 184 150 184H-296C-316 184 -336 176 -330 150C-344 50 -344 -50 -330 -150Z"/>',
  },
  bowl: { pose: 'standing', reach: 236, height: 210, what: 'good things', draw: bowl },
};
