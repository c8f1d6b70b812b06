import type { LabelLayout } from '../../../lettering/brand-voice.ts';
import type { PartName } from '../../../find-form/looks.ts';
import type { Point } from '../../../sketch.ts';
import type { Tone } from '../tones.ts';
import type { Point3 } from './eye.ts';

/** Something on a panel, in its own units from its middle: x to the right, y down. */
export type Mark =
  | { kind: 'crease'; line: readonly Point[] }
  | { kind: 'stitch'; line: readonly Point[] }
  /** `when` tied: only where it was asked to be tied up; trimmed: where it is not to be without its trim. */
  | { kind: 'paint'; shape: readonly Point[]; tone: Tone; opacity?: number; when?: 'tied' | 'trimmed' }
  | { kind: 'hole'; shape: readonly Point[]; tone?: Tone }
  /** Clear film, and what is behind it. */
  | { kind: 'window'; shape: readonly Point[]; tone: Tone; when?: 'asked' };

export interface PanelPrint {
  x?: number;
  y?: number;
  width: number;
  height: number;
  /** Printed on the panel itself, or on a paper label where the brand's things have one. */
  on?: 'panel' | 'label';
  layout?: LabelLayout;
  /** Where it goes when a window takes its place. */
  aboveWindow?: { y: number; height: number };
  /** The paper's own shape: an arch, or a rectangle. */
  sheet?: 'arch';
}

/** A flat or bowed face of a box or a pouch. */
export interface Panel {
  /** Upper left, upper right, lower right, lower left, as it is seen from outside. */
  corners: readonly [Point3, Point3, Point3, Point3];
  tone: Tone;
  /** Has the color that is said of this part. */
  part?: PartName;
  /** Its outline in its own units where it is not the whole of the four corners. */
  cut?: readonly Point[];
  /** What it shows from behind; nothing is drawn of it from there otherwise. */
  inside?: Tone;
  /** How far its middle stands out, and along which of its edges it runs straight. */
  bow?: { rise: number; straight: 'across' | 'down' };
  /** Darkness of a place that little light reaches, 0 to 1. */
  shade?: number;
  print?: PanelPrint;
  marks?: readonly Mark[];
  /** Bare metal, clear film. */
  finish?: 'metal' | 'clear';
  /** Its edges melt into its neighbors': a strip of a rounded corner. */
  isSoft?: true;
}

/** Points of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, steps = 40): Point[] =>
  Array.from({ length: steps }, (_, at): Point => {
    const turn = (at / steps) * Math.PI * 2;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });

/** Points of a rectangle around a place, its corners rounded. */
export function slab(x: number, y: number, width: number, height: number, round = 0): Point[] {
  const [w, h] = [width / 2, height / 2];
  const r = Math.min(round, w, h);
  if (r === 0)
    return [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
    ];
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 7 }, (_, at): Point => {
      const turn = from + (at / 6) * (Math.PI / 2);
      return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
    });
  return [
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x - w + r, y + h - r, Math.PI / 2),
    ...corner(x - w + r, y - h + r, Math.PI),
    ...corner(x + w - r, y - h + r, Math.PI * 1.5),
  ];
}
