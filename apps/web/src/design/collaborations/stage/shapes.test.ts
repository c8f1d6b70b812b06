import { expect, it } from 'vitest';
import { beginShape, extended, inside, isMeant } from './shapes.ts';

it('grows strokes by what can be seen, and ends arrows where the pointer is', () => {
  let stroke = beginShape('STROKE', 'CLAY', { x: 0.1, y: 0.1 });
  stroke = extended(stroke, { x: 0.101, y: 0.1 });
  expect(stroke.points).toHaveLength(2);
  stroke = extended(stroke, { x: 0.2, y: 0.1 });
  expect(stroke.points.at(-1)).toEqual({ x: 0.2, y: 0.1 });
  const arrow = extended(beginShape('ARROW', 'INK', { x: 0.1, y: 0.1 }), { x: 0.9, y: 0.8 });
  expect(extended(arrow, { x: 0.5, y: 0.5 }).points).toEqual([
    { x: 0.1, y: 0.1 },
    { x: 0.5, y: 0.5 },
  ]);
});

it('stays on the picture and within the limit of points', () => {
  expect(inside({ x: -1, y: 2 })).toEqual({ x: 0, y: 1 });
  let stroke = beginShape('STROKE', 'CLAY', { x: 0, y: 0 });
  for (let step = 0; step < 2000; step += 1)
    stroke = extended(stroke, { x: (step % 100) / 100, y: (step % 7) / 7 });
  expect(stroke.points).toHaveLength(400);
});

it('tells a slip of the hand from a drawing', () => {
  const begun = beginShape('RECTANGLE', 'SKY', { x: 0.5, y: 0.5 });
  expect(isMeant(begun)).toBe(false);
  expect(isMeant(extended(begun, { x: 0.505, y: 0.505 }))).toBe(false);
  expect(isMeant(extended(begun, { x: 0.6, y: 0.5 }))).toBe(true);
});
