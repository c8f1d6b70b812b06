import type { Color } from '@brandwright/artwork/drawing/color/color.ts';
import type { Sketch } from '@brandwright/artwork/drawing/sketch.ts';

/** Where a print lies on a drawing, in units of its 1000 × 1000 canvas. The print keeps its proportions within. */
export interface Surface {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Bends away at its sides. */
  round?: true;
  /** How much of the print's width is seen of something round: 1 shows all of it. */
  shows?: number;
  /** Degrees, clockwise, around its middle. */
  turn?: number;
  /** Fills the surface and is cut at its edge, rather than lying whole within it. */
  covers?: true;
  /** Corners of what is cut, in units. */
  corners?: number;
  /** A shape that cuts the print instead of the box. */
  clip?: string;
  /** Stands at its upper edge, as on a shirt; in its middle unless said. */
  atTop?: true;
}

export interface Stage {
  /** Ground, shadow and the thing itself. */
  under(sketch: Sketch, color: Color): string;
  surfaces: Readonly<Record<string, Surface>>;
  /** The thing seen from where another placement is: its back. */
  underOf?: Readonly<Record<string, (sketch: Sketch, color: Color) => string>>;
  /** What lies over the print: folds, light, a camera's hole. */
  over?(sketch: Sketch, color: Color): string;
}
