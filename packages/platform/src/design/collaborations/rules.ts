import {
  markupShape,
  mostMarkupPoints,
  type MarkupShape,
} from '@brandwright/contract/design/collaborations/entities.ts';

/** Four decimals are a tenth of a pixel on a picture of a thousand. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** Where a mark-up's pin stands: the middle of all that was drawn, as shares of the picture. */
export function middleOf(shapes: readonly MarkupShape[]): { x: number; y: number } {
  const points = shapes.flatMap((shape) => shape.points);
  const between = (values: readonly number[]) => rounded((Math.min(...values) + Math.max(...values)) / 2);
  return { x: between(points.map(({ x }) => x)), y: between(points.map(({ y }) => y)) };
}

/** What is wrong with a drawing as a whole, or null. Single shapes are checked by their schema. */
export function faultOfMarkup(shapes: readonly MarkupShape[]): string | null {
  const points = shapes.reduce((sum, shape) => sum + shape.points.length, 0);
  if (points > mostMarkupPoints)
    return `A drawing can have at most ${mostMarkupPoints.toLocaleString('en-US')} points, and this one has ${points.toLocaleString('en-US')}. Split it in two.`;
  const odd = shapes.find(({ tool, points: own }) => tool !== 'STROKE' && own.length !== 2);
  return odd ? 'An arrow or rectangle needs exactly two points.' : null;
}

/** The shapes as they are kept: nothing that was not declared, and no more decimals than can be seen. */
export const keptShapes = (shapes: readonly MarkupShape[]): MarkupShape[] =>
  shapes.map((shape) => {
    const { points, ...rest } = markupShape.parse(shape);
    return { ...rest, points: points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })) };
  });
