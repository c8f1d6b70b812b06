import { printLabel } from '../../lettering/label.ts';
import { darker, lighter } from '../../color/color.ts';
import type { KitForm } from '../kit-stage.ts';
import { ellipse, path, rect, stroke, tilt } from '../../sketch.ts';
import { ball, ear, foliage, grips, handleTone, hoop, knob, rod } from './fittings.ts';
import { flame } from './jars.ts';
import { roundForm, type RoundData } from './lathe-form.ts';
import { toneOf } from './tones.ts';

const body = ['finish', 'ribbed', 'two-tone', 'pattern', 'torn-label', 'no-label'] as const;
const clearable = [...body, 'clear'] as const;
const spout = 'M-110 -176C-186 -176 -214 -210 -242 -268H-294C-280 -180 -242 -70 -110 -56Z';
const lid = { lid: 'accent', label: 'label' } as const;

/** Round goods by their profiles. Drawn from the back to the front. */
const data: Readonly<Record<string, RoundData>> = {
  // To drink from
  teacup: {
    what: 'porcelain',
    shift: -24,
    reach: 220,
    takes: body,
    parts: [
      { tone: 'body', profile: '90,0 120,4 214,30s 216,36', finish: 'gloss', top: { inside: 'body' } },
      {
        tone: 'body',
        profile: '62,30 66,42i 70,50 142,120i 156,210 158,238',
        finish: 'gloss',
        print: [84, 226, 0.72],
        top: { inside: 'tea', below: 34 },
      },
    ],
    behind: (stage) => ear(stage, 'body', 152, 100, 206, 84, 20),
  },
  'espresso-cup': {
    what: 'two shots',
    shift: -20,
    takes: body,
    reach: 180,
    parts: [
      { tone: 'body', profile: '84,0 100,4 172,22s 174,28', finish: 'gloss', top: { inside: 'body' } },
      {
        tone: 'body',
        profile: '58,22 64,30i 96,70i 104,170 105,196',
        finish: 'gloss',
        print: [60, 184, 0.74],
        top: { inside: 'coffee', below: 30 },
      },
    ],
    behind: (stage) => ear(stage, 'body', 102, 80, 164, 70, 18),
  },
  'wine-glass': {
    what: 'for the table',
    takes: ['no-label', 'pattern', 'two-tone'],
    parts: [
      { tone: 'glass', profile: '104,0 104,4 60,12s 12,26', finish: 'gloss', clear: true },
      { tone: 'glass', profile: '10,20 8,60 8,190 16,222', finish: 'gloss', clear: true },
      { tone: 'wine', profile: '10,226 84,270i 122,336i 123,344', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '14,220 90,262i 128,340i 122,430 104,520',
        finish: 'gloss',
        clear: true,
        print: [376, 506, 0.7],
        top: { inside: 'glass' },
      },
    ],
  },
  flute: {
    what: 'for a toast',
    takes: ['no-label', 'pattern', 'two-tone'],
    parts: [
      { tone: 'glass', profile: '92,0 92,4 50,10s 9,24', finish: 'gloss', clear: true },
      { tone: 'glass', profile: '8,20 7,60 8,150 12,172', finish: 'gloss', clear: true },
      { tone: 'beer', profile: '8,178 48,240i 62,330 66,440', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '10,170 52,236i 68,330 70,430 64,540',
        finish: 'gloss',
        clear: true,
        print: [270, 500, 0.8],
        top: { inside: 'glass' },
      },
    ],
  },
  'drinking-glass': {
    what: 'for the table',
    takes: ['ribbed', 'no-label', 'pattern', 'two-tone'],
    parts: [
      { tone: 'water', profile: '86,24 92,40 108,250', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '92,0 100,8i 102,24 122,360',
        finish: 'gloss',
        clear: true,
        print: [60, 300, 0.76],
        top: { inside: 'glass' },
      },
    ],
  },
  'rocks-glass': {
    what: 'neat',
    takes: ['ribbed', 'no-label', 'pattern', 'two-tone'],
    parts: [
      { tone: 'amber', profile: '108,36 116,46 126,136', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '122,0 132,10i 134,30 144,250',
        finish: 'gloss',
        clear: true,
        print: [110, 236, 0.76],
        top: { inside: 'glass' },
      },
    ],
  },
  'shot-glass': {
    what: 'one sip',
    takes: ['ribbed', 'no-label', 'pattern', 'two-tone'],
    parts: [
      { tone: 'amber', profile: '62,44 66,54 88,180', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '70,0 78,8i 80,36 104,260',
        finish: 'gloss',
        clear: true,
        print: [60, 200, 0.76],
        top: { inside: 'glass' },
      },
    ],
  },
  'cocktail-glass': {
    what: 'shaken',
    takes: ['no-label', 'pattern'],
    parts: [
      { tone: 'glass', profile: '110,0 110,4 60,12s 10,26', finish: 'gloss', clear: true },
      { tone: 'glass', profile: '9,20 8,60 8,230 14,252', finish: 'gloss', clear: true },
      { tone: 'accent', profile: '10,254 60,300 146,372', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '12,248 90,318 184,412',
        finish: 'gloss',
        clear: true,
        print: [300, 404, 0.56],
        top: { inside: 'glass' },
      },
    ],
  },
  'beer-mug': {
    what: 'on tap',
    takes: ['ribbed', 'no-label', 'pattern'],
    shift: -36,
    reach: 196,
    parts: [
      { tone: 'beer', profile: '120,26 126,40 128,318', finish: 'gloss' },
      { tone: 'milk', profile: '130,312 134,350 128,394o', finish: 'matte', top: 'closed' },
      {
        tone: 'glass',
        profile: '132,0 142,12i 142,26 142,372',
        finish: 'gloss',
        clear: true,
        print: [60, 300, 0.76],
      },
    ],
    behind: (stage) => ear(stage, 'glass', 140, 70, 300, 104, 34),
  },
  'paper-cup': {
    what: 'to go',
    takes: body,
    parts: [
      {
        tone: 'body',
        profile: '88,0 90,4 122,360',
        finish: 'matte',
        print: [70, 310, 0.8],
        top: { inside: 'white' },
      },
      { tone: 'body', profile: '123,352 126,356 126,364', finish: 'satin', top: { inside: 'white' } },
    ],
  },
  thermos: {
    what: 'stays hot',
    amount: '750 ml',
    takes: body,
    colored: lid,
    parts: [
      {
        tone: 'body',
        profile: '96,0 108,12i 110,24 110,380 86,430o 84,440',
        finish: 'satin',
        print: [70, 350, 0.84],
      },
      { tone: 'steel', profile: '86,436 86,452', finish: 'metal' },
      {
        tone: 'accent',
        profile: '88,450 90,456 88,560 76,574o',
        finish: 'satin',
        top: 'closed',
        seam: true,
        part: 'lid',
      },
    ],
    behind: (stage) => ear(stage, 'accent', 108, 150, 400, 84, 26),
    reach: 170,
  },
  'shaker-bottle': {
    isLabeled: true,
    what: 'shake well',
    amount: '600 ml',
    takes: clearable,
    colored: lid,
    parts: [
      { tone: 'body', profile: '100,0 110,10i 112,20 128,380', finish: 'satin', print: [60, 340, 0.84] },
      {
        tone: 'accent',
        profile: '132,374 132,414 126,432o 80,440',
        finish: 'satin',
        ribs: 26,
        top: 'closed',
        part: 'lid',
      },
      {
        tone: 'accent',
        profile: '46,432 46,470 40,484o',
        finish: 'satin',
        top: 'closed',
        x: -46,
        part: 'lid',
      },
    ],
    before: (stage) => rod('M96 -440C108 -500 20 -520 -6 -462', toneOf(stage, 'accent'), 14),
    height: 520,
  },
  'baby-bottle': {
    isLabeled: true,
    what: 'for small sips',
    amount: '240 ml',
    takes: ['ribbed', 'two-tone', 'pattern', 'torn-label', 'no-label'],
    colored: lid,
    parts: [
      { tone: 'milk', profile: '86,10 92,24 92,180', finish: 'satin' },
      {
        tone: 'glass',
        profile: '88,0 98,12i 98,22 98,120 92,180s 98,250s 98,300 92,312o',
        finish: 'gloss',
        clear: true,
        print: [60, 260, 0.78],
      },
      { tone: 'accent', profile: '104,306 106,312 106,360 98,372o', finish: 'satin', ribs: 26, part: 'lid' },
      { tone: 'straw', profile: '70,366 76,372i 44,404o 26,430s 28,446 16,474o', finish: 'satin' },
    ],
  },
  'beer-bottle': {
    isLabeled: true,
    what: 'small brew',
    amount: '330 ml',
    takes: clearable,
    colored: lid,
    parts: [
      {
        tone: 'body',
        profile: '74,0 86,12i 88,22 88,262 84,280 34,390s 32,470',
        finish: 'gloss',
        print: [50, 240, 0.86],
      },
      { tone: 'body', profile: '37,466 37,480', finish: 'gloss' },
      {
        tone: 'accent',
        profile: '42,478 44,484 40,504o',
        finish: 'metal',
        ribs: 16,
        top: 'closed',
        part: 'lid',
      },
    ],
  },
  'milk-bottle': {
    isLabeled: true,
    what: 'whole',
    amount: '1 l',
    takes: ['ribbed', 'no-label', 'torn-label', 'two-tone'],
    colored: lid,
    parts: [
      { tone: 'milk', profile: '92,8 98,20 98,270 62,350s', finish: 'satin' },
      {
        tone: 'glass',
        profile: '94,0 104,12i 104,22 104,270 56,390s 54,420',
        finish: 'gloss',
        clear: true,
        print: [60, 250, 0.8],
      },
      { tone: 'glass', profile: '60,416 60,438', finish: 'gloss', clear: true },
      { tone: 'accent', profile: '62,432 63,440 60,464o', finish: 'metal', top: 'closed', part: 'lid' },
    ],
  },

  // Kitchen and table
  teapot: {
    what: 'for two',
    takes: body,
    colored: { lid: 'accent', handle: 'accent' },
    reach: 300,
    parts: [
      {
        tone: 'body',
        profile: '~ 104,0 150,36 186,96 190,154 158,218 110,258 90,270',
        finish: 'gloss',
        print: [50, 220, 0.62],
      },
      { tone: 'accent', profile: '~ 94,264 92,276 70,294 20,304', finish: 'gloss', seam: true, part: 'lid' },
    ],
    behind: (stage) =>
      ear(stage, 'accent', 178, 78, 214, 120, 24) +
      path(spout, toneOf(stage, 'body')) +
      path(
        spout,
        stage.sketch.linear(
          [
            [0, '#120d0c', 0.3],
            [0.3, '#fffdf8', 0.3],
            [1, '#120d0c', 0.24],
          ],
          20,
        ),
      ) +
      ellipse(-268, -268, 26, 8, darker(toneOf(stage, 'body'), 0.5)),
    before: (stage) => knob(stage, 'accent', 302, 18),
    height: 350,
  },
  pitcher: {
    what: 'for the table',
    takes: body,
    colored: { handle: undefined },
    reach: 210,
    shift: -30,
    parts: [
      {
        tone: 'body',
        profile: '~ 108,0 138,60 152,134 140,220 106,304 100,360 108,400 120,430',
        finish: 'gloss',
        print: [60, 250, 0.66],
        top: { inside: 'body' },
      },
    ],
    behind: (stage) => ear(stage, 'body', 122, 130, 392, 118, 28),
    before: (stage) =>
      path(
        'M-116 -436C-134 -446 -152 -450 -168 -450C-162 -424 -136 -392 -100 -366C-104 -396 -110 -418 -120 -430Z',
        lighter(toneOf(stage, 'body'), 0.16),
      ) + stroke('M-168 -450C-152 -450 -134 -446 -114 -434', lighter(toneOf(stage, 'body'), 0.5), 3),
  },
  carafe: {
    what: 'poured slowly',
    takes: ['no-label', 'ribbed'],
    colored: lid,
    parts: [
      { tone: 'wine', profile: '108,8 146,70i 146,110 84,210s', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '112,0 120,8i 152,80i 152,110 44,300s 44,380 58,420',
        finish: 'gloss',
        clear: true,
        print: [60, 200, 0.66],
      },
      { tone: 'cork', profile: '40,410 44,450', finish: 'matte', top: 'closed', part: 'lid' },
    ],
  },
  kettle: {
    what: 'slow boil',
    takes: body,
    colored: { handle: 'accent', lid: 'accent' },
    reach: 270,
    parts: [
      {
        tone: 'body',
        profile: '168,0 180,10i 182,30 150,190o 96,236s',
        finish: 'gloss',
        print: [50, 170, 0.6],
      },
      { tone: 'body', profile: '96,232 98,240 60,262o', finish: 'gloss', seam: true, part: 'lid' },
    ],
    behind: (stage) =>
      hoop(stage, 'accent', 128, 196, 470, 30) +
      path(
        'M-140 -100C-200 -110 -220 -170 -254 -196L-274 -180C-256 -110 -214 -40 -150 -40Z',
        darker(toneOf(stage, 'body'), 0.12),
      ),
    before: (stage) => knob(stage, 'accent', 260, 20),
    height: 420,
  },
  'french-press': {
    what: 'four minutes',
    amount: '1 l',
    takes: ['no-label', 'torn-label'],
    colored: { lid: 'accent', handle: 'accent', label: 'label' },
    reach: 190,
    shift: -24,
    parts: [
      { tone: 'coffee', profile: '108,14 112,24 112,180', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '112,6 116,14 116,370',
        finish: 'gloss',
        clear: true,
        print: [196, 340, 0.8],
      },
      { tone: 'accent', profile: '116,0 120,6 120,54', finish: 'metal', part: 'base' },
      { tone: 'accent', profile: '120,350 120,374', finish: 'metal' },
      {
        tone: 'accent',
        profile: '122,372 124,380 100,412o',
        finish: 'metal',
        top: 'closed',
        seam: true,
        part: 'lid',
      },
    ],
    behind: (stage) => ear(stage, 'accent', 118, 90, 356, 112, 26),
    before: (stage) => rect(-4, -480, 8, 70, 2, toneOf(stage, 'steel')) + knob(stage, 'accent', 470, 20),
    height: 520,
  },
  'cocktail-shaker': {
    what: 'shaken',
    takes: body,
    parts: [
      { tone: 'body', profile: '78,0 86,8i 90,20 124,300', finish: 'metal', print: [60, 270, 0.78] },
      { tone: 'body', profile: '126,294 128,302 70,404o 66,412', finish: 'metal', seam: true },
      { tone: 'body', profile: '64,408 66,414 60,486 48,500o', finish: 'metal', top: 'closed', seam: true },
    ],
  },
  'salt-and-pepper': {
    what: 'salt and pepper',
    takes: body,
    colored: lid,
    reach: 190,
    parts: [
      { tone: 'label', profile: '78,0 88,8i 84,120 66,220s 66,262', finish: 'gloss', x: 96 },
      {
        tone: 'accent',
        profile: '66,256 70,264 56,306o 20,314',
        finish: 'metal',
        x: 96,
        seam: true,
        part: 'lid',
      },
      {
        tone: 'body',
        profile: '78,0 88,8i 84,120 66,220s 66,262',
        finish: 'gloss',
        print: [30, 190, 0.8],
        x: -96,
      },
      {
        tone: 'accent',
        profile: '66,256 70,264 56,306o 20,314',
        finish: 'metal',
        x: -96,
        seam: true,
        part: 'lid',
      },
    ],
    before: () =>
      [-96, 96]
        .flatMap((x) =>
          [-18, 0, 18].map((dx) =>
            ellipse(x + dx, -306 + Math.abs(dx) * 0.2, 4, 2.4, '#120d0c', 'opacity="0.7"'),
          ),
        )
        .join(''),
  },
  'pepper-mill': {
    what: 'freshly ground',
    takes: body,
    colored: lid,
    parts: [
      {
        tone: 'body',
        profile: '~ 86,0 92,20 86,60 64,124 60,170 72,226 80,270 70,312 62,340',
        finish: 'satin',
        print: [180, 300, 0.8],
      },
      {
        tone: 'body',
        profile: '~ 64,342 80,354 82,380 64,408 34,420',
        finish: 'satin',
        seam: true,
        paintedAs: 'lid',
      },
    ],
    before: (stage) => knob(stage, 'brass', 412, 18),
    height: 470,
  },
  'cooking-pot': {
    what: 'slow cooked',
    takes: body,
    colored: { lid: undefined, handle: undefined },
    reach: 278,
    parts: [
      { tone: 'body', profile: '196,0 212,16i 216,40 218,220', finish: 'gloss', print: [40, 196, 0.56] },
      { tone: 'body', profile: '222,214 224,224 160,270o 30,290', finish: 'gloss', seam: true, part: 'lid' },
    ],
    behind: (stage) => grips(stage, 'body', 214, 170, 62, 22),
    before: (stage) => knob(stage, 'accent', 288, 24),
    height: 346,
  },
  saucepan: {
    what: 'everyday',
    takes: body,
    colored: { handle: 'accent' },
    shift: -110,
    reach: 310,
    parts: [
      {
        tone: 'body',
        profile: '150,0 164,12i 166,30 168,180',
        finish: 'metal',
        print: [36, 164, 0.6],
        top: { inside: 'body' },
      },
    ],
    behind: (stage) =>
      rod('M150 -152L396 -196', toneOf(stage, 'accent'), 28) +
      rod('M150 -152L230 -167', toneOf(stage, 'steel'), 18),
    height: 240,
  },
  mortar: {
    what: 'by hand',
    takes: body,
    parts: [
      {
        tone: 'body',
        profile: '104,0 112,10i 96,40s 180,150i 190,230',
        finish: 'matte',
        print: [84, 214, 0.62],
        top: { inside: 'body' },
      },
    ],
    before: (stage) => rod('M20 -226L150 -380', toneOf(stage, 'body'), 44),
    height: 410,
    reach: 200,
  },
  'cake-stand': {
    what: 'for the cake',
    height: 262,
    takes: body,
    parts: [
      { tone: 'body', profile: '110,0 116,6i 40,60s 34,130 60,176s', finish: 'gloss' },
      {
        tone: 'body',
        profile: '60,168 220,182s 250,190 252,216',
        finish: 'gloss',
        print: [184, 214, 0.6],
        top: { inside: 'body', below: 4 },
      },
    ],
  },
  'cookie-jar': {
    what: 'for the counter',
    takes: body,
    colored: lid,
    parts: [
      {
        tone: 'body',
        profile: '136,0 150,14i 160,90 158,250 140,286o',
        finish: 'gloss',
        print: [50, 246, 0.76],
      },
      {
        tone: 'accent',
        profile: '146,284 148,296 110,330o 30,342',
        finish: 'satin',
        seam: true,
        part: 'lid',
      },
    ],
    before: (stage) => (stage.looks?.without?.includes('lid') ? '' : knob(stage, 'accent', 340, 24)),
    height: 402,
  },
  'storage-jar': {
    isLabeled: true,
    what: 'for the shelf',
    amount: '1.2 l',
    takes: ['no-label', 'torn-label', 'ribbed'],
    colored: lid,
    parts: [
      { tone: 'straw', profile: '122,8 128,20 128,220', finish: 'matte' },
      {
        tone: 'glass',
        profile: '124,0 134,10i 134,20 134,300 126,314o',
        finish: 'gloss',
        clear: true,
        print: [70, 260, 0.76],
      },
      {
        tone: 'bamboo',
        profile: '130,308 132,312 132,352',
        finish: 'matte',
        top: 'closed',
        seam: true,
        part: 'lid',
      },
    ],
  },
  'mason-jar': {
    isLabeled: true,
    what: 'put up',
    amount: '500 ml',
    takes: ['no-label', 'torn-label', 'ribbed'],
    colored: { lid: 'accent', label: 'label' },
    parts: [
      { tone: 'body', profile: '104,8 116,24 116,250 108,280o', finish: 'satin' },
      {
        tone: 'glass',
        profile: '108,0 122,16i 122,26 122,270 92,318o 92,332',
        finish: 'gloss',
        clear: true,
        print: [60, 250, 0.78],
      },
      { tone: 'steel', profile: '98,326 98,372', finish: 'metal', ribs: 30, part: 'lid' },
      { tone: 'accent', profile: '94,370 94,374', finish: 'satin', top: 'closed', part: 'lid' },
    ],
  },
  'spice-jar': {
    isLabeled: true,
    what: 'ground',
    amount: '45 g',
    takes: ['no-label', 'torn-label', 'ribbed'],
    colored: lid,
    parts: [
      { tone: 'body', profile: '72,8 80,18 80,210', finish: 'matte' },
      {
        tone: 'glass',
        profile: '76,0 86,10i 86,20 86,250 72,272o',
        finish: 'gloss',
        clear: true,
        print: [40, 210, 0.84],
      },
      { tone: 'accent', profile: '80,266 80,340', finish: 'satin', ribs: 24, top: 'closed', part: 'lid' },
    ],
  },
  'utensil-crock': {
    what: 'for the counter',
    takes: body,
    parts: [
      {
        tone: 'body',
        profile: '116,0 128,12i 132,26 136,260',
        finish: 'gloss',
        print: [46, 236, 0.74],
        top: { inside: 'body' },
      },
    ],
    before: (stage) => {
      const wood = toneOf(stage, 'oak');
      return (
        `<g clip-path="${stage.sketch.clip('<path d="M-300 -700H300V-262H136A136 23 0 0 1 -136 -262H-300Z"/>')}">` +
        rod('M-40 -240L-86 -440', wood, 18) +
        ellipse(-96, -474, 30, 46, wood, 'transform="rotate(-12 -96 -474)"') +
        rod('M24 -240L40 -430', darker(wood, 0.2), 16) +
        rect(14, -512, 56, 92, 14, darker(wood, 0.2)) +
        rod('M62 -240L112 -400', lighter(wood, 0.12), 16) +
        ellipse(122, -434, 26, 42, lighter(wood, 0.12), 'transform="rotate(16 122 -434)"') +
        '</g>'
      );
    },
    height: 520,
  },

  // Light, scent, flowers
  vase: {
    what: '',
    takes: clearable,
    parts: [
      {
        tone: 'body',
        profile: '~ 80,0 118,60 148,150 144,240 104,326 66,386 60,420 76,452',
        finish: 'gloss',
        print: [90, 280, 0.64],
        top: { inside: 'body' },
      },
    ],
  },
  'bud-vase': {
    what: '',
    takes: clearable,
    parts: [
      {
        tone: 'body',
        profile: '~ 80,0 108,40 116,92 92,152 52,206 32,262 28,330 30,386 40,412',
        finish: 'gloss',
        print: [30, 160, 0.7],
        top: { inside: 'body' },
      },
    ],
    behind: (stage) =>
      stroke('M0 -400C6 -460 -14 -520 -30 -556', darker(toneOf(stage, 'leaf'), 0.2), 6) +
      ball(stage, toneOf(stage, 'accent'), -34, -566, 30),
    height: 600,
  },
  planter: {
    what: '',
    takes: body,
    parts: [
      { tone: 'body', profile: '128,0 136,6i 178,250', finish: 'matte', print: [40, 210, 0.68] },
      {
        tone: 'body',
        profile: '184,244 188,252i 190,296',
        finish: 'matte',
        top: { inside: 'soil', below: 16 },
        seam: true,
      },
    ],
    before: (stage) =>
      `<g clip-path="${stage.sketch.clip('<path d="M-500 -800H500V-296H190A180 28 0 0 1 -190 -296H-500Z"/>')}">${foliage(stage, 280, 270)}</g>`,
    height: 560,
    reach: 210,
  },
  'watering-can': {
    what: 'water well',
    takes: body,
    colored: { handle: undefined },
    reach: 300,
    shift: 50,
    parts: [
      {
        tone: 'body',
        profile: '136,0 144,6i 146,20 122,250',
        finish: 'satin',
        print: [40, 220, 0.66],
        top: { inside: 'body' },
      },
    ],
    behind: (stage) => {
      const color = toneOf(stage, 'body');
      return (
        path('M-120 -70L-290 -300L-262 -318L-100 -150Z', darker(color, 0.14)) +
        path('M-310 -288C-320 -310 -262 -352 -246 -332Z', darker(color, 0.34)) +
        rod('M120 -230C260 -240 250 -70 138 -60', handleTone(stage, 'body'), 20) +
        rod('M-100 -246C-90 -390 100 -390 108 -246', handleTone(stage, 'body'), 18)
      );
    },
    height: 380,
  },
  'pillar-candle': {
    what: 'slow burning',
    takes: body,
    parts: [
      {
        tone: 'body',
        profile: '110,0 114,4i 114,380 104,392o',
        finish: 'matte',
        print: [60, 300, 0.74],
        top: 'closed',
      },
    ],
    before: (stage) =>
      ellipse(0, -392, 60, 10, lighter(toneOf(stage, 'body'), 0.3)) + flame(stage, 0, -392, 0.9),
    height: 466,
  },
  'tea-light': {
    what: '',
    takes: body,
    reach: 230,
    parts: [
      {
        tone: 'steel',
        profile: '92,0 96,4 98,64',
        finish: 'metal',
        top: { inside: 'wax', below: 10 },
        x: 120,
      },
      {
        tone: 'body',
        profile: '100,0 104,4 108,84',
        finish: 'metal',
        print: [12, 78, 0.7],
        top: { inside: 'wax', below: 10 },
        x: -96,
      },
    ],
    before: (stage) => flame(stage, -96, -84, 0.56) + flame(stage, 120, -64, 0.56),
    height: 150,
  },
  lantern: {
    what: '',
    takes: ['finish'],
    reach: 150,
    parts: [
      {
        tone: 'body',
        profile: '130,0 136,6i 136,40',
        finish: 'metal',
        print: [6, 40, 0.8],
        top: { inside: 'body', below: 4 },
      },
      { tone: 'wax', profile: '50,40 52,44 52,150', finish: 'matte', top: 'closed' },
      { tone: 'glass', profile: '122,40 122,320', finish: 'gloss', clear: true },
      { tone: 'body', profile: '140,314 140,324 60,366 56,390 40,400', finish: 'metal', seam: true },
    ],
    behind: (stage) => hoop(stage, 'body', 66, 370, 560, 9),
    before: (stage) =>
      flame(stage, 0, -150, 0.7) +
      [-120, 120].map((x) => rect(x - 4, -318, 8, 280, 2, darker(toneOf(stage, 'body'), 0.2))).join(''),
    height: 520,
  },
  'table-lamp': {
    what: '',
    takes: ['finish', 'pattern', 'two-tone'],
    colored: { base: 'accent' },
    parts: [
      {
        tone: 'accent',
        profile: '118,0 122,5 122,16 34,40s',
        finish: 'gloss',
      },
      {
        tone: 'accent',
        profile: '~ 34,38 58,76 80,134 72,190 42,240 24,282 18,330',
        finish: 'gloss',
      },
      {
        tone: 'body',
        profile: '206,290 210,292 140,520',
        finish: 'matte',
        print: [330, 490, 0.6],
        top: { inside: 'white' },
      },
    ],
  },
  'aroma-diffuser': {
    what: 'mist and scent',
    takes: body,
    colored: { base: 'accent' },
    parts: [
      { tone: 'oak', profile: '138,0 150,10i 152,20 152,92', finish: 'matte', part: 'base' },
      {
        tone: 'body',
        profile: '~ 151,88 152,130 146,200 124,280 82,332 30,352',
        finish: 'matte',
        print: [110, 270, 0.66],
        seam: true,
      },
    ],
    before: (stage) =>
      [44, 32, 20, 10]
        .map((wide) =>
          stroke(
            'M0 -360C-34 -390 26 -410 2 -440C-16 -462 14 -474 8 -486',
            '#ffffff',
            wide,
            'opacity="0.09"',
          ),
        )
        .join('') + ellipse(0, -351, 18, 4, darker(toneOf(stage, 'body'), 0.6)),
    height: 510,
  },
  bauble: {
    what: '',
    takes: ['finish', 'pattern', 'two-tone'],
    parts: [
      { tone: 'body', profile: 'globe:176', finish: 'gloss', print: [80, 270, 0.62] },
      { tone: 'brass', profile: '34,336 34,382', finish: 'metal', ribs: 12, top: 'closed' },
    ],
    behind: (stage) => rod('M-20 -388C-20 -440 20 -440 20 -388', toneOf(stage, 'brass'), 6),
    height: 440,
  },

  // Care and colour
  'nail-polish': {
    isLabeled: true,
    what: 'nail color',
    amount: '12 ml',
    takes: ['finish', 'no-label', 'clear'],
    colored: lid,
    parts: [
      {
        tone: 'body',
        profile: '92,0 104,10i 106,20 106,150 60,196o 42,206',
        finish: 'gloss',
        print: [24, 140, 0.8],
      },
      {
        tone: 'accent',
        profile: '46,200 48,206 38,470 30,482o',
        finish: 'gloss',
        top: 'closed',
        seam: true,
        part: 'lid',
      },
    ],
  },
  lipstick: {
    what: 'lip color',
    amount: '4 g',
    takes: ['finish'],
    colored: { lid: 'label', base: 'label' },
    reach: 160,
    parts: [
      { tone: 'label', profile: '62,0 66,4 66,250', finish: 'satin', top: 'closed', x: 96 },
      { tone: 'label', profile: '62,0 66,4 66,210', finish: 'satin', print: [30, 190, 0.84], x: -60 },
      { tone: 'brass', profile: '54,204 54,290', finish: 'metal', x: -60 },
      { tone: 'body', profile: '44,284 44,360 36,400o 10,420o', finish: 'satin', x: -60 },
    ],
    height: 436,
  },
  perfume: {
    isLabeled: true,
    what: 'eau de parfum',
    amount: '50 ml',
    takes: ['no-label', 'torn-label'],
    colored: lid,
    parts: [
      { tone: 'body', profile: '104,18 118,32 118,230 110,250o', finish: 'gloss' },
      {
        tone: 'glass',
        profile: '118,0 130,10i 130,24 130,260 60,300o 44,306',
        finish: 'gloss',
        clear: true,
        print: [56, 220, 0.76],
      },
      { tone: 'brass', profile: '40,300 40,330', finish: 'metal', ribs: 16 },
      {
        tone: 'accent',
        profile: '62,326 64,332 64,410 56,422o',
        finish: 'gloss',
        top: 'closed',
        part: 'lid',
      },
    ],
  },
  tub: {
    isLabeled: true,
    what: 'small batch',
    amount: '500 ml',
    takes: body,
    colored: lid,
    parts: [
      { tone: 'body', profile: '128,0 132,4 160,260', finish: 'matte', print: [30, 240, 0.8] },
      {
        tone: 'accent',
        profile: '164,252 166,258 168,296 164,302o',
        finish: 'satin',
        top: 'closed',
        seam: true,
        part: 'lid',
      },
    ],
  },
  'paint-tin': {
    isLabeled: true,
    what: 'wall color',
    amount: '2.5 l',
    takes: body,
    colored: { lid: 'body', handle: 'accent' },
    parts: [
      { tone: 'steel', profile: '156,0 160,4 160,20', finish: 'metal' },
      { tone: 'label', profile: '158,14 158,300', finish: 'satin', print: [40, 280, 0.8] },
      {
        tone: 'steel',
        profile: '160,294 162,300 162,318',
        finish: 'metal',
        top: { inside: 'steel', below: 4 },
      },
      { tone: 'body', profile: '130,316 132,324', finish: 'gloss', top: 'closed' },
    ],
    before: (stage) => rod('M-162 -290C-186 -440 186 -440 162 -290', handleTone(stage, 'steel'), 7),
    height: 412,
  },
  'toothbrush-holder': {
    what: 'for the basin',
    takes: body,
    parts: [
      {
        tone: 'body',
        profile: '96,0 106,10i 108,24 112,250',
        finish: 'matte',
        print: [40, 220, 0.74],
        top: { inside: 'body' },
      },
    ],
    before: (stage) =>
      `<g clip-path="${stage.sketch.clip('<path d="M-300 -700H300V-252H112A112 19 0 0 1 -112 -252H-300Z"/>')}">${rod('M-20 -220L-62 -440', toneOf(stage, 'accent'), 15)}${rect(-84, -500, 20, 70, 7, toneOf(stage, 'white'), 'transform="rotate(-11 -70 -470)"')}${rod('M24 -220L66 -430', toneOf(stage, 'bamboo'), 15)}${rect(62, -496, 20, 70, 7, toneOf(stage, 'white'), 'transform="rotate(11 70 -460)"')}</g>`,
    height: 510,
  },
  'bath-bomb': {
    what: '',
    takes: ['pattern', 'two-tone'],
    parts: [{ tone: 'body', profile: 'globe:172', finish: 'matte', print: [80, 260, 0.6] }],
    before: () => stroke('M-171 -172A171 30 0 0 0 171 -172', '#120d0c', 3, 'opacity="0.25"'),
    height: 356,
  },

  // Home and store
  basket: {
    what: '',
    takes: [],
    colored: { handle: 'accent', label: 'label' },
    parts: [
      { tone: 'straw', profile: '160,0 172,12i 200,110 196,240', finish: 'matte', top: { inside: 'straw' } },
    ],
    behind: (stage) => grips(stage, 'accent', 196, 216, 54, 20),
    before: (stage) => {
      const rows = Array.from({ length: 11 }, (_, row) => {
        const y = 14 + row * 20;
        const r = 170 + Math.min(30, y * 0.26);
        return Array.from({ length: 20 }, (_unused, column) => {
          const turn = ((column + (row % 2) * 0.5) / 20 - 0.5) * Math.PI;
          return ellipse(
            r * Math.sin(turn),
            -y + r * tilt * Math.cos(turn),
            Math.max(3, 15 * Math.cos(turn)),
            9,
            row % 2 ? '#c9a76c' : '#e3c794',
            'stroke="#7d5d33" stroke-opacity="0.45" stroke-width="1.6"',
          );
        }).join('');
      }).join('');
      return rows + path('M-58 -150H58V-62H-58Z', toneOf(stage, 'label')) + tagPrint(stage);
    },
    reach: 230,
    height: 290,
  },
  bucket: {
    what: '',
    takes: body,
    colored: { handle: 'accent' },
    parts: [
      {
        tone: 'body',
        profile: '128,0 134,4 176,290',
        finish: 'satin',
        print: [50, 250, 0.7],
        top: { inside: 'body' },
      },
    ],
    before: (stage) => rod('M-172 -276C-186 -420 186 -420 172 -276', handleTone(stage, 'steel'), 8),
    height: 400,
  },
  stool: {
    what: '',
    takes: ['finish', 'pattern'],
    parts: [
      {
        tone: 'body',
        profile: '176,380 186,392i 186,420 172,446o',
        finish: 'matte',
        print: [386, 436, 0.7],
        top: 'closed',
      },
    ],
    behind: (stage) => {
      const oak = toneOf(stage, 'oak');
      return (
        rod('M-40 -390L-64 -20', darker(oak, 0.3), 22) +
        rod('M40 -390L64 -20', darker(oak, 0.3), 22) +
        rod('M-130 -390L-168 0', oak, 26) +
        rod('M130 -390L168 0', oak, 26) +
        rod('M-150 -190H150', darker(oak, 0.14), 14)
      );
    },
    height: 480,
  },
  'toilet-roll': {
    isLabeled: true,
    what: 'soft',
    takes: ['no-label'],
    parts: [
      {
        tone: 'white',
        profile: '136,0 140,4 140,250',
        finish: 'matte',
        print: [60, 200, 0.74],
        top: 'closed',
      },
    ],
    before: () =>
      ellipse(0, -250, 46, 46 * tilt, '#7d6a55') +
      ellipse(0, -247, 40, 40 * tilt * 0.9, '#4d4034') +
      [70, 92, 116]
        .map((r) =>
          ellipse(0, -250, r, r * tilt, 'none', 'stroke="#120d0c" stroke-opacity="0.1" stroke-width="2"'),
        )
        .join(''),
  },
  tape: {
    height: 138,
    what: '',
    takes: ['pattern'],
    parts: [
      { tone: 'body', profile: '176,0 180,3 180,104', finish: 'satin', print: [10, 98, 0.72], top: 'closed' },
    ],
    before: () =>
      ellipse(0, -104, 120, 120 * tilt, '#c9a77c') + ellipse(0, -101, 110, 110 * tilt * 0.92, '#5e4a36'),
  },
  yarn: {
    what: 'pure wool',
    reach: 190,
    parts: [{ tone: 'body', profile: 'globe:176', finish: 'matte' }],
    before: (stage) => {
      const color = toneOf(stage, 'body');
      const strands = (turn: number, count: number, tone: string) =>
        Array.from({ length: count }, (_, at) => {
          const off = -150 + (at * 300) / (count - 1);
          const half = Math.sqrt(Math.max(0, 178 ** 2 - off ** 2)) * 0.94;
          return `<path d="M${-half} ${off}C${-half * 0.4} ${off + 30} ${half * 0.4} ${off + 30} ${half} ${off}" transform="translate(0 -174) rotate(${turn})" fill="none" stroke="${tone}" stroke-width="5" opacity="0.5"/>`;
        }).join('');
      return (
        `<g clip-path="${stage.sketch.clip(ellipse(0, -172, 176, 176, '#000'))}">${strands(-30, 20, darker(color, 0.34))}${strands(34, 12, lighter(color, 0.3))}</g>` +
        rod('M150 -60C230 -30 120 10 190 8', color, 7) +
        path('M-64 -206H64V-112H-64Z', toneOf(stage, 'label')) +
        tagPrint(stage, -159)
      );
    },
    height: 346,
  },
  kettlebell: {
    what: '12 kg',
    takes: ['finish', 'two-tone'],
    colored: { handle: undefined },
    parts: [{ tone: 'body', profile: 'globe:160', finish: 'matte', print: [70, 240, 0.66] }],
    behind: (stage) => rod('M-96 -270C-150 -480 150 -480 96 -270', handleTone(stage, 'body'), 44),
    height: 450,
  },
  'exercise-ball': {
    what: '',
    takes: ['finish'],
    parts: [{ tone: 'body', profile: 'globe:230', finish: 'satin', print: [140, 330, 0.56] }],
    before: () =>
      [90, 150, 300, 360]
        .map(
          (y) =>
            `<path d="M${-chord(230, y)} ${-y}A${chord(230, y)} 36 0 0 0 ${chord(230, y)} ${-y}" fill="none" stroke="#120d0c" stroke-opacity="0.13" stroke-width="4"/>`,
        )
        .join(''),
    height: 466,
  },
  'ring-stacker': {
    what: '',
    takes: ['finish'],
    parts: [
      { tone: 'oak', profile: '150,0 156,6 156,34', finish: 'matte', print: [6, 34, 0.8], top: 'closed' },
      { tone: 'body', profile: '~ 132,34 147,46 151,65 147,84 132,96', finish: 'satin' },
      { tone: 'accent', profile: '~ 114,92 130,104 134,121 130,138 114,150', finish: 'satin' },
      { tone: 'label', profile: '~ 98,146 112,156 116,173 112,190 98,200', finish: 'satin' },
      { tone: 'body', profile: '~ 80,196 94,206 98,221 94,236 80,246', finish: 'satin' },
      { tone: 'accent', profile: '~ 62,242 74,252 78,265 74,278 62,288', finish: 'satin' },
    ],
    before: (stage) => ball(stage, toneOf(stage, 'oak'), 0, -326, 42),
    height: 384,
  },
  speaker: {
    what: '',
    takes: ['finish'],
    colored: { base: undefined },
    parts: [
      { tone: 'rubber', profile: '112,0 118,6 118,24', finish: 'matte', paintedAs: 'base' },
      {
        tone: 'body',
        profile: '118,18 128,30i 130,44 130,380 118,402o',
        finish: 'matte',
        print: [90, 330, 0.7],
      },
      { tone: 'rubber', profile: '116,398 116,410', finish: 'satin', top: 'closed' },
    ],
    before: () =>
      Array.from({ length: 24 }, (_, row) =>
        Array.from({ length: 17 }, (_unused, column) => {
          const turn = ((column + (row % 2) * 0.5) / 17 - 0.5) * Math.PI;
          return Math.abs(Math.sin(turn)) < 0.98 && (row < 3 || row > 20 || Math.abs(turn) > 0.95)
            ? ellipse(
                130 * Math.sin(turn),
                -44 - row * 15 + 22 * Math.cos(turn),
                2.6 * Math.cos(turn) + 0.6,
                2.6,
                '#120d0c',
                'opacity="0.28"',
              )
            : '';
        }).join(''),
      ).join('') + rod('M122 -330C176 -330 176 -260 126 -258', '#3b3d42', 12),
    reach: 160,
  },
  'incense-holder': {
    what: '',
    takes: body,
    parts: [
      {
        tone: 'body',
        profile: '120,0 130,8i 176,60',
        finish: 'matte',
        print: [8, 58, 0.66],
        top: { inside: 'body', below: 4 },
      },
    ],
    before: (stage) =>
      [-34, -8, 22]
        .map((lean, at) =>
          rod(`M${at * 6 - 6} -64L${lean * 3} ${-420 + Math.abs(lean) * 1.4}`, toneOf(stage, 'walnut'), 5),
        )
        .join('') +
      stroke('M66 -392C96 -440 40 -470 80 -520C104 -556 76 -580 92 -604', '#ffffff', 9, 'opacity="0.28"'),
    height: 600,
    reach: 190,
  },
};

/** Half the width of a ball that stands on the floor, at a height. */
const chord = (r: number, y: number) => Math.sqrt(Math.max(0, r ** 2 - (y - r) ** 2));

/** A small tag of paper with the brand's print, on something woven. */
function tagPrint(stage: Parameters<typeof toneOf>[0], y = -106): string {
  return printLabel(stage.words, {
    x: 0,
    y,
    width: 108,
    height: 78,
    ink: stage.roles.labelInk,
    layout: 'mark-first',
  });
}

export const latheForms: Record<string, KitForm> = Object.fromEntries(
  Object.entries(data).map(([name, one]) => [name, roundForm(one)]),
);
