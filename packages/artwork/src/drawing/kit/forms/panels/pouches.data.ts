import { lighter } from '../../../color/color.ts';
import type { KitForm } from '../../kit-stage.ts';
import { group, path, rect, stroke } from '../../../sketch.ts';
import { satinBow } from './bow.ts';
import { slab } from './panel.ts';
import { askedWindow, drawPouch, pouchForm, type PouchData } from './pouch-form.ts';

const zigzag = (from: number, to: number, y: number, deep: number): string => {
  const steps = Math.round(Math.abs(to - from) / 16);
  const each = (to - from) / steps;
  return Array.from(
    { length: steps },
    (_, at) =>
      `L${(from + each * (at + 0.5)).toFixed(1)} ${y + deep}L${(from + each * (at + 1)).toFixed(1)} ${y}`,
  ).join('');
};

const standUp: PouchData = {
  what: 'small batch',
  amount: '250 g',
  half: 'M0 -520L182 -520C190 -380 214 -160 202 -26C150 14 60 20 0 20',
  wide: 208,
  tall: 520,
  print: { y: -8, width: 250, height: 300, on: 'label', aboveWindow: { y: -86, height: 190 } },
  crimps: [[-520, -488]],
  zipper: -452,
  notch: -484,
  hole: -504,
  gusset: 'M202 -26C150 -86 60 -94 0 -94',
  marks: [askedWindow(92, 230, 136, 'straw')],
  folds: [
    'M190 -440C176 -330 190 -230 178 -140',
    'M60 -90C100 -60 140 -50 190 -40',
    'M150 -486C150 -440 140 -400 150 -350',
  ],
  contents: 'straw',
  over: (stage) => (stage.looks?.isTied ? satinBow(stage, stage.roles.accent, [0, -448], 0.6) : ''),
};

const sachet: PouchData = {
  what: 'one at a time',
  amount: '1 sachet',
  half: 'M0 -440L124 -440C128 -440 129 -438 129 -434L129 -6C129 -2 128 0 124 0L0 0',
  wide: 129,
  tall: 440,
  print: { width: 200, height: 330 },
  crimps: [
    [-440, -402],
    [-38, 0],
  ],
  notch: -380,
  folds: ['M118 -396C96 -340 110 -280 100 -220', 'M118 -44C100 -100 112 -160 104 -210'],
  takes: ['finish', 'two-tone', 'pattern', 'no-label'],
  colored: { label: 'label' },
};

/** Pouches and bags of film. */
const data: Readonly<Record<string, PouchData>> = {
  pouch: standUp,
  'window-pouch': {
    ...standUp,
    print: { y: -86, width: 250, height: 190, on: 'label' },
    marks: [{ kind: 'window', shape: slab(0, 92, 250, 140, 20), tone: 'straw' }],
    takes: ['finish', 'two-tone', 'pattern', 'torn-label', 'no-label', 'tied'],
  },
  'snack-bag': {
    what: 'small batch',
    amount: '120 g',
    half: `M0 -540${zigzag(0, 192, -540, -9)}L192 -496C214 -360 218 -180 196 -50L192 0${zigzag(192, 0, 0, 9)}`,
    wide: 212,
    tall: 540,
    print: { y: -10, width: 330, height: 330, layout: 'big-type', aboveWindow: { y: -70, height: 240 } },
    crimps: [
      [-540, -498],
      [-44, 0],
    ],
    folds: [
      'M192 -498C150 -450 170 -380 140 -300',
      'M120 -496C112 -450 134 -420 120 -370',
      'M54 -496C60 -470 44 -450 52 -420',
      'M196 -46C160 -96 176 -160 150 -230',
      'M128 -44C118 -90 142 -120 130 -170',
      'M48 -44C40 -70 56 -90 46 -120',
    ],
    marks: [askedWindow(142, 210, 120, 'beer', true)],
    contents: 'beer',
    takes: ['finish', 'clear', 'two-tone', 'pattern', 'no-label', 'torn-label', 'window'],
    colored: { label: 'label' },
  },
  'poly-mailer': {
    what: 'on its way',
    pose: 'flat',
    half: 'M0 -330L262 -330C268 -330 270 -326 270 -320C274 -120 272 120 270 322C270 328 266 330 262 330L0 330',
    wide: 274,
    tall: 660,
    print: { y: 30, width: 400, height: 330 },
    crimps: [[314, 330]],
    folds: [
      'M262 -230C200 -190 150 -200 90 -170',
      'M266 -60C220 -10 230 60 180 120',
      'M262 180C220 190 190 240 150 300',
      'M60 320C70 280 110 260 120 220',
    ],
    over: () =>
      path('M-270 -330H270V-232C90 -226 -90 -226 -270 -232Z', '#120d0c', 'opacity="0.08"') +
      stroke('M-270 -232C-90 -226 90 -226 270 -232', '#120d0c', 2.4, 'opacity="0.35"') +
      stroke('M-270 -229C-90 -223 90 -223 270 -229', '#fffdf8', 1.6, 'opacity="0.4"') +
      stroke('M-258 -262H258', '#120d0c', 2, 'stroke-dasharray="3 6" opacity="0.35"') +
      rect(-258, -252, 516, 9, 0, '#fffdf8', 'opacity="0.3"'),
    takes: ['finish', 'two-tone', 'pattern', 'no-label', 'torn-label'],
    colored: { label: 'label' },
  },
};

const forms = Object.entries(data).map(([name, one]) => [name, pouchForm(one)] as const);
const single = pouchForm(sachet);

export const pouchForms: Record<string, KitForm> = {
  ...Object.fromEntries(forms),
  sachet: {
    ...single,
    sits: 'flat',
    reach: 262,
    height: 480,
    draw: (stage) => {
      const { roles } = stage;
      const other = {
        ...stage,
        roles: { ...roles, body: roles.label, bodyInk: roles.labelInk, label: lighter(roles.body, 0.1) },
      };
      return group(
        group(drawPouch(other, sachet), 'translate(108 -26) rotate(8)') +
          group(drawPouch(stage, sachet), 'translate(-70 0) rotate(-3)'),
        'translate(-36 0)',
      );
    },
  },
};
