import { darker, mix } from '../../../color/color.ts';
import type { KitForm, KitStage } from '../../kit-stage.ts';
import { acrossGradient } from '../../../scene/light.ts';
import { plainLooks } from '../../../find-form/looks.ts';
import { ellipse, group, path, rect, stroke, type Stop } from '../../../sketch.ts';
import { fold } from '../cloth.ts';
import { bothSides, fromHalf, mirrored } from '../mirrored.ts';
import { toneOf, type Tone } from '../tones.ts';
import { layPanel } from './lay-panel.ts';
import { drawMarks } from './marks.ts';
import { oval, slab, type Mark, type Panel, type PanelPrint } from './panel.ts';
import { drawPanelPrint } from './panel-print.ts';
import { panelPattern } from './panel-pattern.ts';

/** A bag of film or paper seen from the front, standing on y = 0 or, lying, around its middle. */
export interface PouchData {
  what: string;
  amount?: string;
  /** Half of its outline from the middle of its top around to the middle of its foot. */
  half: string;
  /** Its largest half width and its height. */
  wide: number;
  tall: number;
  /** The middle of what is printed on it. */
  print: PanelPrint;
  tone?: Tone;
  /** Crimped ends: from and to, in units down the picture. */
  crimps?: readonly (readonly [from: number, to: number])[];
  /** Where its zipper runs, where it can be torn, and where it hangs. */
  zipper?: number;
  notch?: number;
  hole?: number;
  /** The fold of its foot or its sides, as half lines. */
  gusset?: string;
  marks?: readonly Mark[];
  /** Air in it: folds of the right half. */
  folds?: readonly string[];
  /** What is seen of its contents where it is clear. */
  contents?: Tone;
  /** Where it is filled from, up to this height. */
  level?: number;
  pose?: 'standing' | 'flat';
  over?: (stage: KitStage) => string;
  takes?: KitForm['takes'];
  colored?: KitForm['parts'];
}

const k = '#120d0c';
const w = '#fffdf8';

/** Light on a soft bag: brighter ridges near its edges, a soft hollow between. */
const bagLights: Readonly<Record<'matte' | 'satin' | 'gloss' | 'metal', readonly Stop[]>> = {
  matte: [
    [0, k, 0.3],
    [0.06, k, 0.1],
    [0.14, w, 0.12],
    [0.4, w, 0.06],
    [0.6, k, 0.02],
    [0.86, k, 0.12],
    [1, k, 0.36],
  ],
  satin: [
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
  ],
  gloss: [
    [0, k, 0.36],
    [0.05, k, 0.12],
    [0.09, w, 0.6],
    [0.15, w, 0.5],
    [0.18, w, 0.06],
    [0.5, k, 0.02],
    [0.72, k, 0.12],
    [0.84, w, 0.36],
    [0.88, w, 0.3],
    [0.9, k, 0.2],
    [1, k, 0.46],
  ],
  metal: [
    [0, k, 0.44],
    [0.06, w, 0.4],
    [0.16, k, 0.22],
    [0.3, w, 0.56],
    [0.42, k, 0.08],
    [0.58, w, 0.22],
    [0.72, k, 0.32],
    [0.86, w, 0.44],
    [1, k, 0.5],
  ],
};

/** A pouch, a sachet or a mailing bag, as a form of a kit. */
export function pouchForm(data: PouchData): KitForm {
  const pose = data.pose ?? 'standing';
  const d = fromHalf(data.half);
  return {
    pose,
    reach: data.wide,
    height: pose === 'standing' ? data.tall + 2 : data.tall / 2,
    ...(pose === 'flat' ? { outline: () => `<path d="${d}"/>` } : {}),
    what: data.what,
    ...(data.amount ? { amount: data.amount } : {}),
    takes: data.takes ?? [
      'finish',
      'clear',
      'two-tone',
      'pattern',
      'torn-label',
      'no-label',
      'window',
      ...(data.pose === 'flat' ? [] : (['tied'] as const)),
    ],
    parts: data.colored ?? { label: 'label', trim: 'accent' },
    draw: (stage) => drawPouch(stage, data, d),
  };
}

/** The pouch drawn by itself, for those that are set together. */
export function drawPouch(stage: KitStage, data: PouchData, d = fromHalf(data.half)): string {
  const { sketch, looks = plainLooks, roles } = stage;
  const { wide, tall } = data;
  const color = toneOf(stage, data.tone ?? 'body');
  const middle = data.pose === 'flat' ? 0 : -tall / 2;
  const panel: Panel = {
    corners: [
      [-wide, tall / 2 - middle, 0],
      [wide, tall / 2 - middle, 0],
      [wide, -tall / 2 - middle, 0],
      [-wide, -tall / 2 - middle, 0],
    ],
    tone: data.tone ?? 'body',
  };
  const laid = layPanel(([x, y]) => [x, -y], panel);
  const isClear = looks.isClear === true && data.contents !== undefined;
  const level = -(data.level ?? tall * 0.62) - middle;
  const inside: readonly Mark[] =
    isClear && data.contents
      ? [
          {
            kind: 'window',
            shape: slab(0, (level + tall / 2) / 2, wide * 2, tall / 2 - level),
            tone: data.contents,
          },
        ]
      : [];
  const split = tall * 0.06;
  const surface =
    (looks.isTwoTone ? rect(-wide - 20, middle + split, wide * 2 + 40, tall, 0, roles.accent) : '') +
    panelPattern(stage, laid, color) +
    drawMarks(stage, laid, [...inside, ...(data.marks ?? [])]) +
    drawPanelPrint(stage, laid, data.print, color);
  const finish = looks.finish ?? 'satin';
  const across = sketch.define((id) =>
    acrossGradient(id, -wide, wide, bagLights[isClear ? 'gloss' : finish]),
  );
  const down = sketch.linear(
    [
      [0, k, 0.1],
      [0.1, w, 0.06],
      [0.5, k, 0],
      [1, k, 0.24],
    ],
    90,
  );
  const soft = sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${-wide - 20}" y="${middle - tall / 2 - 20}" width="${wide * 2 + 40}" height="${tall + 40}"><feGaussianBlur stdDeviation="4"/></filter>`,
  );
  const folds = (data.folds ?? [])
    .map((line) => fold(line, 18, 1.5) + fold(mirrored(line), 15, 1.2))
    .join('');
  return (
    path(d, color, isClear ? 'opacity="0.45"' : '') +
    `<g clip-path="${sketch.clip(`<path d="${d}"/>`)}">${surface}${folds === '' ? '' : `<g filter="${soft}">${folds}</g>`}${path(d, across)}${path(d, down)}${lines(data)}</g>` +
    path(d, 'none', `stroke="${darker(color, 0.4)}" stroke-opacity="0.4" stroke-width="1.6"`) +
    (data.hole === undefined ? '' : ellipse(0, data.hole, 12, 12, darker(roles.ground, 0.25))) +
    (data.over?.(stage) ?? '')
  );
}

/** Crimps, zipper, notches and the fold of the foot. */
function lines({ wide, crimps = [], zipper, notch, gusset }: PouchData): string {
  const level = (y: number, width: number, opacity: number) =>
    stroke(`M${-wide - 10} ${y}H${wide + 10}`, k, width, `opacity="${opacity}"`);
  return (
    crimps
      .map(
        ([from, to]) =>
          rect(-wide - 10, from, wide * 2 + 20, to - from, 0, k, 'opacity="0.06"') +
          Array.from({ length: Math.floor((to - from) / 8) }, (_, at) =>
            level(from + 4 + at * 8, 1.6, 0.15),
          ).join(''),
      )
      .join('') +
    (zipper === undefined
      ? ''
      : level(zipper, 2, 0.24) +
        level(zipper + 9, 2, 0.24) +
        stroke(`M${-wide} ${zipper + 4}H${wide}`, w, 3, 'opacity="0.34"')) +
    (notch === undefined
      ? ''
      : path(
          `M${-wide - 4} ${notch - 8}l20 8l-20 8ZM${wide + 4} ${notch - 8}l-20 8l20 8Z`,
          mix(k, w, 0.4),
          'opacity="0.5"',
        )) +
    (gusset
      ? stroke(bothSides(gusset), k, 2.4, 'opacity="0.28"') +
        group(stroke(bothSides(gusset), w, 1.8, 'opacity="0.34"'), 'translate(0 -3)')
      : '')
  );
}

/** A round or a straight clear window, where it was asked for. */
export const askedWindow = (y: number, wide: number, high: number, tone: Tone, isRound = false): Mark => ({
  kind: 'window',
  shape: isRound ? oval(0, y, wide / 2, high / 2) : slab(0, y, wide, high, 20),
  tone,
  when: 'asked',
});
