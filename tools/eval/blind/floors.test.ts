import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { belowFloors } from './floors.ts';
import type { ConversationReport, TurnReport } from './run-file.ts';

const turn = (good: boolean, oneTap = good, stray: string[] = []): TurnReport => ({
  ...{ say: 'do it', want: '', ok: [], calls: [], offered: [], text: '', failure: undefined },
  ...{ good, oneTap, stray },
});
const conversation = (...turns: TurnReport[]): ConversationReport => ({ id: 'a-1', area: 'orders', turns });

const figures = figuresOf([
  conversation(turn(true), turn(true)),
  conversation(turn(false, true), turn(false, false, ['hold_order'])),
]);

describe('figuresOf', () => {
  it('counts turns, and conversations in which every turn was right', () => {
    expect(figures).toMatchObject({ conversations: 2, whole: 1, turns: 4, right: 2, oneTap: 3, strays: 1 });
  });
});

describe('belowFloors', () => {
  const measured = new Map([['a.jsonl', figures]]);

  it('names the file whose share of right turns is below its floor', () => {
    expect(belowFloors({ 'a.jsonl': { every: 1, right: 0.5, unasked: 1 } }, measured)).toEqual([]);
    expect(belowFloors({ 'a.jsonl': { every: 1, right: 0.6, unasked: 1 } }, measured)).toEqual([
      'a.jsonl: 50.0 %, floor 60.0 %',
    ]);
  });

  it('names the file with more changes that nobody asked for than it may have', () => {
    expect(belowFloors({ 'a.jsonl': { every: 1, right: 0.5 } }, measured)).toEqual([
      'a.jsonl: 1 changes nobody asked for, at most 0',
    ]);
  });

  it('fails for a file that is gone', () => {
    expect(belowFloors({ 'b.jsonl': { every: 1, right: 0 } }, measured)).toHaveLength(1);
  });
});
