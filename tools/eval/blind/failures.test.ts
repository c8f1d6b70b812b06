import { expect, it } from 'vitest';
import type { Outcome } from './conversation.ts';
import { countFailures, failureOf, isQuestion } from './failures.ts';
import { figuresOf } from './figures.ts';
import type { TurnReport } from './run-file.ts';

const call = (op: string) => ({ op, input: {}, state: 'done', error: undefined });
const wants: Outcome[] = [{ calls: [{ op: 'hold_order' }] }];
const turn = (rest: Partial<TurnReport>): TurnReport => ({
  ...{ say: 'hold it', want: '', ok: wants, calls: [], offered: [], text: '', failure: undefined },
  ...{ good: false, oneTap: false, stray: [] },
  ...rest,
});

it.each([
  [null, { good: true }],
  ['no answer', { failure: 'timeout' }],
  ['a change nobody asked for', { stray: ['undo_change'], calls: [call('undo_change')] }],
  ['did not decline', { ok: [{ decline: true }], calls: [call('list_orders')] }],
  ['asked without need', { text: 'Which order?' }],
  ['asked without need', { text: 'I can do one of these:', offered: ['list_orders'] }],
  ['right operation, other input or words', { calls: [call('hold_order')], text: 'Held.' }],
  ['another operation', { calls: [call('list_orders')], text: 'Three orders.' }],
  ['declined what it can do', { text: 'That is outside what I can do.' }],
  ['only said something', { text: 'Hello.' }],
] as const)('%s', (kind, rest) => {
  expect(failureOf(turn(rest as Partial<TurnReport>))).toBe(kind);
});

it('counts kinds, questions that were needed and what was declined', () => {
  const turns = [
    turn({ text: 'Which one?' }),
    turn({ good: true, text: 'Which one?', ok: [{ ask: 'which' }] }),
    turn({ good: true, text: 'No.', ok: [{ decline: true }] }),
    turn({ text: 'Done.', calls: [call('list_orders')], ok: [{ decline: true }] }),
  ];
  const reports = [{ id: 'a-1', area: 'orders', turns }];
  expect(turns.filter(isQuestion)).toHaveLength(2);
  expect(countFailures(reports)).toEqual({ 'asked without need': 1, 'did not decline': 1 });
  expect(figuresOf(reports)).toMatchObject({ asked: 2, askedNeeded: 1, outOfScope: 2, declined: 1 });
});
