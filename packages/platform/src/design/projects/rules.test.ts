import { expect, it } from 'vitest';
import { freePlace, isAsLeft } from './rules.ts';

const size = { width: 220, height: 160 };

it('puts the first thing in the corner, and later ones where nothing is covered', () => {
  expect(freePlace([], size)).toEqual({ x: 0, y: 0 });
  const taken = [{ x: 0, y: 0, ...size }];
  const second = freePlace(taken, size);
  expect(second).toEqual({ x: 284, y: 0 });
  const third = freePlace([{ x: 0, y: 0, width: 1200, height: 160 }], size);
  expect(third.x).toBe(0);
  expect(third.y).toBeGreaterThan(160);
});

it('puts things under a board that is full', () => {
  const wall = [{ x: -5000, y: -5000, width: 40_000, height: 40_000 }];
  expect(freePlace(wall, size)).toEqual({ x: 0, y: 35_024 });
});

it('tells what was changed since from what was not', () => {
  expect(isAsLeft({ a: 1, b: [2], c: 3 }, { a: 1, b: [2] })).toBe(true);
  expect(isAsLeft({ a: 1 }, { a: 2 })).toBe(false);
});
