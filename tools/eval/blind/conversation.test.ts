import { describe, expect, it } from 'vitest';
import { decisionOf, parseConversations, sampleEvery } from './conversation.ts';

const ok = [{ calls: [{ op: 'list_orders', input: { status: 'open' } }], says: 'order|sale' }];
const line = (turn: object) =>
  JSON.stringify({ id: 'a-001', area: 'orders', turns: [{ say: 'any orders?', want: 'list', ok, ...turn }] });

describe('parseConversations', () => {
  it('takes a conversation per line and skips empty lines', () => {
    const parsed = parseConversations(`${line({})}\n\n${line({ say: '!approve' })}\n`, 'a.jsonl');
    expect(parsed.map(({ turns }) => turns[0]?.say)).toEqual(['any orders?', '!approve']);
    expect(parsed[0]?.turns[0]?.ok).toEqual(ok);
  });

  it('names the file and the line that is not valid', () => {
    expect(() => parseConversations(`${line({})}\n${line({ say: '' })}`, 'a.jsonl')).toThrow(/^a\.jsonl:2\n/);
  });

  it.each([
    ['a field it does not know', [{ call: [{ op: 'list_orders' }] }]],
    ['a broken regular expression', [{ says: '(' }]],
    ['an outcome that expects nothing', [{ decline: false }]],
    ['no outcome at all', []],
  ])('refuses %s', (_, outcomes) => {
    expect(() => parseConversations(line({ ok: outcomes }), 'a.jsonl')).toThrow('a.jsonl:1');
  });
});

describe('sampleEvery', () => {
  it('takes the first and every Nth after it', () => {
    expect(sampleEvery([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 3, 6]);
    expect(sampleEvery([0, 1, 2], 1)).toEqual([0, 1, 2]);
  });
});

describe('decisionOf', () => {
  it('tells decisions from words', () => {
    const decisions = ['!approve', '!deny', 'approve it'].map((say) => decisionOf({ say, want: '', ok: [] }));
    expect(decisions).toEqual(['approve', 'deny', null]);
  });
});
