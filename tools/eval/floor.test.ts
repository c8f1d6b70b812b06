import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { compareWithFloors, raised } from './floor.ts';
import type { Tried } from './try-out.ts';

const tried = (right: boolean, asked: boolean, questionNeeded: boolean | null): Tried => ({
  utterance: { say: 'cancel it', operation: 'cancel_order' },
  verdict: {
    operationRight: right,
    argumentsRight: right,
    questionNeeded,
    asked,
    declined: !right && !asked,
    got: '',
  },
  routed: right,
  milliseconds: 5,
});
const figures = figuresOf([
  tried(true, false, false),
  tried(true, true, true),
  tried(false, true, false),
  tried(false, false, true),
]);

describe('figures', () => {
  it('count questions that are needed and those that are not', () => {
    expect(figures.operation).toBe(0.5);
    expect(figures.askedWhenNeeded).toBe(0.5);
    expect(figures.questionsNeeded).toBe(0.5);
    expect(figures.inScope).toBe(0.75);
    expect(figures.falseAlarms).toBe(0.25);
    expect(figures.outOfScope).toBeNull();
  });
});

describe('floors', () => {
  const areas = new Map([['orders', figures]]);

  it('name the figure that lies below', () => {
    const { compared, below } = compareWithFloors({ orders: { operation: 0.6, inScope: 0.7 } }, areas);
    expect(compared).toBe(2);
    expect(below).toEqual(['orders, operation: 50.0 %, floor 60.0 %']);
  });

  it('fail for a set that has gone, unless it is known to be absent', () => {
    expect(compareWithFloors({ tariffs: { operation: 0.6 } }, areas).below).toHaveLength(1);
    expect(compareWithFloors({ tariffs: { operation: 0.6 } }, areas, new Set(['tariffs'])).below).toEqual([]);
  });

  it('rise and never come down', () => {
    const next = raised({ orders: { operation: 0.1, inScope: 0.9 } }, areas);
    expect(next['orders']?.operation).toBe(0.125);
    expect(next['orders']?.inScope).toBe(0.9);
  });
});
