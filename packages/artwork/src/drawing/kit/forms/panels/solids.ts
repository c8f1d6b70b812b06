import type { Tone } from '../tones.ts';
import { add, turnedBy, type Point3 } from './eye.ts';
import type { Mark, Panel, PanelPrint } from './panel.ts';

type Face = 'front' | 'side' | 'top';

export interface BoxSize {
  width: number;
  height: number;
  depth: number;
}

export interface BoxSkin {
  tone: Tone;
  /** Faces in another tone. */
  tones?: Partial<Record<Face, Tone>>;
  prints?: Partial<Record<Face, PanelPrint>>;
  marks?: Partial<Record<Face, readonly Mark[]>>;
  /** Open above, with what is seen inside. */
  open?: Tone;
  /** Radius of its upright edges. */
  round?: number;
  finish?: Panel['finish'];
  part?: Panel['part'];
  /** What stands in it, where it is open. */
  contents?: readonly Panel[];
}

/** The panels of a box that stands around the middle of the floor, as far as they can be seen; the back ones first. */
export function boxOf({ width, height, depth }: BoxSize, skin: BoxSkin): Panel[] {
  const { tone, tones = {}, prints = {}, marks = {}, open, round = 0, finish, part, contents = [] } = skin;
  const [w, d] = [width / 2, depth / 2];
  const r = Math.min(round, w, d);
  const wall = (face: Face, from: Point3, to: Point3): Panel => ({
    corners: [
      [from[0], height, from[2]],
      [to[0], height, to[2]],
      [to[0], 0, to[2]],
      [from[0], 0, from[2]],
    ],
    tone: tones[face] ?? tone,
    ...(prints[face] ? { print: prints[face] } : {}),
    ...(marks[face] ? { marks: marks[face] } : {}),
    ...(finish ? { finish } : {}),
    ...(part ? { part } : {}),
    ...(r > 0 ? { isSoft: true as const } : {}),
  });
  const strips = (cx: number, cz: number, from: number): Panel[] =>
    r === 0
      ? []
      : Array.from({ length: 8 }, (_, at) => {
          const place = (step: number): Point3 => {
            const turn = from - ((step / 8) * Math.PI) / 2;
            return [cx + r * Math.cos(turn), 0, cz + r * Math.sin(turn)];
          };
          const { print: _print, marks: _marks, ...strip } = wall('front', place(at), place(at + 1));
          return strip;
        });
  const inner: Panel[] = open
    ? [
        insideWall([-w, height, -d], [w, height, -d], height, open, 0.2),
        insideWall([-w, height, d], [-w, height, -d], height, open, 0.06),
      ]
    : [];
  const lid: Panel = {
    corners: [
      [-w, height, -d],
      [w, height, -d],
      [w, height, d],
      [-w, height, d],
    ],
    tone: tones.top ?? tone,
    ...(prints.top ? { print: prints.top } : {}),
    ...(marks.top ? { marks: marks.top } : {}),
    ...(finish ? { finish } : {}),
    ...(part ? { part } : {}),
    ...(r > 0 ? { cut: roundedCut(width, depth, r), isSoft: true } : {}),
  };
  return [
    ...inner,
    ...contents,
    ...strips(-w + r, d - r, Math.PI),
    wall('front', [-w + r, 0, d], [w - r, 0, d]),
    ...strips(w - r, d - r, Math.PI / 2),
    wall('side', [w, 0, d - r], [w, 0, -d + r]),
    ...(open ? [] : [lid]),
  ];
}

/** A wall as it is seen from inside, from its upper left corner to its upper right. */
const insideWall = (from: Point3, to: Point3, high: number, tone: Tone, shade: number): Panel => ({
  corners: [from, to, [to[0], to[1] - high, to[2]], [from[0], from[1] - high, from[2]]],
  tone,
  shade,
});

function roundedCut(width: number, depth: number, r: number): [number, number][] {
  const [w, d] = [width / 2, depth / 2];
  return (
    [
      [w - r, d - r, 0],
      [-w + r, d - r, 1],
      [-w + r, -d + r, 2],
      [w - r, -d + r, 3],
    ] as const
  ).flatMap(([x, y, quarter]) =>
    Array.from({ length: 9 }, (_, at): [number, number] => {
      const turn = ((quarter + at / 8) * Math.PI) / 2;
      return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    }),
  );
}

/** A flap from an edge, `long` wide, opened by degrees: 0 lies level and away, 90 stands up. */
export function flapFrom(
  left: Point3,
  right: Point3,
  long: number,
  degrees: number,
  panel: Omit<Panel, 'corners'>,
): Panel {
  const turn = (degrees * Math.PI) / 180;
  const [ex, ez] = [right[0] - left[0], right[2] - left[2]];
  const wide = Math.hypot(ex, ez) || 1;
  const away: Point3 = [
    (ez / wide) * long * Math.cos(turn),
    long * Math.sin(turn),
    (-ex / wide) * long * Math.cos(turn),
  ];
  return { ...panel, corners: [add(left, away), add(right, away), right, left] };
}

/** Panels moved, and turned around their own middle by degrees before. */
export function moved(panels: readonly Panel[], by: Point3, degrees = 0): Panel[] {
  const turn = turnedBy(degrees);
  const place = (point: Point3) => add(turn(point), by);
  return panels.map((panel) => {
    const [a, b, c, d] = panel.corners;
    return { ...panel, corners: [place(a), place(b), place(c), place(d)] };
  });
}
