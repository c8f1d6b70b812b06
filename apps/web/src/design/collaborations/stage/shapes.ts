import {
  mostPoints,
  type MarkupColor,
  type MarkupShape,
  type MarkupTool,
} from '@brandwright/contract/design/collaborations/entities.ts';

export interface Point {
  x: number;
  y: number;
}

/** Points of a stroke that are nearer than this to the last one are left out, as shares of the picture. */
const near = 0.004;
/** Drawings smaller than this are slips of the hand. */
const slip = 0.012;
const thickness = 0.008;

export const inside = ({ x, y }: Point): Point => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});

export const beginShape = (tool: MarkupTool, color: MarkupColor, at: Point): MarkupShape => ({
  tool,
  color,
  width: thickness,
  points: [inside(at), inside(at)],
});

/** The shape with the pointer gone on to a place: strokes grow, arrows and rectangles end there. */
export function extended(shape: MarkupShape, to: Point): MarkupShape {
  const at = inside(to);
  const [first, ...rest] = shape.points;
  if (!first) return shape;
  if (shape.tool !== 'STROKE') return { ...shape, points: [first, at] };
  const last = rest.at(-1) ?? first;
  const isNear = Math.hypot(at.x - last.x, at.y - last.y) < near;
  if (isNear || shape.points.length >= mostPoints) return shape;
  return { ...shape, points: [...shape.points, at] };
}

/** Whether it is large enough to be meant. */
export function isMeant({ points }: MarkupShape): boolean {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return Math.max(...xs) - Math.min(...xs) > slip || Math.max(...ys) - Math.min(...ys) > slip;
}
