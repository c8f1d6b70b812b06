import { darker, lighter } from '../../../color/color.ts';
import type { KitStage } from '../../kit-stage.ts';
import { round, type Point } from '../../../sketch.ts';
import { toneOf } from '../tones.ts';
import type { Laid } from './lay-panel.ts';
import { oval, type Mark } from './panel.ts';

const k = '#120d0c';
const w = '#fffdf8';

/** Creases, tape, windows and holes of a panel, as far as the looks have them. */
export const drawMarks = (stage: KitStage, laid: Laid, marks: readonly Mark[]): string =>
  marks.map((mark) => drawMark(stage, laid, mark)).join('');

function drawMark(stage: KitStage, laid: Laid, mark: Mark): string {
  const { looks = {} } = stage;
  const line = (points: readonly Point[], color: string, width: number, more: string) =>
    `<path d="${laid.shape(points, true)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  switch (mark.kind) {
    case 'crease':
      return (
        line(mark.line, k, 2, 'opacity="0.26"') +
        line(
          mark.line.map(([x, y]): Point => [x + 0.8, y + 2]),
          w,
          1.4,
          'opacity="0.34"',
        )
      );
    case 'stitch':
      return line(mark.line, k, 2, 'stroke-dasharray="7 6" opacity="0.34"');
    case 'paint':
      return (mark.when === 'tied' && !looks.isTied) ||
        (mark.when === 'trimmed' && looks.without?.includes('trim'))
        ? ''
        : `<path d="${laid.shape(mark.shape)}" fill="${toneOf(stage, mark.tone)}" opacity="${mark.opacity ?? 1}"/>`;
    case 'hole': {
      const tone = mark.tone ? toneOf(stage, mark.tone) : darker(stage.roles.body, 0.66);
      const d = laid.shape(mark.shape);
      return `<path d="${d}" fill="${tone}"/><path d="${d}" fill="${stage.sketch.linear(
        [
          [0, k, 0.5],
          [0.5, k, 0.16],
          [1, k, 0],
        ],
        80,
      )}"/><path d="${d}" fill="none" stroke="${w}" stroke-width="1.4" stroke-opacity="0.4"/>`;
    }
    case 'window':
      return mark.when === 'asked' && !looks.window
        ? ''
        : windowOn(stage, laid, looks.window === 'round' ? { ...mark, shape: roundIn(mark.shape) } : mark);
  }
}

function edgesOf(shape: readonly Point[]) {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The oval that fits into a shape. */
function roundIn(shape: readonly Point[]): Point[] {
  const { left, right, top, bottom } = edgesOf(shape);
  return oval((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2);
}

/** Clear film with what is packed behind it, and a glare across. */
function windowOn(stage: KitStage, laid: Laid, mark: Extract<Mark, { kind: 'window' }>): string {
  const { sketch } = stage;
  const d = laid.shape(mark.shape);
  const tone = toneOf(stage, mark.tone);
  const { left, right, top, bottom } = edgesOf(mark.shape);
  const grains: string[] = [];
  for (let y = top; y < bottom + 12; y += 15)
    for (let x = left; x < right + 12; x += 17) {
      const turn = Math.floor(Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453)) % 128;
      const [px, py] = laid.warp(x + (turn % 11) - 5, y + (turn % 7) - 3);
      const size = 8 + (turn % 4);
      grains.push(
        `<ellipse cx="${round(px)}" cy="${round(py)}" rx="${size + 2}" ry="${size}" fill="${turn % 3 === 0 ? darker(tone, 0.3) : turn % 3 === 1 ? tone : lighter(tone, 0.24)}" transform="rotate(${turn} ${round(px)} ${round(py)})"/>`,
      );
    }
  return (
    `<g clip-path="${sketch.clip(`<path d="${d}"/>`)}"><path d="${d}" fill="${darker(tone, 0.4)}"/>${grains.join('')}<path d="${d}" fill="${sketch.linear(
      [
        [0, k, 0.4],
        [0.14, k, 0.04],
        [0.9, k, 0],
        [1, w, 0.1],
      ],
      90,
    )}"/><path d="${d}" fill="${sketch.linear(
      [
        [0, w, 0.3],
        [0.34, w, 0.16],
        [0.36, w, 0],
        [0.7, w, 0],
        [0.72, w, 0.14],
        [1, w, 0.05],
      ],
      32,
    )}"/></g>` + `<path d="${d}" fill="none" stroke="${k}" stroke-opacity="0.3" stroke-width="2"/>`
  );
}
