import { probabilities, type Head } from '@brandwright/copilot/offline/parse/heads.ts';
import { expect, it } from 'vitest';
import { fitHead, type LabeledSummary } from './fit-head.ts';

const head: Head = {
  labels: ['a', 'b', 'c'],
  width: 2,
  weights: Float32Array.of(1, 0, 0, 1, 0, 0),
  bias: Float32Array.of(0, 0, -1),
};
const sample = (x: number, y: number, ...right: number[]): LabeledSummary => ({
  summary: Float32Array.of(x, y),
  right,
});
const samples = Array.from({ length: 200 }, (_, at) =>
  at % 3 === 0 ? sample(-1, -0.5 - at / 1000, 2) : at % 3 === 1 ? sample(2, at / 1000, 0) : sample(0, 2, 1),
);
const fit = { passes: 8, rate: 0.2, decay: 1e-4 };
const likeliest = (of: Head, x: number, y: number) =>
  [...probabilities(of, Float32Array.of(x, y))].sort((a, b) => b[1] - a[1])[0]?.[0];

it('learns all rows at once, and keeps what was read rightly', () => {
  const after = fitHead(head, samples, fit);
  expect(likeliest(after, -1, -0.6)).toBe('c');
  expect(likeliest(after, 2, 0)).toBe('a');
  expect(likeliest(after, 0, 2)).toBe('b');
  expect(after.labels).toEqual(head.labels);
});

it('gives the same rows each time, and leaves the head that it began from', () => {
  expect(fitHead(head, samples, fit)).toEqual(fitHead(head, samples, fit));
  expect([...head.weights]).toEqual([1, 0, 0, 1, 0, 0]);
});

it('takes any of several right labels', () => {
  const either = Array.from({ length: 100 }, () => sample(-1, -1, 1, 2));
  const shares = probabilities(fitHead(head, either, fit), Float32Array.of(-1, -1));
  expect((shares.get('b') ?? 0) + (shares.get('c') ?? 0)).toBeGreaterThan(0.9);
});
