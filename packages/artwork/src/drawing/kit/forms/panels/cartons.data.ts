import { mix } from '../../../color/color.ts';
import type { KitForm } from '../../kit-stage.ts';
import type { LookName } from '../../../find-form/looks.ts';
import { printLabel } from '../../../lettering/label.ts';
import { ellipse, group, path, rect, stroke, type Point } from '../../../sketch.ts';
import { toneOf } from '../tones.ts';
import { satinBow, stringBow } from './bow.ts';
import type { Point3 } from './eye.ts';
import { oval, slab, type Panel } from './panel.ts';
import { panelForm, type PanelData } from './panel-form.ts';
import { boxOf, moved } from './solids.ts';

export const boxLooks: readonly LookName[] = [
  'finish',
  'two-tone',
  'pattern',
  'torn-label',
  'no-label',
  'tied',
  'window',
];
const k = '#120d0c';

/** A ribbon around a box from front to back, where it was asked to be tied. */
export const tiedAround = (depth: number, high: number, wide = 30) => ({
  front: { kind: 'paint', shape: slab(0, 0, wide, high), tone: 'accent', when: 'tied' } as const,
  top: { kind: 'paint', shape: slab(0, 0, wide, depth), tone: 'accent', when: 'tied' } as const,
});

const cartonTie = tiedAround(170, 430);
const teaTie = tiedAround(190, 390);

/** Half of a pillow box's face: bowed, its ends cut in. */
function pillowFace(): Point[] {
  const [w, h, inset] = [215, 130, 46];
  const end = (side: 1 | -1, up: 1 | -1) =>
    Array.from({ length: 17 }, (_, at): Point => {
      const y = (at / 8 - 1) * h * up;
      return [side * (w - inset * (1 - (y / h) ** 2)), y];
    });
  return [...end(1, 1), ...end(-1, -1)];
}

/** The edge of a pillow box's end, on its front or its back. */
const pillowEdge = (side: 1 | -1): Point3[] =>
  Array.from({ length: 17 }, (_, at): Point3 => {
    const y = at / 8 - 1;
    return [215 - 46 * (1 - y * y), 130 + y * 130, side * 62 * (1 - y * y)];
  });

const matches: Panel = {
  corners: [
    [-140, 62, -88],
    [140, 62, -88],
    [140, 62, 88],
    [-140, 62, 88],
  ],
  tone: 'soil',
  marks: Array.from({ length: 15 }, (_, at) => {
    const y = -80 + at * 11.4;
    return [
      { kind: 'paint', shape: slab(0, y, 262, 7.4), tone: at % 2 === 0 ? 'straw' : 'bamboo' } as const,
      { kind: 'paint', shape: oval(128, y, 11, 6, 14), tone: 'accent' } as const,
    ];
  }).flat(),
};

const gable = { wide: 104, high: 330, ridge: 418, fin: 484 };

/** Cartons and small boxes. */
const data: Readonly<Record<string, PanelData>> = {
  box: {
    what: 'made with care',
    amount: 'No. 01',
    takes: boxLooks,
    colored: { label: 'label', trim: 'accent' },
    panels: boxOf(
      { width: 286, height: 430, depth: 170 },
      {
        tone: 'body',
        prints: {
          front: { width: 238, height: 350, on: 'label', aboveWindow: { y: -74, height: 220 } },
          side: { width: 96, height: 110, layout: 'mark-first' },
        },
        marks: {
          front: [
            { kind: 'window', shape: slab(0, 124, 190, 130, 18), tone: 'straw', when: 'asked' },
            cartonTie.front,
          ],
          top: [
            {
              kind: 'crease',
              line: [
                [-143, 72],
                [-128, 78],
                [128, 78],
                [143, 72],
              ],
            },
            cartonTie.top,
          ],
        },
      },
    ),
    before: (stage, see) =>
      stage.looks?.isTied ? satinBow(stage, stage.roles.accent, see([0, 432, 40]), 0.62) : '',
  },
  'tea-box': {
    what: 'herbal infusion',
    amount: '20 tea bags',
    takes: boxLooks,
    colored: { label: 'label', trim: 'accent' },
    panels: boxOf(
      { width: 330, height: 390, depth: 190 },
      {
        tone: 'body',
        prints: {
          front: {
            width: 262,
            height: 336,
            y: 10,
            on: 'label',
            sheet: 'arch',
            aboveWindow: { y: -60, height: 236 },
          },
          side: { width: 120, height: 130, layout: 'mark-first' },
        },
        marks: {
          front: [
            { kind: 'window', shape: slab(0, 128, 190, 92, 18), tone: 'tea', when: 'asked' },
            teaTie.front,
          ],
          top: [
            {
              kind: 'crease',
              line: [
                [-165, 80],
                [-150, 88],
                [150, 88],
                [165, 80],
              ],
            },
            teaTie.top,
          ],
        },
      },
    ),
    reaches: [[330, 0, 190]],
    before: (stage, see) => {
      const { roles, words, sketch } = stage;
      const [x, y] = see([262, 0, 176]);
      const bag = 'M-46 -104L0 -128L46 -104L52 0H-52Z';
      return (
        (stage.looks?.isTied ? satinBow(stage, roles.accent, see([0, 392, 40]), 0.62) : '') +
        group(
          ellipse(8, 2, 66, 10, k, 'opacity="0.28"') +
            path(bag, mix('#e9dcc4', '#fffdf8', 0.3)) +
            path('M-36 -30C-20 -60 20 -60 36 -30L40 -6H-40Z', '#7a5a34', 'opacity="0.4"') +
            path(
              bag,
              sketch.linear(
                [
                  [0, '#ffffff', 0.3],
                  [1, k, 0.22],
                ],
                40,
              ),
            ) +
            stroke('M0 -124C26 -166 66 -120 66 -54', '#e6dcc8', 3) +
            group(
              rect(-28, -22, 56, 44, 3, roles.accent) +
                printLabel(
                  { ...words, name: '' },
                  { x: 0, y: 0, width: 44, height: 40, ink: roles.accentInk },
                ),
              'translate(70 -28) rotate(14)',
            ),
          `translate(${x} ${y}) scale(0.9)`,
        )
      );
    },
  },
  'slim-box': {
    what: 'set of twelve',
    amount: '12',
    takes: ['finish', 'two-tone', 'pattern', 'no-label'],
    colored: { label: 'label', trim: 'accent' },
    turn: 24,
    panels: [
      ...moved(
        boxOf(
          { width: 146, height: 500, depth: 92 },
          {
            tone: 'label',
            prints: { front: { width: 118, height: 380, y: 30, layout: 'mark-first' } },
            marks: { front: [{ kind: 'paint', shape: slab(0, -222, 146, 56), tone: 'accent' }] },
          },
        ),
        [150, 0, -74],
      ),
      ...boxOf(
        { width: 146, height: 520, depth: 92 },
        {
          tone: 'body',
          prints: { front: { width: 120, height: 460 } },
          marks: {
            top: [
              {
                kind: 'crease',
                line: [
                  [-73, 30],
                  [73, 30],
                ],
              },
            ],
          },
        },
      ),
    ],
  },
  'pillow-box': {
    what: 'something small',
    takes: boxLooks.filter((look) => look !== 'window'),
    colored: { label: 'label', trim: 'accent' },
    turn: 24,
    eye: { height: 420 },
    reaches: [
      [215, 0, 0],
      [-215, 260, 0],
    ],
    panels: [
      {
        corners: [
          [-215, 260, 0],
          [215, 260, 0],
          [215, 0, 0],
          [-215, 0, 0],
        ],
        cut: pillowFace(),
        tone: 'body',
        bow: { rise: 62, straight: 'across' },
        print: { width: 250, height: 140, on: 'label', layout: 'classic' },
        marks: [{ kind: 'paint', shape: slab(0, 0, 12, 260), tone: 'accent', when: 'tied' }],
      },
    ],
    behind: (stage, see) => {
      const line = [...pillowEdge(1), ...pillowEdge(-1).toReversed()].map(see);
      const d = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
      return (
        path(d, mix(stage.roles.body, k, 0.42)) +
        path(
          d,
          stage.sketch.linear([
            [0, k, 0.3],
            [1, '#ffffff', 0.16],
          ]),
        )
      );
    },
    before: (stage, see) =>
      stage.looks?.isTied ? stringBow(stage.roles.accent, see([0, 150, 62]), 0.7) : '',
  },
  matchbox: {
    what: 'strike gently',
    takes: ['finish', 'pattern', 'no-label', 'torn-label'],
    colored: { label: 'label', trim: 'accent' },
    turn: 24,
    eye: { height: 1150 },
    panels: [
      ...moved(
        boxOf({ width: 296, height: 84, depth: 188 }, { tone: 'paper', open: 'paper', contents: [matches] }),
        [112, 3, 0],
      ),
      ...boxOf(
        { width: 300, height: 92, depth: 200 },
        {
          tone: 'body',
          prints: { top: { width: 236, height: 164, on: 'label' } },
          marks: { front: [{ kind: 'paint', shape: slab(0, 0, 288, 56), tone: 'soil' }] },
        },
      ).filter((_, at) => at !== 1),
    ],
  },
  'tissue-box': {
    what: 'soft tissues',
    takes: boxLooks.filter((look) => look !== 'tied' && look !== 'window'),
    colored: { label: 'label' },
    turn: 32,
    reaches: [[0, 380, 0]],
    panels: boxOf(
      { width: 250, height: 250, depth: 250 },
      {
        tone: 'body',
        prints: {
          front: { width: 200, height: 190, on: 'label' },
          side: { width: 130, height: 130, layout: 'mark-first' },
        },
        marks: { top: [{ kind: 'hole', shape: oval(0, 0, 84, 52), tone: 'soil' }] },
      },
    ),
    before: (stage, see) => {
      const [x, y] = see([0, 250, 10]);
      const soft = stage.sketch.linear(
        [
          [0, '#ffffff'],
          [0.55, '#f4f0ea'],
          [1, '#cfc8bf'],
        ],
        36,
      );
      return group(
        path(
          'M-76 6C-84 -30 -108 -62 -92 -96C-80 -118 -60 -96 -44 -110C-24 -132 -30 -160 0 -166C26 -168 26 -136 46 -128C72 -120 92 -138 98 -104C104 -70 78 -40 74 6C40 24 -42 24 -76 6Z',
          soft,
        ) +
          path(
            'M0 -166C26 -168 26 -136 46 -128C36 -90 20 -50 26 14C6 20 -6 18 -18 14C-20 -40 -30 -110 0 -166Z',
            '#ffffff',
            'opacity="0.75"',
          ) +
          path(
            'M46 -128C72 -120 92 -138 98 -104C104 -70 78 -40 74 6C64 12 50 16 40 16C44 -40 60 -80 46 -128Z',
            k,
            'opacity="0.08"',
          ) +
          [
            'M-56 10C-52 -30 -76 -60 -70 -92',
            'M-34 14C-34 -30 -50 -70 -44 -106',
            'M8 16C0 -40 -4 -90 6 -140',
            'M44 14C50 -30 70 -60 76 -100',
          ]
            .map((d) => stroke(d, k, 3, 'opacity="0.1"'))
            .join(''),
        `translate(${x} ${y})`,
      );
    },
  },
  'milk-carton': {
    what: 'fresh',
    amount: '1 l',
    takes: ['finish', 'two-tone', 'pattern', 'no-label', 'torn-label'],
    colored: { lid: 'accent', label: 'label' },
    removable: ['lid'],
    turn: 30,
    panels: [
      ...boxOf(
        { width: gable.wide * 2, height: gable.high, depth: gable.wide * 2 },
        {
          tone: 'body',
          prints: { front: { width: 176, height: 270, on: 'label' }, side: { width: 150, height: 190 } },
        },
      ).slice(0, 2),
      {
        corners: [
          [gable.wide - 30, gable.ridge, 0],
          [gable.wide - 30, gable.ridge, 0],
          [gable.wide, gable.high, -gable.wide],
          [gable.wide, gable.high, gable.wide],
        ],
        tone: 'body',
        shade: 0.14,
      },
      {
        corners: [
          [-gable.wide, gable.ridge, 0],
          [gable.wide, gable.ridge, 0],
          [gable.wide, gable.high, gable.wide],
          [-gable.wide, gable.high, gable.wide],
        ],
        tone: 'body',
      },
      {
        corners: [
          [-gable.wide, gable.fin, -4],
          [gable.wide, gable.fin, -4],
          [gable.wide, gable.ridge, 0],
          [-gable.wide, gable.ridge, 0],
        ],
        tone: 'accent',
        marks: [
          {
            kind: 'crease',
            line: [
              [-104, 18],
              [104, 18],
            ],
          },
          {
            kind: 'crease',
            line: [
              [-104, -14],
              [104, -14],
            ],
          },
        ],
      },
    ],
    before: (stage, see) => {
      if (stage.looks?.without?.includes('lid')) return '';
      const [x, y] = see([0, 374, 54]);
      const lid = toneOf(stage, 'accent');
      return group(
        ellipse(3, 8, 47, 24, k, 'opacity="0.2"') +
          path('M-42 0V-26A42 17 0 0 1 42 -26V0A42 17 0 0 1 -42 0Z', lid) +
          Array.from({ length: 11 }, (_, at) =>
            stroke(`M${-38 + at * 7.6} -18V${9 - Math.abs(at - 5) * 1.2}`, k, 1.6, 'opacity="0.25"'),
          ).join('') +
          path(
            'M-42 0V-26A42 17 0 0 1 42 -26V0A42 17 0 0 1 -42 0Z',
            stage.sketch.linear([
              [0, k, 0.3],
              [0.3, '#ffffff', 0.3],
              [0.6, k, 0.04],
              [1, k, 0.4],
            ]),
          ) +
          ellipse(0, -26, 42, 17, mix(lid, '#ffffff', 0.2)),
        `translate(${x} ${y}) rotate(-4)`,
      );
    },
  },
};

export const cartonForms: Record<string, KitForm> = Object.fromEntries(
  Object.entries(data).map(([name, one]) => [name, panelForm(one)]),
);
