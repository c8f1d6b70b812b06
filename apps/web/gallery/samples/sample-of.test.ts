import { describe, expect, it } from 'vitest';
import { operations } from '@brandwright/contract/registry.ts';
import { sampleOf } from './sample-of.ts';

const shown = operations.filter(({ card }) => card !== 'none');

describe.each(['full', 'empty'] as const)('a sample that is %s', (state) => {
  it('fits the output of every operation that has a card', () => {
    const faults = shown.flatMap(({ name, output }) => {
      const { error } = output.safeParse(sampleOf(output, state));
      return error ? [`${name}: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

describe('a full sample', () => {
  it('is the same each time', () => {
    const [first] = shown;
    expect(sampleOf(first!.output)).toEqual(sampleOf(first!.output));
  });
});
