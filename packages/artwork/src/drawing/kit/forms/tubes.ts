import { lighter, mix } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../../lettering/label.ts';
import { acrossGradient, bend, roundTop, straightBody } from '../../scene/light.ts';
import { path, rect, stroke } from '../../sketch.ts';
import { ribs, wrapLabel } from './round-things.ts';
import { formed } from './formed.ts';

function tube(stage: KitStage): string {
  const { sketch, roles } = stage;
  const d =
    'M-66 -92C-96 -100 -108 -124 -112 -160L-126 -506H126L112 -160C108 -124 96 -100 66 -92A70 12 0 0 1 -66 -92Z';
  const light = sketch.define((id) =>
    acrossGradient(id, -126, 126, [
      [0, '#120d0c', 0.3],
      [0.07, '#120d0c', 0.16],
      [0.17, '#fffdf8', 0.12],
      [0.25, '#fffdf8', 0.42],
      [0.32, '#fffdf8', 0.2],
      [0.45, '#fffdf8', 0],
      [0.76, '#120d0c', 0.14],
      [0.94, '#120d0c', 0.36],
      [1, '#120d0c', 0.2],
    ]),
  );
  const crimp = Array.from({ length: 21 }, (_, index) =>
    stroke(`M${-120 + index * 12} -544V-512`, '#120d0c', 1.6, 'opacity="0.2"'),
  ).join('');
  return (
    path(d, roles.body) +
    rect(-128, -548, 256, 44, 4, roles.body) +
    path(
      'M-122 -412H122L119.6 -352H-119.6Z',
      roles.accent,
      stage.words.voice.layout === 'banded' ? '' : 'opacity="0"',
    ) +
    printLabel(stage.words, {
      x: 0,
      y: -310,
      width: 190,
      height: 350,
      ink: roles.bodyInk,
      accent: { color: roles.accent, ink: roles.accentInk },
      ...(stage.words.voice.layout === 'banded'
        ? { layout: 'mark-first' as const, y: -236, height: 210 }
        : {}),
    }) +
    path(d, light) +
    rect(-128, -548, 256, 44, 4, light) +
    crimp +
    path('M-126 -506H126L124 -470C60 -486 -60 -486 -124 -470Z', '#120d0c', 'opacity="0.1"') +
    formed(
      stage,
      [
        [72, 0],
        [74, -6],
        [66, -94],
      ],
      roles.accent,
      'satin',
    ) +
    ribs(70, -88, -8, 26)
  );
}

/** A twist-up stick: lip balm or deodorant, its cap off beside it. */
function stick(stage: KitStage): string {
  const { sketch, roles } = stage;
  const balm = mix(roles.label, '#f4e3cf', 0.5);
  return (
    `<g transform="translate(150 18)">${formed(stage, [...straightBody(70, 148, 6)], roles.accent, 'satin')}${roundTop(sketch, 70, -148, lighter(roles.accent, 0.14))}</g>` +
    `<g transform="translate(-60 0)">` +
    formed(
      stage,
      [
        [76, 0],
        [80, -6],
        [80, -46],
      ],
      roles.accent,
      'satin',
    ) +
    ribs(80, -44, -8, 28) +
    formed(
      stage,
      [
        [80, -46],
        [80, -346],
      ],
      roles.body,
      'satin',
      { printed: wrapLabel(stage, 80, -336, -58, { share: 0.92 }) },
    ) +
    formed(
      stage,
      [
        [70, -346],
        [70, -372],
      ],
      '#d9d5cd',
      'metal',
    ) +
    formed(stage, [[64, -370], [64, -420], ...bend([64, -420], [30, -446], 'out')], balm, 'satin') +
    roundTop(sketch, 30, -446, lighter(balm, 0.3)) +
    '</g>'
  );
}

export const tubeForms: Record<string, KitForm> = {
  tube: { pose: 'standing', reach: 126, height: 550, what: 'everyday', amount: '75 ml', draw: tube },
  stick: {
    pose: 'standing',
    reach: 182,
    height: 452,
    what: 'everyday',
    amount: '30 g',
    draw: (stage) => `<g transform="translate(-40 0)">${stick(stage)}</g>`,
  },
};
