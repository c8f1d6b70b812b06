import type { Head } from '@brandwright/copilot/offline/parse/heads.ts';
import { expect, it } from 'vitest';
import { fitRow, type Sample } from './fit-row.ts';
import { withRow } from './heads-file.ts';

const sample = (values: readonly number[], others: number): Sample => ({
  summary: Float32Array.from(values),
  others,
});
const score = (row: ReturnType<typeof fitRow>, { summary }: Sample) =>
  row.weights.reduce((sum, weight, at) => sum + weight * (summary[at] ?? 0), row.bias);

it('fits a row that outscores the other labels for its own messages and for no others', () => {
  const right = [sample([1, 0.1], 2), sample([0.9, -0.2], 2.5)];
  const wrong = [sample([-1, 0.3], 2), sample([-0.8, 0], 1.5), sample([0, 1], 3)];
  const row = fitRow(right, wrong, 10);
  for (const one of right) expect(score(row, one)).toBeGreaterThan(one.others);
  for (const one of wrong) expect(score(row, one)).toBeLessThan(one.others);
  expect(fitRow(right, wrong, 10)).toEqual(row);
});

it('goes on from the row that there is, which stays as sure as it was', () => {
  const right = [sample([1, 0.1], 2), sample([0.9, -0.2], 2.5)];
  const wrong = [sample([-1, 0.3], 2)];
  const before = { weights: Float32Array.of(9, 0), bias: -1 };
  const after = fitRow(right, wrong, 10, before);
  for (const one of right) expect(score(after, one)).toBeGreaterThan(score(before, one) - 0.5);
  const [fresh] = [sample([0.2, 1], 2)];
  if (fresh)
    expect(score(fitRow([...right, fresh], wrong, 10, before), fresh)).toBeGreaterThan(score(before, fresh));
});

it('changes one row of a head and nothing else', () => {
  const head: Head = {
    labels: ['a', '?'],
    width: 2,
    weights: Float32Array.of(1, 2, 3, 4),
    bias: Float32Array.of(5, 6),
  };
  const row = { weights: Float32Array.of(7, 8), bias: 9 };
  expect([...withRow(head, 'a', row).weights]).toEqual([7, 8, 3, 4]);
  const added = withRow(head, 'b', row, '?');
  expect(added.labels).toEqual(['a', 'b', '?']);
  expect([...added.weights]).toEqual([1, 2, 7, 8, 3, 4]);
  expect([...added.bias]).toEqual([5, 9, 6]);
  expect(withRow(head, 'b', row).labels).toEqual(['a', '?', 'b']);
});
