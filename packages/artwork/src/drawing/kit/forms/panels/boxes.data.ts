import type { KitForm, KitStage } from '../../kit-stage.ts';
import { mix } from '../../../color/color.ts';
import { path, type Point } from '../../../sketch.ts';
import { rod } from '../fittings.ts';
import { satinBow } from './bow.ts';
import { boxLooks, tiedAround } from './cartons.data.ts';
import type { Point3 } from './eye.ts';
import { oval, slab, type Mark, type Panel } from './panel.ts';
import { panelForm, type PanelData, type See } from './panel-form.ts';
import { boxOf, flapFrom, moved } from './solids.ts';

const tissue: Panel = {
  corners: [
    [-225, 128, -158],
    [225, 128, -158],
    [225, 128, 158],
    [-225, 128, 158],
  ],
  tone: 'paper',
  bow: { rise: 34, straight: 'across' },
  marks: [
    {
      kind: 'crease',
      line: [
        [-225, -60],
        [-120, -20],
        [-40, -70],
        [60, -30],
        [140, -80],
        [225, -40],
      ],
    },
    {
      kind: 'crease',
      line: [
        [-225, 70],
        [-150, 30],
        [-60, 80],
        [30, 40],
        [120, 96],
        [225, 50],
      ],
    },
    {
      kind: 'crease',
      line: [
        [-100, -20],
        [-60, 80],
      ],
    },
    {
      kind: 'crease',
      line: [
        [60, -30],
        [30, 40],
      ],
    },
    {
      kind: 'crease',
      line: [
        [140, -80],
        [120, 96],
      ],
    },
  ],
};

const ribbonMark = (shape: readonly Point[]): Mark => ({
  kind: 'paint',
  shape,
  tone: 'accent',
  when: 'trimmed',
});

/** A rope or a ribbon that hangs in an arch from two holes. */
const rope = (stage: KitStage, see: See, z: number, [from, high, up]: Point3): string => {
  const [a, b] = [see([-from, high, z]), see([from, high, z])];
  const [c, d] = [see([-from * 0.9, up, z]), see([from * 0.9, up, z])];
  const color = stage.looks?.parts?.handle ?? mix(stage.roles.accent, '#ffffff', 0.06);
  return rod(`M${a.join(' ')}C${c.join(' ')} ${d.join(' ')} ${b.join(' ')}`, color, 9);
};

/** Walls of something that narrows from `top` to `foot`. */
function tapered(
  top: [number, number],
  foot: [number, number],
  from: number,
  to: number,
  front: Partial<Panel>,
): Panel[] {
  const [tw, td, fw, fd] = [top[0] / 2, top[1] / 2, foot[0] / 2, foot[1] / 2];
  return [
    {
      tone: 'body',
      ...front,
      corners: [
        [-tw, to, td],
        [tw, to, td],
        [fw, from, fd],
        [-fw, from, fd],
      ],
    },
    {
      tone: 'body',
      corners: [
        [tw, to, td],
        [tw, to, -td],
        [fw, from, -fd],
        [fw, from, fd],
      ],
    },
  ];
}

const eggCups: readonly Mark[] = Array.from({ length: 6 }, (_, at): Mark[] => {
  const x = -180 + at * 72;
  return [
    {
      kind: 'paint',
      shape: [
        [x - 36, -50],
        [x - 26, 20],
        [x - 14, 48],
        [x + 14, 48],
        [x + 26, 20],
        [x + 36, -50],
      ],
      tone: 'paper',
      opacity: 0.14,
    },
    {
      kind: 'crease',
      line: [
        [x + 36, -50],
        [x + 28, 10],
        [x + 36, 60],
      ],
    },
  ];
}).flat();

const shoeTie = tiedAround(282, 150, 26);

/** Boxes with lids and flaps, and bags that stand. */
const data: Readonly<Record<string, PanelData>> = {
  'mailer-box': {
    what: 'a good thing inside',
    takes: boxLooks.filter((look) => look !== 'window' && look !== 'tied'),
    colored: { inside: 'accent', label: 'label' },
    turn: 24,
    eye: { height: 680 },
    panels: [
      flapFrom([-235, 150, -170], [235, 150, -170], 300, 66, {
        tone: 'accent',
        inside: 'body',
        print: { width: 330, height: 170, layout: 'classic' },
        marks: [
          {
            kind: 'crease',
            line: [
              [-235, -118],
              [235, -118],
            ],
          },
        ],
      }),
      ...boxOf(
        { width: 470, height: 150, depth: 340 },
        {
          tone: 'body',
          open: 'accent',
          contents: [tissue],
          prints: { front: { width: 380, height: 118 }, side: { width: 150, height: 90 } },
          marks: {
            front: [
              {
                kind: 'crease',
                line: [
                  [-205, -75],
                  [-205, 75],
                ],
              },
              {
                kind: 'crease',
                line: [
                  [205, -75],
                  [205, 75],
                ],
              },
            ],
          },
        },
      ),
    ],
  },
  'gift-box': {
    what: 'the gift set',
    takes: ['finish', 'pattern', 'no-label', 'torn-label', 'two-tone'],
    colored: { label: 'label', trim: 'accent' },
    removable: ['trim'],
    reaches: [[-60, 400, 0]],
    panels: [
      ...boxOf(
        { width: 380, height: 222, depth: 280 },
        {
          tone: 'body',
          prints: { front: { x: 56, y: 20, width: 230, height: 140, layout: 'classic' } },
          marks: { front: [ribbonMark(slab(-96, 0, 42, 222))], side: [ribbonMark(slab(0, 0, 42, 222))] },
        },
      ),
      ...moved(
        boxOf(
          { width: 394, height: 76, depth: 294 },
          {
            tone: 'body',
            marks: {
              front: [ribbonMark(slab(-96, 0, 42, 76))],
              side: [ribbonMark(slab(0, 0, 42, 76))],
              top: [ribbonMark(slab(-96, 0, 42, 294)), ribbonMark(slab(0, 0, 394, 42))],
            },
          },
        ),
        [0, 206, 0],
      ),
    ],
    before: (stage, see) =>
      stage.looks?.without?.includes('trim')
        ? ''
        : satinBow(stage, stage.roles.accent, see([-96, 288, 0]), 0.84),
  },
  'shoe-box': {
    what: 'one pair',
    eye: { height: 780 },
    amount: '9',
    takes: boxLooks.filter((look) => look !== 'window'),
    colored: { lid: undefined, label: 'label', trim: 'accent' },
    panels: [
      ...boxOf(
        { width: 450, height: 160, depth: 270 },
        {
          tone: 'body',
          prints: {
            front: { y: 18, width: 320, height: 88 },
            side: { y: 16, width: 150, height: 84, on: 'label' },
          },
          marks: { front: [shoeTie.front] },
        },
      ),
      ...moved(
        boxOf(
          { width: 462, height: 52, depth: 282 },
          {
            tone: 'body',
            part: 'lid',
            prints: { top: { width: 320, height: 180 } },
            marks: { front: [shoeTie.front], top: [shoeTie.top] },
          },
        ),
        [0, 112, 0],
      ),
    ],
    before: (stage, see) =>
      stage.looks?.isTied ? satinBow(stage, stage.roles.accent, see([0, 166, 20]), 0.7) : '',
  },
  'pizza-box': {
    what: 'hot and fresh',
    takes: ['finish', 'two-tone', 'pattern', 'no-label', 'torn-label', 'window'],
    colored: { label: 'label' },
    turn: 22,
    eye: { height: 1500, distance: 2600 },
    panels: boxOf(
      { width: 430, height: 50, depth: 430 },
      {
        tone: 'body',
        prints: { top: { width: 330, height: 330, on: 'label', aboveWindow: { y: -130, height: 90 } } },
        marks: {
          front: [
            {
              kind: 'crease',
              line: [
                [-215, -14],
                [215, -14],
              ],
            },
            { kind: 'hole', shape: slab(-110, 4, 60, 9, 4) },
            { kind: 'hole', shape: slab(110, 4, 60, 9, 4) },
          ],
          side: [
            { kind: 'hole', shape: oval(-60, 4, 9, 8) },
            { kind: 'hole', shape: oval(60, 4, 9, 8) },
          ],
          top: [
            {
              kind: 'crease',
              line: [
                [-215, 196],
                [215, 196],
              ],
            },
            { kind: 'window', shape: slab(0, 50, 240, 220, 40), tone: 'beer', when: 'asked' },
          ],
        },
      },
    ),
  },
  'lunch-box': {
    what: 'for later',
    eye: { height: 760 },
    takes: ['finish', 'two-tone', 'pattern', 'no-label'],
    colored: { lid: undefined, trim: 'accent' },
    turn: 24,
    panels: [
      ...boxOf(
        { width: 400, height: 136, depth: 260 },
        { tone: 'body', round: 52, prints: { front: { y: 22, width: 180, height: 76 } } },
      ),
      ...moved(
        boxOf(
          { width: 412, height: 44, depth: 272 },
          { tone: 'body', part: 'lid', round: 56, prints: { top: { width: 230, height: 130 } } },
        ),
        [0, 132, 0],
      ),
      ...[-112, 112].flatMap((x) =>
        moved(
          boxOf(
            { width: 58, height: 82, depth: 12 },
            {
              tone: 'accent',
              marks: {
                front: [
                  {
                    kind: 'crease',
                    line: [
                      [-22, 16],
                      [22, 16],
                    ],
                  },
                  {
                    kind: 'crease',
                    line: [
                      [-29, -24],
                      [29, -24],
                    ],
                  },
                ],
              },
            },
          ),
          [x, 84, 138],
        ),
      ),
    ],
  },
  'egg-carton': {
    what: 'free range',
    amount: '12',
    takes: ['finish', 'no-label', 'torn-label', 'pattern'],
    colored: { label: 'label' },
    turn: 20,
    eye: { height: 760 },
    panels: [
      ...tapered([440, 210], [400, 170], 0, 84, { marks: eggCups }),
      ...moved(boxOf({ width: 454, height: 10, depth: 222 }, { tone: 'body' }), [0, 82, 0]),
      ...tapered([396, 164], [440, 206], 92, 164, { print: { width: 330, height: 54 } }),
      {
        corners: [
          [-198, 164, -82],
          [198, 164, -82],
          [198, 164, 82],
          [-198, 164, 82],
        ],
        tone: 'body',
        print: { width: 320, height: 136, on: 'label' },
      },
    ],
  },
  soap: {
    what: 'hand cut',
    amount: '110 g',
    takes: ['finish', 'pattern', 'no-label', 'torn-label', 'tied', 'two-tone'],
    colored: { label: 'label', trim: 'accent' },
    turn: 20,
    eye: { height: 820 },
    panels: [
      ...boxOf({ width: 330, height: 92, depth: 200 }, { tone: 'wax', round: 18 }),
      ...boxOf(
        { width: 214, height: 96, depth: 208 },
        {
          tone: 'body',
          prints: {
            front: { width: 190, height: 74 },
            top: { width: 176, height: 160, layout: 'mark-first' },
          },
          marks: { front: [tiedAround(208, 96, 10).front], top: [tiedAround(208, 96, 10).top] },
        },
      ),
      ...moved(
        boxOf(
          { width: 300, height: 84, depth: 184 },
          { tone: 'wax', round: 18, prints: { top: { width: 220, height: 120 } } },
        ),
        [-30, 97, -14],
        -16,
      ),
    ],
  },
  'paper-bag': {
    what: 'thank you',
    takes: ['finish', 'two-tone', 'pattern', 'no-label', 'torn-label', 'window'],
    colored: { handle: undefined, label: 'label' },
    removable: ['handle'],
    reaches: [[0, 490, 0]],
    panels: boxOf(
      { width: 310, height: 380, depth: 140 },
      {
        tone: 'body',
        open: 'body',
        prints: {
          front: { y: 20, width: 240, height: 260, on: 'label', aboveWindow: { y: -50, height: 170 } },
        },
        marks: {
          front: [
            {
              kind: 'crease',
              line: [
                [-155, 122],
                [155, 122],
              ],
            },
            { kind: 'hole', shape: oval(-64, -166, 7, 7, 16) },
            { kind: 'hole', shape: oval(64, -166, 7, 7, 16) },
            { kind: 'window', shape: slab(0, 106, 170, 110, 16), tone: 'straw', when: 'asked' },
          ],
          side: [
            {
              kind: 'crease',
              line: [
                [0, -190],
                [0, 120],
                [-70, 190],
              ],
            },
            {
              kind: 'crease',
              line: [
                [0, 120],
                [70, 190],
              ],
            },
          ],
        },
      },
    ),
    behind: (stage, see) =>
      stage.looks?.without?.includes('handle') ? '' : rope(stage, see, -70, [64, 366, 510]),
    before: (stage, see) =>
      stage.looks?.without?.includes('handle') ? '' : rope(stage, see, 71, [64, 358, 500]),
  },
  'coffee-bag': {
    what: 'whole bean',
    amount: '340 g',
    takes: boxLooks,
    colored: { label: 'label', trim: 'accent' },
    turn: 24,
    panels: [
      {
        corners: [
          [150, 440, 8],
          [116, 440, 0],
          [150, 0, 0],
          [150, 0, 76],
        ],
        tone: 'body',
        inside: 'body',
        shade: 0.2,
      },
      {
        corners: [
          [116, 440, 0],
          [150, 440, -8],
          [150, 0, -76],
          [150, 0, 0],
        ],
        tone: 'body',
      },
      {
        corners: [
          [-150, 440, 8],
          [150, 440, 8],
          [150, 0, 76],
          [-150, 0, 76],
        ],
        tone: 'body',
        bow: { rise: 20, straight: 'down' },
        print: { y: 20, width: 226, height: 300, on: 'label', aboveWindow: { y: -44, height: 190 } },
        marks: [
          { kind: 'hole', shape: oval(0, -176, 15, 15), tone: 'steel' },
          { kind: 'hole', shape: oval(0, -176, 4, 4, 16), tone: 'soil' },
          { kind: 'window', shape: slab(0, 134, 170, 124, 18), tone: 'coffee', when: 'asked' },
          { kind: 'paint', shape: slab(0, 0, 14, 444), tone: 'accent', when: 'tied' },
        ],
      },
      {
        corners: [
          [-150, 520, 0],
          [150, 520, 0],
          [150, 440, 8],
          [-150, 440, 8],
        ],
        tone: 'body',
        marks: [
          {
            kind: 'crease',
            line: [
              [-150, 36],
              [150, 36],
            ],
          },
          {
            kind: 'crease',
            line: [
              [-150, -30],
              [150, -30],
            ],
          },
        ],
      },
      ...moved(boxOf({ width: 322, height: 15, depth: 8 }, { tone: 'accent' }), [0, 476, 8]),
    ],
  },
  bar: {
    what: 'small batch',
    amount: '70 g',
    takes: ['finish', 'two-tone', 'pattern', 'no-label', 'torn-label', 'tied', 'window'],
    colored: { label: 'label', trim: 'accent' },
    turn: 22,
    panels: [
      ...boxOf({ width: 222, height: 552, depth: 22 }, { tone: 'brass', finish: 'metal' }),
      ...boxOf(
        { width: 234, height: 496, depth: 32 },
        {
          tone: 'body',
          prints: { front: { width: 188, height: 390, on: 'label', aboveWindow: { y: -86, height: 240 } } },
          marks: {
            front: [
              { kind: 'paint', shape: slab(0, -238, 234, 20), tone: 'accent' },
              { kind: 'paint', shape: slab(0, 238, 234, 20), tone: 'accent' },
              { kind: 'window', shape: slab(0, 128, 170, 150, 14), tone: 'coffee', when: 'asked' },
              { kind: 'paint', shape: slab(0, -20, 234, 10), tone: 'accent', when: 'tied' },
            ],
          },
        },
      ),
    ],
    before: (stage, see) =>
      path(
        `M${see([-100, 540, 12]).join(' ')}L${see([100, 540, 12]).join(' ')}`,
        'none',
        'stroke="#ffffff" stroke-opacity="0.4" stroke-width="2"',
      ) + (stage.looks?.isTied ? satinBow(stage, stage.roles.accent, see([0, 270, 18]), 0.5) : ''),
  },
};

export const boxForms: Record<string, KitForm> = Object.fromEntries(
  Object.entries(data).map(([name, one]) => [name, panelForm(one)]),
);
