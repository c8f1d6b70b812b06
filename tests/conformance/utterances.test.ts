import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { fewUtterances } from '../../tools/eval/coverage.ts';

describe('offered operations', () => {
  it('have enough utterances', () => {
    expect(fewUtterances(operations)).toEqual([]);
  });

  it('are missed when they have none', () => {
    const unasked = { name: 'juggle_oranges', offered: true };
    expect(fewUtterances([unasked])).toEqual(['juggle_oranges: 0 in all, 0 held out']);
    expect(fewUtterances([{ ...unasked, offered: false }])).toEqual([]);
  });
});
