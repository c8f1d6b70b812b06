import { darker, type Color } from '../../color/color.ts';
import type { KitStage } from '../kit-stage.ts';
import { printLabel, type PrintArea } from '../../lettering/label.ts';
import { sheetLight } from '../../scene/light.ts';
import { plainLooks } from '../../find-form/looks.ts';
import { group, path, rect, stroke } from '../../sketch.ts';
import { marbleVeins, patternInk } from './formed.ts';
import { onBody, onLabel } from './inks.ts';

const k = '#120d0c';
const w = '#fffdf8';

/** A curve (`M x y C …`) thickened in its middle and running out at both ends. */
function lens(curve: readonly number[], wide: number, aside: number): string {
  const [x0 = 0, y0 = 0, ax = 0, ay = 0, bx = 0, by = 0, x1 = 0, y1 = 0] = curve;
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long];
  const at = (x: number, y: number, off: number) =>
    `${(x + nx * off).toFixed(1)} ${(y + ny * off).toFixed(1)}`;
  return `M${at(x0, y0, aside * 0.3)}C${at(ax, ay, aside + wide)} ${at(bx, by, aside + wide)} ${at(x1, y1, aside * 0.3)}C${at(bx, by, aside - wide)} ${at(ax, ay, aside - wide)} ${at(x0, y0, aside * 0.3)}Z`;
}

const steps = [1.25, 1, 0.78, 0.58, 0.4, 0.24];

/**
 * A soft fold along a curve (`M x y C …`): dark in its valley, lit on its left side, running out at both ends. Shapes
 * within each other make its soft edges: a blur would cost more than all the rest of a garment.
 */
export function fold(curve: string, width = 22, strength = 1): string {
  const numbers = curve.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const lit = (numbers[7] ?? 0) > (numbers[1] ?? 0) ? 1 : -1;
  const wide = width * 0.78;
  return (
    steps
      .map((share) => path(lens(numbers, wide * share, 0), k, `opacity="${(0.046 * strength).toFixed(3)}"`))
      .join('') +
    steps
      .map((share) =>
        path(
          lens(numbers, wide * share * 0.8, lit * wide * 1.05),
          w,
          `opacity="${(0.042 * strength).toFixed(3)}"`,
        ),
      )
      .join('')
  );
}

/** The roundness of an edge: dark lines within each other. */
const roundEdge = (d: string): string =>
  [44, 33, 24, 16, 9]
    .map((wide) => path(d, 'none', `stroke="${k}" stroke-width="${wide}" stroke-opacity="0.046"`))
    .join('');

export const seam = (d: string): string => stroke(d, k, 2.2, 'opacity="0.28"');
export const stitch = (d: string): string => stroke(d, k, 2.2, 'stroke-dasharray="7 6" opacity="0.3"');

/** The edges of a shape, by the numbers of its path. */
function boxOf(d: string): { x: number; y: number; width: number; height: number } {
  const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
  const [x, y] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
  return { x, y, width: Math.max(...(xs ?? [])) - x, height: Math.max(...(ys ?? [])) - y };
}

/** Threads: too fine to be seen from afar, enough to be cloth up close. */
const threads = (stage: KitStage): string =>
  stage.sketch.define(
    (id) =>
      `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.2H5M0 3.7H5" stroke="${k}" stroke-opacity="0.055" stroke-width="1.1"/><path d="M1.2 0V5M3.7 0V5" stroke="${w}" stroke-opacity="0.075" stroke-width="1.1"/></pattern>`,
  );

/** A pattern woven into or printed on cloth. */
function clothPattern(stage: KitStage, d: string, color: Color): string {
  const { looks = plainLooks, sketch, roles } = stage;
  const ink = patternInk(stage, color);
  const tile = (size: number, drawn: string) =>
    path(
      d,
      sketch.define(
        (id) =>
          `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawn}</pattern>`,
      ),
    );
  const { x, y, width, height } = boxOf(d);
  const lower = looks.isTwoTone
    ? `<g clip-path="${sketch.clip(`<path d="${d}"/>`)}">${rect(x - 60, y + height * 0.56, width + 120, height, 0, roles.accent)}</g>`
    : '';
  const drawn = {
    stripes: () => tile(56, rect(0, 0, 56, 24, 0, ink)),
    dots: () =>
      tile(52, `<circle cx="13" cy="13" r="9" fill="${ink}"/><circle cx="39" cy="39" r="9" fill="${ink}"/>`),
    checks: () =>
      tile(64, rect(0, 0, 64, 26, 0, ink, 'opacity="0.5"') + rect(0, 0, 26, 64, 0, ink, 'opacity="0.5"')),
    speckles: () =>
      tile(
        70,
        Array.from(
          { length: 12 },
          (_, at) =>
            `<circle cx="${(at * 41) % 70}" cy="${(at * 29 + 9) % 70}" r="${1.4 + (at % 3) * 0.9}" fill="${ink}"/>`,
        ).join(''),
      ),
    marble: () =>
      `<g clip-path="${sketch.clip(`<path d="${d}"/>`)}">${marbleVeins(width / 2, y, y + height, ink)}</g>`,
  };
  return lower + (looks.pattern ? drawn[looks.pattern]() : '');
}

/** A piece of cloth with what is printed on it; its folds and the roundness of its edges fall over the print. */
export const cloth = (stage: KitStage, d: string, color: Color, over: string, printed = ''): string => {
  const clip = stage.sketch.clip(`<path d="${d}"/>`);
  return (
    path(d, color) +
    clothPattern(stage, d, color) +
    (stage.looks?.hasNoLabel ? '' : printed) +
    path(d, threads(stage)) +
    `<g clip-path="${clip}">${over}${roundEdge(d)}</g>` +
    sheetLight(stage.sketch, d, 0.2) +
    path(d, 'none', `stroke="${darker(color, 0.5)}" stroke-width="2" stroke-opacity="0.4"`)
  );
};

/** Knitted ribs in a box. */
export const ribbing = (x: number, y: number, width: number, height: number, color: Color): string =>
  ribBand(x + width / 2, width / 2, width / 2, y, y + height, color);

/** Knitted ribs from one level to another, around a middle: a band that narrows or widens, its edge a little bowed. */
export function ribBand(
  middle: number,
  top: number,
  foot: number,
  from: number,
  to: number,
  color: Color,
): string {
  const bow = Math.min(9, top * 0.05);
  const shape = `M${middle - top} ${from}C${middle - top * 0.4} ${from + bow} ${middle + top * 0.4} ${from + bow} ${middle + top} ${from}L${middle + foot} ${to - 7}C${middle + foot} ${to - 2} ${middle + foot - 3} ${to} ${middle + foot - 8} ${to}C${middle + foot * 0.4} ${to + bow} ${middle - foot * 0.4} ${to + bow} ${middle - foot + 8} ${to}C${middle - foot + 3} ${to} ${middle - foot} ${to - 2} ${middle - foot} ${to - 7}Z`;
  const count = Math.max(6, Math.round(top / 5));
  const lines = Array.from({ length: count - 1 }, (_, at) => {
    const share = ((at + 1) / count) * 2 - 1;
    const sag = (1 - share * share) * bow;
    return `M${(middle + top * share).toFixed(1)} ${(from + sag + 2).toFixed(1)}L${(middle + foot * share).toFixed(1)} ${(to + sag - 2).toFixed(1)}`;
  }).join('');
  return (
    path(shape, color) +
    path(shape, k, 'opacity="0.07"') +
    stroke(lines, k, 3, 'opacity="0.15"') +
    group(stroke(lines, w, 1.6, 'opacity="0.12"'), 'translate(2.6 0)') +
    stroke(
      `M${middle - top} ${from}C${middle - top * 0.4} ${from + bow} ${middle + top * 0.4} ${from + bow} ${middle + top} ${from}`,
      k,
      3,
      'opacity="0.24"',
    ) +
    path(shape, 'none', `stroke="${darker(color, 0.5)}" stroke-width="2" stroke-opacity="0.35"`)
  );
}

/** The brand's print on something worn: no small lines but what was asked for. */
export const wornPrint = (stage: KitStage, area: Pick<PrintArea, 'x' | 'y' | 'width' | 'height'>): string => {
  const { layout } = stage.words.voice;
  // On a pattern words stand on a plain patch.
  const patch =
    stage.looks?.pattern && !stage.words.print && !stage.words.isBare
      ? rect(
          area.x - area.width * 0.56,
          area.y - area.height * 0.46,
          area.width * 1.12,
          area.height * 0.92,
          16,
          stage.roles.body,
        )
      : '';
  const print = printLabel(stage.words, {
    ...area,
    ...onBody(stage),
    layout: layout === 'framed' || layout === 'banded' || layout === 'left' ? 'mark-first' : layout,
  });
  return patch + print;
};

/** A small woven tag sewn on. */
export const wovenTag = (
  stage: KitStage,
  x: number,
  y: number,
  width: number,
  height: number,
  turn = 0,
): string =>
  group(
    rect(-width / 2 + 2, -height / 2 + 3, width, height, 2, k, 'opacity="0.25"') +
      rect(-width / 2, -height / 2, width, height, 2, stage.roles.label) +
      printLabel(stage.words, {
        x: 0,
        y: 0,
        width: width * 0.88,
        height: height * 0.86,
        ...onLabel(stage),
        layout: 'mark-first',
      }) +
      stitch(
        `M${-width / 2 + 4} ${-height / 2 + 4}V${height / 2 - 4}M${width / 2 - 4} ${-height / 2 + 4}V${height / 2 - 4}`,
      ),
    `translate(${x} ${y}) rotate(${turn})`,
  );
