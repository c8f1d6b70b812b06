import { describe, expect, it } from 'vitest';
import { differences, sayDifferences } from './differences.ts';
import { passPowers, sumUsage, type ReplayReport } from './figures.ts';
import type { ScriptResult, TurnResult } from './script-result.ts';

const used = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicros: null };
const turn = (answered: string, calls: string[] = [], more: Partial<TurnResult> = {}): TurnResult => ({
  said: 'How is it?',
  answered,
  calls,
  failures: [],
  firstEventMs: 1,
  endMs: 2,
  used,
  wasStopped: false,
  ...more,
});
const run = (passed: boolean, ...turns: TurnResult[]): ScriptResult => ({
  path: 'a.yaml',
  name: 'A',
  turns,
  afterFailures: [],
  passed,
});
const report = (...scripts: boolean[][]): ReplayReport => ({
  url: '',
  repeat: scripts[0]?.length ?? 0,
  scripts: scripts.map((passes) => ({ path: '', name: '', runs: passes.map((passed) => run(passed)) })),
});

describe('pass^k', () => {
  it('is one for scripts that always pass and nothing for those that never do', () => {
    expect(passPowers(report([true, true], [true, true]))).toEqual([
      { k: 1, share: 1 },
      { k: 2, share: 1 },
    ]);
    expect(passPowers(report([false, false])).map(({ share }) => share)).toEqual([0, 0]);
  });

  it('does not depend on which of the runs failed', () => {
    const shares = [0, 1, 2, 3].map((failed) =>
      passPowers(report([0, 1, 2, 3].map((index) => index !== failed))).map(({ share }) => share),
    );
    expect(shares[0]).toEqual([0.75, 0.5, 0.25, 0]);
    for (const one of shares) expect(one).toEqual(shares[0]);
  });

  it('is the mean over scripts', () => {
    const [first, second] = passPowers(report([true, true], [true, false]));
    expect(first?.share).toBe(0.75);
    expect(second?.share).toBe(0.5);
  });
});

describe('what the models used', () => {
  it('is added up, with the cost of those whose price is known', () => {
    const one = { inputTokens: 10, cachedInputTokens: 4, outputTokens: 2, costMicros: 5 };
    expect(sumUsage([one, { ...one, costMicros: null }])).toEqual({
      inputTokens: 20,
      cachedInputTokens: 8,
      outputTokens: 4,
      costMicros: 5,
    });
    expect(sumUsage([{ ...one, costMicros: null }]).costMicros).toBeNull();
  });
});

describe('where repeats differ', () => {
  it('is nowhere when only ids and instants do', () => {
    const call = (id: string, at: string) => turn('Done.', [`get_order {"id":"${id}","at":"${at}"} done`]);
    const runs = [
      run(true, call('11111111-1111-4111-8111-111111111111', '2026-11-20T15:00:00Z')),
      run(true, call('22222222-2222-4222-8222-222222222222', '2026-11-20T15:00:01.5Z')),
    ];
    expect(differences(runs)).toEqual([]);
  });

  it('is told with the turn, the ways it went and their runs', () => {
    const runs = ['Two orders.', 'Three orders.', 'Two orders.'].map((words) =>
      run(true, turn('Hello.'), turn(words)),
    );
    const found = differences(runs);
    expect(found).toEqual([
      {
        turn: 2,
        said: 'How is it?',
        ways: [
          { runs: [1, 3], what: 'Two orders.' },
          { runs: [2], what: 'Three orders.' },
        ],
      },
    ]);
    expect(sayDifferences(found)).toEqual([
      'turn 2 differs: How is it?',
      '  runs 1, 3: Two orders.',
      '  runs 2: Three orders.',
    ]);
  });

  it('is told of the state afterwards too', () => {
    const runs = [run(true), { ...run(false), afterFailures: ['get_order should answer'] }];
    expect(differences(runs).map(({ turn: where }) => where)).toEqual([0]);
  });

  it('is not in how far an answer went that was stopped', () => {
    const stopped = (words: string) => run(true, turn(words, [], { wasStopped: true }));
    expect(differences([stopped('Two'), stopped('Two orders')])).toEqual([]);
  });
});
