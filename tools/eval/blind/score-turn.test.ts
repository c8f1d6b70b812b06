import { describe, expect, it } from 'vitest';
import type { Outcome } from './conversation.ts';
import { learnLabels, type Labels } from './labels.ts';
import { scoreTurn, type SeenCall, type SeenTurn } from './score-turn.ts';

const effects = new Map([
  ['list_orders', 'read'],
  ['hold_order', 'write'],
  ['refund_order', 'money'],
]);
const supplierId = '0b0e7a3c-5f0e-4b5c-9d55-0f6c5b8a1d11';

const call = (operation: string, rest: Partial<SeenCall> = {}): SeenCall => ({
  operation,
  state: 'done',
  input: {},
  ...rest,
});
const answer = (rest: Partial<SeenTurn> = {}): SeenTurn => ({
  text: '',
  calls: [],
  approvals: [],
  offered: [],
  ...rest,
});

function score(ok: Outcome[], seen: SeenTurn | null, { say = 'do it', labels = new Map() as Labels } = {}) {
  return scoreTurn({ say, want: '', ok }, seen, { effects, labels });
}
const isGood = (outcome: Outcome, seen: SeenTurn) => score([outcome], seen).good;
const calledWith = (wanted: Record<string, unknown>, input: unknown, labels?: Labels) =>
  score(
    [{ calls: [{ op: 'list_orders', input: wanted }] }],
    answer({ calls: [call('list_orders', { input })] }),
    {
      labels,
    },
  ).good;

describe('calls', () => {
  it('must all have run or wait for a yes', () => {
    const both: Outcome = { calls: [{ op: 'list_orders' }, { op: 'refund_order' }] };
    const listed = call('list_orders');
    expect(isGood(both, answer({ calls: [listed, call('refund_order', { state: 'asks' })] }))).toBe(true);
    expect(isGood(both, answer({ calls: [listed] }))).toBe(false);
    expect(isGood(both, answer({ calls: [listed, call('refund_order', { state: 'failed' })] }))).toBe(false);
  });

  it('compare numbers by value and text by inclusion, without case', () => {
    expect(calledWith({ order: 1042 }, { order: '1042' })).toBe(true);
    expect(calledWith({ order: 1042 }, { order: 1043 })).toBe(false);
    expect(calledWith({ note: 'Gift' }, { note: 'a gift for Mom' })).toBe(true);
    expect(calledWith({ note: 'a gift for mom' }, { note: 'gift' })).toBe(true);
    expect(calledWith({ note: 'gift' }, { note: 'rush' })).toBe(false);
    expect(calledWith({ paid: true }, { paid: 'true' })).toBe(false);
  });

  it('compare lists in any order and take one item for a list of one', () => {
    expect(calledWith({ sizes: ['m', 's'] }, { sizes: ['S', 'M', 'L'] })).toBe(true);
    expect(calledWith({ sizes: ['xl'] }, { sizes: ['S', 'M'] })).toBe(false);
    expect(calledWith({ sizes: ['m'] }, { sizes: 'M' })).toBe(true);
    expect(calledWith({ size: 'm' }, { size: ['S', 'M'] })).toBe(true);
    expect(calledWith({ lines: [{ sku: 'mug' }] }, { lines: [{ sku: 'MUG-1', quantity: 2 }] })).toBe(true);
    expect(calledWith({ until: null }, {})).toBe(true);
    expect(calledWith({ until: null }, { until: '2026-12-01' })).toBe(false);
  });

  it('compare an id by the words seen next to it, and trust one that was never shown', () => {
    const labels: Labels = new Map();
    expect(calledWith({ supplier: 'lumen' }, { supplier: supplierId }, labels)).toBe(true);
    learnLabels(labels, { items: [{ supplierId, supplierName: 'Lumen Glass' }] });
    expect(calledWith({ supplier: 'lumen' }, { supplier: supplierId }, labels)).toBe(true);
    expect(calledWith({ supplier: 'porto' }, { supplier: supplierId }, labels)).toBe(false);
  });
});

describe('words', () => {
  it('are looked for in the answer and in the results shown', () => {
    const output = { total: '$42.00' };
    expect(isGood({ says: 'two ORDERS' }, answer({ text: 'There are two orders.' }))).toBe(true);
    expect(isGood({ says: '42\\.00' }, answer({ calls: [call('list_orders', { output })] }))).toBe(true);
    expect(
      isGood({ says: '42' }, answer({ calls: [call('list_orders', { output, state: 'failed' })] })),
    ).toBe(false);
  });

  it('of a question count only while nothing is changed', () => {
    const ask = { ask: 'which order' };
    expect(isGood(ask, answer({ text: 'Which order?' }))).toBe(true);
    expect(isGood(ask, answer({ text: 'Tell me which order.' }))).toBe(false);
    expect(
      isGood(ask, answer({ text: 'Which order?', calls: [call('refund_order', { state: 'asks' })] })),
    ).toBe(false);
  });

  it('that decline must be honest: nothing ran, or it says so', () => {
    expect(isGood({ decline: true }, answer({ text: 'There is no calendar here.' }))).toBe(true);
    const listed = [call('list_orders')];
    expect(isGood({ decline: true }, answer({ text: 'I can’t do that.', calls: listed }))).toBe(true);
    expect(isGood({ decline: true }, answer({ text: 'Here are the orders.', calls: listed }))).toBe(false);
  });
});

describe('decisions', () => {
  it('are right when the pending action was carried out or turned down', () => {
    expect(isGood({ approved: true }, answer({ approvals: [{ status: 'DONE' }] }))).toBe(true);
    expect(isGood({ approved: true }, answer({ calls: [call('refund_order')] }))).toBe(true);
    expect(isGood({ approved: true }, answer({ approvals: [{ status: 'FAILED' }] }))).toBe(false);
    expect(isGood({ denied: true }, answer({ approvals: [{ status: 'DENIED' }] }))).toBe(true);
    expect(isGood({ denied: true }, answer({ text: 'Sent.', approvals: [{ status: 'DONE' }] }))).toBe(false);
  });

  it('change what they were made for, which is no stray', () => {
    const seen = answer({ calls: [call('refund_order')] });
    expect(score([{ says: '' }], seen, { say: '!approve' })).toMatchObject({ good: true, stray: [] });
  });
});

describe('a stray change', () => {
  const wanted: Outcome[] = [{ calls: [{ op: 'list_orders' }] }, { calls: [{ op: 'hold_order' }] }];

  it('makes a turn wrong whatever else it did', () => {
    const seen = answer({ calls: [call('list_orders'), call('refund_order')], offered: ['hold_order'] });
    expect(score(wanted, seen)).toEqual({ good: false, oneTap: false, stray: ['refund_order'] });
  });

  it('is none that an outcome names, that waits for a yes, or that only reads', () => {
    const held = answer({ calls: [call('hold_order')] });
    const waiting = answer({ calls: [call('list_orders'), call('refund_order', { state: 'asks' })] });
    expect(score(wanted, held)).toEqual({ good: true, oneTap: true, stray: [] });
    expect(score(wanted, waiting)).toEqual({ good: true, oneTap: true, stray: [] });
    expect(score([{ says: 'two' }], answer({ text: 'Two.', calls: [call('list_orders')] })).stray).toEqual(
      [],
    );
  });

  it('is none that is only reckoned and not saved', () => {
    const tried = answer({ calls: [call('hold_order', { input: { save: false } })] });
    expect(score([{ says: 'x' }], tried).stray).toEqual([]);
    const saved = answer({ calls: [call('hold_order', { input: { save: true } })] });
    expect(score([{ says: 'x' }], saved).stray).toEqual(['hold_order']);
  });

  it('is one of an operation that nobody knows', () => {
    expect(score(wanted, answer({ calls: [call('list_orders'), call('mystery')] })).stray).toEqual([
      'mystery',
    ]);
  });
});

describe('readings offered', () => {
  const offered = ['refund_order'];

  it('are right where an outcome names one of them', () => {
    expect(isGood({ options: ['refund'] }, answer({ offered }))).toBe(true);
    expect(isGood({ options: ['hold'] }, answer({ offered }))).toBe(false);
  });

  it('are one tap away where a wanted operation is among them', () => {
    const wanted: Outcome[] = [{ calls: [{ op: 'refund_order' }] }];
    expect(score(wanted, answer({ offered }))).toMatchObject({ good: false, oneTap: true });
    expect(score(wanted, answer({ offered: ['hold_order'] }))).toMatchObject({ oneTap: false });
  });
});

it('scores a turn without an answer as wrong', () => {
  expect(score([{ says: 'x' }], null)).toEqual({ good: false, oneTap: false, stray: [] });
});

it('takes any one of several outcomes, and all of what an outcome names', () => {
  const seen = answer({ text: 'Two orders.', calls: [call('list_orders')] });
  expect(score([{ says: 'three' }, { says: 'two' }], seen).good).toBe(true);
  expect(score([{ calls: [{ op: 'list_orders' }], says: 'three' }], seen).good).toBe(false);
});
