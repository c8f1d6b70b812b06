import type { RecordCandidate } from '@brandwright/platform';
import { describe, expect, it } from 'vitest';
import type { PastMessage } from './past-message.ts';
import { namedRecords } from './named-records.ts';

const found = (more: Partial<RecordCandidate>): RecordCandidate => ({
  ...{ kind: 'customer', value: 'c1', id: 'c1', label: 'Maya Chen', matched: 'Maya', score: 0.6 },
  ...more,
});
const maya = (id: string) => found({ id, value: id, label: `Maya ${id}` });
const order = (matched: string, score: number) =>
  found({ kind: 'order', value: 420, id: 'o420', label: 'Order #420, Ada', matched, score });
const shown = (result: unknown): PastMessage[] => [
  {
    ...{ id: 'a', role: 'assistant', text: '', files: [] },
    memory: {
      ...{ text: '', asked: null },
      calls: [
        { callId: 'c', operation: 'list_orders', input: {}, answer: { ok: true, result, summary: '' } },
      ],
    },
  },
];

describe('the records that a message names', () => {
  it('are no orders where a figure stands alone', () => {
    expect(namedRecords([order('420', 0.85), order('24', 0.4)], []).records).toEqual([]);
    expect(namedRecords([order('#420', 1)], []).records).toHaveLength(1);
    expect(namedRecords([order('order 420', 1)], []).records).toHaveLength(1);
  });

  it('are orders by a bare number where the order is in the conversation, not where a figure is', () => {
    expect(
      namedRecords([order('420', 0.85)], shown({ orders: [{ orderNumber: 420 }] })).records,
    ).toHaveLength(1);
    expect(namedRecords([order('420', 0.85)], shown({ quantity: 420 })).records).toEqual([]);
  });

  it('are of several people of one name the one in the conversation', () => {
    const all = ['c1', 'c2', 'c3', 'c4', 'c5'].map(maya);
    const { records } = namedRecords(all, shown({ customer: { id: 'c4' } }));
    expect(records.map(({ id }) => id)).toEqual(['c4']);
  });

  it('are three of many, with how many more there are', () => {
    const all = ['c1', 'c2', 'c3', 'c4', 'c5'].map(maya);
    const { records, notes } = namedRecords(all, []);
    expect(records).toHaveLength(3);
    expect(notes).toEqual(['2 more customer records are named "Maya".']);
  });

  it('are the one named in full and not those who share the first name', () => {
    const whole = found({ id: 'c9', value: 'c9', matched: 'Maya Chen', score: 1 });
    expect(namedRecords([whole, maya('c1'), maya('c2')], []).records).toEqual([whole]);
  });

  it('are none where a word happens to stand in a name or in a category', () => {
    const society = found({ kind: 'supplier', matched: 'society', score: 0.5 });
    const hats = found({ kind: 'category', label: 'Hats', matched: 'cap', score: 1 });
    expect(namedRecords([society, hats], []).records).toEqual([]);
  });
});
