import { darker, lighter, luminance, mix, type Color } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { bend, roundTop, straightBody } from '../../scene/light.ts';
import { ellipse, path, type Point, tilt } from '../../sketch.ts';
import { glassBody, ribs, wrapLabel } from './round-things.ts';
import { formed } from './formed.ts';

/** The color of a cap: the accent, or a dark or pale one where that is too near to the body. */
export const capColor = ({ roles }: KitStage): Color => roles.accent;

const body = (radius: number, height: number, shoulder: number, neck: number): Point[] => [
  ...straightBody(radius, height),
  ...bend([radius, -height], [neck + 4, -height - shoulder], 'out', 9),
  [neck, -height - shoulder - 4],
  [neck, -height - shoulder - 16],
];

function bottle(stage: KitStage): string {
  const cap = capColor(stage);
  return (
    formed(stage, body(124, 372, 54, 46), stage.roles.body, 'satin', {
      printed: wrapLabel(stage, 124, -350, -64),
    }) +
    formed(
      stage,
      [
        [62, -438],
        [62, -524],
      ],
      cap,
      'satin',
    ) +
    roundTop(stage.sketch, 62, -524, lighter(cap, 0.12)) +
    path(
      `M-62 -486A62 ${62 * tilt} 0 0 0 62 -486`,
      'none',
      'stroke="#120d0c" stroke-opacity="0.35" stroke-width="2"',
    )
  );
}

function pump(stage: KitStage): string {
  const cap = capColor(stage);
  const { sketch } = stage;
  return (
    formed(stage, body(132, 340, 50, 46), stage.roles.body, 'satin', {
      printed: wrapLabel(stage, 132, -318, -56),
    }) +
    formed(
      stage,
      [
        [56, -400],
        [56, -442],
      ],
      cap,
      'satin',
    ) +
    ribs(56, -442, -400) +
    roundTop(sketch, 56, -442, lighter(cap, 0.1)) +
    formed(
      stage,
      [
        [14, -446],
        [14, -488],
      ],
      mix(cap, '#d9d6d0', 0.5),
      'metal',
    ) +
    path(
      'M-38 -516C-38 -526 -30 -530 -20 -530H56C96 -530 128 -522 142 -496C144 -490 136 -486 132 -490C118 -506 90 -504 60 -502L46 -488H-26C-34 -488 -38 -492 -38 -500Z',
      cap,
    ) +
    path(
      'M-38 -516C-38 -526 -30 -530 -20 -530H56C96 -530 128 -522 142 -496C144 -490 136 -486 132 -490C118 -506 90 -504 60 -502L46 -488H-26C-34 -488 -38 -492 -38 -500Z',
      sketch.linear(
        [
          [0, '#fffdf8', 0.4],
          [0.4, '#fffdf8', 0.04],
          [1, '#120d0c', 0.34],
        ],
        78,
      ),
    )
  );
}

function spray(stage: KitStage): string {
  const { sketch } = stage;
  const cap = capColor(stage);
  return (
    formed(stage, body(100, 360, 50, 36), stage.roles.body, 'satin', {
      printed: wrapLabel(stage, 100, -336, -56),
    }) +
    formed(
      stage,
      [
        [46, -418],
        [46, -448],
      ],
      '#d7d3cc',
      'metal',
    ) +
    formed(
      stage,
      [
        [34, -452],
        [34, -506],
      ],
      cap,
      'satin',
    ) +
    roundTop(sketch, 34, -506, lighter(cap, 0.2)) +
    ellipse(0, -484, 6, 6, '#120d0c', 'opacity="0.55"')
  );
}

function dropper(stage: KitStage): string {
  const { sketch } = stage;
  const cap = capColor(stage);
  return (
    glassBody(stage, body(116, 262, 56, 40), stage.roles.body, wrapLabel(stage, 116, -250, -40)) +
    formed(
      stage,
      [
        [50, -330],
        [50, -402],
      ],
      cap,
      'satin',
    ) +
    ribs(50, -400, -334) +
    roundTop(sketch, 50, -402, lighter(cap, 0.1)) +
    formed(
      stage,
      [
        [33, -404],
        [36, -420],
        [33, -470],
        [24, -506],
        [12, -522],
        [2, -526],
      ],
      mix(darker(stage.roles.body, 0.5), '#37312f', 0.6),
      'satin',
      { smooth: true },
    )
  );
}

function rollOn(stage: KitStage): string {
  const { sketch } = stage;
  return (
    glassBody(
      stage,
      [...straightBody(74, 330, 8), ...bend([74, -330], [52, -354], 'out')],
      stage.roles.body,
      wrapLabel(stage, 74, -318, -40),
    ) +
    formed(
      stage,
      [
        [62, -352],
        [62, -500],
      ],
      '#cfc9bf',
      'metal',
    ) +
    roundTop(sketch, 62, -500, '#e2ddd4')
  );
}

/** Tall glass for sauce, oil, juice, syrup. */
function glassBottle(stage: KitStage): string {
  const { sketch } = stage;
  const cap = capColor(stage);
  const profile: Point[] = [
    ...straightBody(110, 330),
    ...bend([110, -330], [66, -426], 'out'),
    ...bend([66, -426], [40, -500], 'in'),
    [40, -540],
  ];
  return (
    glassBody(stage, profile, stage.roles.body, wrapLabel(stage, 110, -306, -60, { paper: true })) +
    formed(
      stage,
      [
        [47, -532],
        [47, -584],
      ],
      cap,
      'satin',
    ) +
    ribs(47, -582, -536, 18) +
    roundTop(sketch, 47, -584, lighter(cap, 0.12))
  );
}

function wineBottle(stage: KitStage): string {
  const { sketch, roles } = stage;
  const glass = luminance(roles.body) > 0.24 ? mix(darker(roles.body, 0.74), '#1f2b1f', 0.35) : roles.body;
  const profile: Point[] = [
    ...straightBody(100, 380),
    ...bend([100, -380], [58, -456], 'out'),
    ...bend([58, -456], [34, -520], 'in'),
    [34, -622],
  ];
  const foil = roles.accent;
  return (
    glassBody(stage, profile, glass, wrapLabel(stage, 100, -330, -72, { paper: true, share: 0.9 })) +
    formed(
      stage,
      [
        [37, -520],
        [36, -618],
        [39, -624],
        [39, -644],
        [34, -646],
      ],
      foil,
      'satin',
    ) +
    roundTop(sketch, 34, -646, lighter(foil, 0.14))
  );
}

export const bottleForms: Record<string, KitForm> = {
  bottle: { pose: 'standing', reach: 124, height: 530, what: 'everyday', amount: '250 ml', draw: bottle },
  'pump-bottle': {
    pose: 'standing',
    reach: 136,
    height: 530,
    what: 'everyday',
    amount: '300 ml',
    draw: pump,
  },
  dropper: { pose: 'standing', reach: 116, height: 526, what: 'face serum', amount: '30 ml', draw: dropper },
  'spray-bottle': {
    pose: 'standing',
    reach: 100,
    height: 512,
    what: 'fine mist',
    amount: '100 ml',
    draw: spray,
  },
  'roll-on': { pose: 'standing', reach: 76, height: 506, what: 'roll-on', amount: '10 ml', draw: rollOn },
  'glass-bottle': {
    pose: 'standing',
    reach: 110,
    height: 590,
    what: 'small batch',
    amount: '250 ml',
    draw: glassBottle,
  },
  'wine-bottle': {
    pose: 'standing',
    reach: 100,
    height: 650,
    what: 'bottled by hand',
    amount: '750 ml',
    draw: wineBottle,
  },
};
