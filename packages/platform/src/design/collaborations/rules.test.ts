import type { MarkupShape } from '@brandwright/contract/design/collaborations/entities.ts';
import { expect, it } from 'vitest';
import { faultOfMarkup, keptShapes, middleOf } from './rules.ts';

const shape = (points: [number, number][], tool: MarkupShape['tool'] = 'STROKE'): MarkupShape => ({
  tool,
  color: 'CLAY',
  width: 0.01,
  points: points.map(([x, y]) => ({ x, y })),
});

it('pins a drawing in the middle of all its shapes', () => {
  const middle = middleOf([
    shape([
      [0.2, 0.4],
      [0.4, 0.6],
    ]),
    shape([
      [0.6, 0.2],
      [0.3, 0.3],
    ]),
  ]);
  expect(middle.x).toBeCloseTo(0.4);
  expect(middle.y).toBeCloseTo(0.4);
});

it('keeps what can be seen, and nothing that was not declared', () => {
  const odd = {
    ...shape([
      [1 / 3, 2 / 3],
      [0.5, 0.5],
    ]),
    script: 'x',
  };
  expect(keptShapes([odd])).toEqual([
    shape([
      [0.3333, 0.6667],
      [0.5, 0.5],
    ]),
  ]);
});

it('refuses drawings that are too large, and arrows with a bend', () => {
  const long = shape(Array.from({ length: 400 }, (): [number, number] => [0.1, 0.1]));
  expect(faultOfMarkup(Array.from({ length: 10 }, () => long))).toBeNull();
  expect(faultOfMarkup(Array.from({ length: 11 }, () => long))).toContain('4,000');
  expect(
    faultOfMarkup([
      shape(
        [
          [0, 0],
          [1, 1],
          [0, 1],
        ],
        'ARROW',
      ),
    ]),
  ).toContain('two points');
});
