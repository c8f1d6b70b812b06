import { darker } from '../color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../label.ts';
import { acrossGradient } from '../light.ts';
import { ellipse, group, path, rect, stroke } from '../sketch.ts';
import { onBody, onLabel } from './boxes.ts';
import { fold } from './cloth.ts';

const k = '#120d0c';
const w = '#fffdf8';

/** Light on a soft bag: brighter ridges near its edges, a soft hollow between. */
const bagLight = ({ sketch }: KitStage, half: number) =>
  sketch.define((id) =>
    acrossGradient(id, -half, half, [
      [0, k, 0.34],
      [0.05, k, 0.14],
      [0.1, w, 0.3],
      [0.16, w, 0.05],
      [0.3, w, 0.12],
      [0.5, k, 0.01],
      [0.74, k, 0.1],
      [0.87, w, 0.12],
      [0.92, k, 0.2],
      [1, k, 0.42],
    ]),
  );
const downLight = ({ sketch }: KitStage) =>
  sketch.linear(
    [
      [0, k, 0.1],
      [0.1, w, 0.06],
      [0.5, k, 0],
      [1, k, 0.24],
    ],
    90,
  );

/** A label panel or print on the front of a bag. */
function front(stage: KitStage, y: number, width: number, height: number): string {
  const { roles, words } = stage;
  if (words.voice.label === 'printed')
    return printLabel(words, { x: 0, y, width: width * 1.1, height: height * 1.06, ...onBody(stage) });
  return (
    rect(-width / 2, y - height / 2, width, height, 3, roles.label) +
    printLabel(words, { x: 0, y, width: width * 0.88, height: height * 0.94, ...onLabel(stage) })
  );
}

function pouch(stage: KitStage): string {
  const { roles } = stage;
  const d = 'M-182 -520H182C190 -380 214 -160 202 -26C110 20 -110 20 -202 -26C-214 -160 -190 -380 -182 -520Z';
  return (
    path(d, roles.body) +
    front(stage, -250, 250, 310) +
    path(d, bagLight(stage, 206)) +
    path(d, downLight(stage)) +
    path('M-202 -26C-130 -92 130 -92 202 -26C110 20 -110 20 -202 -26Z', k, 'opacity="0.16"') +
    stroke('M-202 -26C-130 -92 130 -92 202 -26', w, 2, 'opacity="0.3"') +
    rect(-182, -520, 364, 34, 2, k, 'opacity="0.1"') +
    stroke('M-184 -452H184M-185 -444H185', k, 2, 'opacity="0.22"') +
    stroke('M-184 -449H184', w, 1.4, 'opacity="0.4"') +
    path('M-182 -496l10 6l-10 6ZM182 -496l-10 6l10 6Z', roles.ground) +
    ellipse(0, -503, 12, 12, darker(roles.body, 0.5), 'opacity="0.7"')
  );
}

function coffeeBag(stage: KitStage): string {
  const { roles } = stage;
  const d =
    'M-164 -450L-152 -500H152L164 -450C178 -320 190 -150 184 -14C90 6 -90 6 -184 -14C-190 -150 -178 -320 -164 -450Z';
  return (
    path(d, roles.body) +
    front(stage, -214, 236, 300) +
    path(d, bagLight(stage, 188)) +
    path(d, downLight(stage)) +
    path(
      'M-164 -450C-132 -330 -136 -150 -158 -10L-184 -14C-190 -150 -178 -320 -164 -450Z',
      k,
      'opacity="0.2"',
    ) +
    path('M164 -450C132 -330 136 -150 158 -10L184 -14C190 -150 178 -320 164 -450Z', k, 'opacity="0.26"') +
    rect(-156, -548, 312, 60, 3, roles.body) +
    rect(-156, -548, 312, 60, 3, k, 'opacity="0.14"') +
    rect(-156, -534, 312, 12, 2, roles.accent) +
    stroke('M-152 -488H152', k, 3, 'opacity="0.3"') +
    path('M-186 -534H-150V-522H-182ZM186 -534H150V-522H182Z', darker(roles.accent, 0.2)) +
    `<circle cx="0" cy="-424" r="16" fill="${darker(roles.body, 0.24)}"/><circle cx="0" cy="-424" r="4" fill="${darker(roles.body, 0.6)}"/>`
  );
}

/** A pillow pack with its two crimped ends. */
function snackBag(stage: KitStage): string {
  const { roles, words } = stage;
  const zigzag = (y: number, up: boolean) =>
    Array.from(
      { length: 24 },
      (_, index) => `L${-192 + (index + 0.5) * 16} ${y + (up ? -9 : 9)}L${-192 + (index + 1) * 16} ${y}`,
    ).join('');
  const d = `M-192 -540${zigzag(-540, true)}L192 -494C212 -360 216 -180 196 -52L192 -10L192 0${Array.from({ length: 24 }, (_, index) => `L${192 - (index + 0.5) * 16} 9L${192 - (index + 1) * 16} 0`).join('')}L-196 -52C-216 -180 -212 -360 -192 -494Z`;
  return (
    path(d, roles.body) +
    path(
      'M-203 -400H203C212 -330 212 -260 210 -210H-210C-212 -260 -212 -330 -203 -400Z',
      words.voice.label === 'paper' ? roles.label : roles.body,
    ) +
    printLabel(
      words,
      words.voice.label === 'paper'
        ? { x: 0, y: -305, width: 330, height: 176, ...onLabel(stage), layout: 'big-type' }
        : { x: 0, y: -270, width: 310, height: 380, ...onBody(stage), layout: 'big-type' },
    ) +
    path(d, bagLight(stage, 210)) +
    path(d, downLight(stage)) +
    [-530, -519, -508, -497, -44, -33, -22, -11]
      .map((y) => stroke(`M-190 ${y}H190`, k, 1.6, 'opacity="0.16"'))
      .join('') +
    [
      'M-150 -494C-140 -450 -166 -420 -150 -350',
      'M118 -494C108 -450 140 -440 128 -372',
      'M-112 -44C-104 -96 -146 -110 -136 -180',
      'M146 -44C130 -100 160 -130 148 -190',
      'M6 -494C16 -470 -4 -450 4 -420',
      'M20 -44C10 -70 30 -90 22 -120',
      'M-60 -494C-50 -470 -64 -450 -56 -430',
    ]
      .map((line) => fold(line, 13, 1.2))
      .join('')
  );
}

/** A wrapped bar leaning up, its foil showing. */
function bar(stage: KitStage): string {
  const { sketch, roles } = stage;
  const foil = sketch.linear(
    [
      [0, '#f4efe2'],
      [0.2, '#c9bfa4'],
      [0.4, '#f6f1e4'],
      [0.6, '#b9ae92'],
      [0.8, '#efe8d6'],
      [1, '#a79c80'],
    ],
    12,
  );
  return group(
    path('M112 -560L124 -6L150 -20L138 -568Z', darker(roles.body, 0.5)) +
      rect(-120, -560, 244, 60, 2, foil) +
      Array.from({ length: 16 }, (_, index) =>
        stroke(`M${-116 + index * 15} -558V-504`, '#6d6450', 1.4, 'opacity="0.3"'),
      ).join('') +
      rect(-124, -516, 252, 516, 3, roles.body) +
      rect(-124, -516, 252, 22, 0, roles.accent) +
      rect(-124, -22, 252, 22, 0, roles.accent) +
      front(stage, -258, 200, 400) +
      rect(
        -124,
        -516,
        252,
        516,
        3,
        sketch.linear([
          [0, k, 0.16],
          [0.08, w, 0.16],
          [0.4, w, 0.06],
          [0.6, k, 0.02],
          [1, k, 0.26],
        ]),
      ),
    'translate(-8 0) skewX(-2)',
  );
}

function sachet(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const one = (color: string, printed: string) =>
    rect(-128, -440, 256, 440, 5, color) +
    printed +
    rect(
      -128,
      -440,
      256,
      440,
      5,
      sketch.linear([
        [0, k, 0.22],
        [0.07, w, 0.22],
        [0.3, w, 0.1],
        [0.55, k, 0.02],
        [0.9, k, 0.16],
        [1, k, 0.32],
      ]),
    ) +
    [-430, -422, -414, -406, -34, -26, -18, -10]
      .map((y) => stroke(`M-124 ${y}H124`, k, 1.4, 'opacity="0.16"'))
      .join('') +
    path('M128 -384l-9 6l9 6Z', roles.ground);
  const second = roles.label;
  return (
    group(
      one(
        second,
        printLabel(words, {
          x: 0,
          y: -220,
          width: 196,
          height: 330,
          ...onLabel(stage),
          layout: 'mark-first',
        }),
      ),
      'translate(104 -26) rotate(8)',
    ) +
    group(
      one(roles.body, printLabel(words, { x: 0, y: -220, width: 200, height: 330, ...onBody(stage) })),
      'translate(-70 0) rotate(-3)',
    )
  );
}

export const bagForms: Record<string, KitForm> = {
  pouch: { pose: 'standing', reach: 206, height: 522, what: 'small batch', amount: '250 g', draw: pouch },
  'coffee-bag': {
    pose: 'standing',
    sits: 'flat',
    reach: 188,
    height: 548,
    what: 'whole bean',
    amount: '340 g',
    draw: coffeeBag,
  },
  'snack-bag': {
    pose: 'standing',
    sits: 'flat',
    reach: 210,
    height: 548,
    what: 'small batch',
    amount: '120 g',
    draw: snackBag,
  },
  bar: {
    pose: 'standing',
    sits: 'flat',
    reach: 136,
    height: 566,
    what: 'small batch',
    amount: '70 g',
    draw: bar,
  },
  sachet: {
    pose: 'standing',
    sits: 'flat',
    reach: 256,
    height: 480,
    what: 'one at a time',
    amount: '1 sachet',
    draw: (stage) => group(sachet(stage), 'translate(-36 0)'),
  },
};
