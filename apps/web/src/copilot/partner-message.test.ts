import { describe, expect, it } from 'vitest';
import type { PendingAction } from '@brandwright/contract/kernel/approval.ts';
import { answerParts, isShown, repeatsReceipt, textOf } from './partner-message.ts';
import type { PartnerMessage } from './partner-message.ts';

const answer: PartnerMessage = {
  id: 'a',
  role: 'assistant',
  parts: [
    { type: 'data-turn', id: 't', data: { conversationId: 'c', turnId: 't' } },
    {
      type: 'data-call',
      id: '1',
      data: {
        callId: '1',
        operation: 'list_orders',
        title: 'Orders',
        card: 'orders',
        state: 'done',
        input: {},
      },
    },
    { type: 'text', text: 'Two orders.' },
    { type: 'text', text: '' },
    { type: 'data-suggestions', data: { items: ['Put them on hold'] } },
    { type: 'text', text: 'Both are late.' },
  ],
};

describe('answerParts', () => {
  it('sorts by what they are, empty texts left out', () => {
    const parts = answerParts(answer);
    expect(parts.texts).toEqual(['Two orders.', 'Both are late.']);
    expect(parts.calls.map((call) => call.operation)).toEqual(['list_orders']);
    expect(parts.suggestions).toEqual(['Put them on hold']);
    expect(parts.turn?.conversationId).toBe('c');
    expect(parts.failure).toBeNull();
  });
});

describe('isShown', () => {
  it('hides what was decided without words, keeps words, files and answers', () => {
    expect(isShown({ id: 'u', role: 'user', parts: [] })).toBe(false);
    expect(isShown({ id: 'u', role: 'user', parts: [{ type: 'text', text: 'hi' }] })).toBe(true);
    expect(
      isShown({
        id: 'u',
        role: 'user',
        parts: [],
        metadata: {
          createdAt: '',
          files: [{ id: '1', name: 'a.csv', url: '/files/1', contentType: 'text/csv' }],
        },
      }),
    ).toBe(true);
    expect(isShown(answer)).toBe(true);
  });
});

it('joins texts as paragraphs', () => {
  expect(textOf(answer)).toBe('Two orders.\n\n\n\nBoth are late.');
});

describe('repeatsReceipt', () => {
  const action = { id: '1', outcome: null } as PendingAction;
  it('knows the sentence of a receipt, and only that', () => {
    const outcomeOf = () => 'Order #1060 is canceled.';
    expect(repeatsReceipt('Order #1060 is canceled. ', [action], outcomeOf)).toBe(true);
    expect(repeatsReceipt('Order #1060 is canceled. Order #1061 is not.', [action], outcomeOf)).toBe(false);
    expect(repeatsReceipt('Order #1060 is canceled.', [], outcomeOf)).toBe(false);
    expect(repeatsReceipt('Order #1060 is canceled.', [action], () => null)).toBe(false);
  });
});
