import { describe, expect, it } from 'vitest';
import { chosenLines } from './return-draft.ts';

const line = (lineItemId: string, returnable: number) => ({
  lineItemId,
  title: 'Mug',
  variant: null,
  returnable,
});

describe('the lines that are chosen', () => {
  it('are those with units, never more than can come back', () => {
    const draft = {
      a: { units: 5, reason: 'DAMAGED' as const },
      b: { units: 0, reason: 'LATE' as const },
    };
    expect(chosenLines([line('a', 2), line('b', 3), line('c', 1)], draft)).toEqual([
      { lineItemId: 'a', quantity: 2, reason: 'DAMAGED' },
    ]);
  });
});
